import { type Output, call } from '../../../client/call.ts'
import type { RecordedEvent } from '../../../frames/replay/messages.ts'

export type WholeReplay = Output<'GET /api/websites/{websiteId}/replays/{replaySessionId}'>

interface Reading {
  first: WholeReplay
  /** Gets the events of each answer as they come, and of how many chunks they are. */
  take: (events: readonly RecordedEvent[], chunks: number) => void
  isLeft: () => boolean
}

/** Reads all events of a recording, of which the first answer is there; the answer says which chunks are lost. */
export async function readEvents({ first, take, isLeft }: Reading): Promise<number[]> {
  const lost = [...first.lost]
  let page = first
  for (;;) {
    const next = page.nextCursor
    take(page.events, next === null ? first.chunkCount : Number(next))
    if (next === null || isLeft()) return lost
    page = await call('GET /api/websites/{websiteId}/replays/{replaySessionId}', {
      websiteId: first.websiteId,
      replaySessionId: first.replaySessionId,
      cursor: Number(next),
    })
    lost.push(...page.lost)
  }
}
