import { readRecordings } from '../websites/index.ts'
import { z } from 'zod'
import type { KeptChunk } from '../../../durable-objects/website-store/replays/readings.ts'
import type { ReplayEvent as RecordedEvent } from '../../../shared/domain/tracker/recording.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { replayNotFound } from './errors.ts'
import { replayOrganization } from './replay-organization.ts'
import { openChunk } from './open-chunk.ts'
import { ReplayEvent, summaryFields } from './schemas.ts'
import { viewOf } from './view.ts'

/** What an answer holds of events, as JSON in bytes, and one chunk in any case. */
const mostBytes = 2_000_000

export const getReplay = defineOperation({
  id: 'replays.get',
  route: 'GET /api/websites/{websiteId}/replays/{replaySessionId}',
  summary: 'Get a recording of a visit, with its events',
  description:
    "`events` are those of rrweb, in order, of as many chunks as fit an answer; `nextCursor` leads to the others. What is lost of it is in `lost`, by the chunk's number in the manifest.",
  access: { role: 'viewer', organization: replayOrganization, hidden: replayNotFound },
  effect: 'read',
  input: () => ({
    websiteId: z.uuid(),
    replaySessionId: z.uuid(),
    cursor: z.coerce
      .number()
      .int()
      .min(0)
      .max(100_000)
      .default(0)
      .describe('`nextCursor` of the answer before'),
  }),
  output: () =>
    z.object({
      ...summaryFields(),
      events: z.array(ReplayEvent()),
      lost: z.array(z.number().int()),
      nextCursor: z.string().nullable(),
    }),
  errors: [replayNotFound],
  async run(context, { websiteId, replaySessionId, cursor }) {
    const asked = { replay: replaySessionId }
    const kept = await readRecordings(context, { websiteId, reading: 'one', asked })
    if (!kept) throw replayNotFound()
    const until = pageEnd(kept.chunks, cursor)
    const read = await readEvents(context, kept.chunks, { from: cursor, until })
    return {
      ...viewOf(kept.replay, { websiteId, now: context.now() }),
      ...read,
      nextCursor: until < kept.chunks.length ? String(until) : null,
    }
  },
})

function pageEnd(chunks: readonly KeptChunk[], from: number): number {
  let bytes = 0
  let until = from
  while (until < chunks.length) {
    bytes += chunks[until]?.digest.bytes ?? 0
    if (until > from && bytes > mostBytes) break
    until++
  }
  return until
}

async function readEvents(
  context: Context,
  chunks: readonly KeptChunk[],
  { from, until }: { from: number; until: number },
): Promise<{ events: RecordedEvent[]; lost: number[] }> {
  const page = chunks.slice(from, until)
  const read = await Promise.all(page.map((chunk) => openChunk(context, chunk)))
  return {
    events: read.flatMap((events) => events ?? []).toSorted((a, b) => a.timestamp - b.timestamp),
    lost: read.flatMap((events, place) => (events ? [] : [from + place])),
  }
}
