import { call } from '../../../client/call.ts'
import type { Built } from './types.ts'

const wholePage = 2

/** The snapshot of the page that a heatmap names, out of its recording; null where that is gone. */
export async function readPicture(
  websiteId: string,
  picture: NonNullable<Built['picture']>,
): Promise<unknown> {
  const { replaySessionId } = picture
  const at = Date.parse(picture.at)
  const named = { websiteId, replaySessionId }
  const { chunks } = await call('GET /api/websites/{websiteId}/replays/{replaySessionId}/manifest', named)
  for (const { n, from, to } of chunks) {
    if (Date.parse(from) > at || Date.parse(to) < at) continue
    const { events } = await call('GET /api/websites/{websiteId}/replays/{replaySessionId}', {
      ...named,
      cursor: n,
    })
    const found = events.find(({ type, timestamp }) => type === wholePage && Math.floor(timestamp) === at)
    if (found) return (found['data'] as { node?: unknown } | undefined)?.node ?? null
  }
  return null
}
