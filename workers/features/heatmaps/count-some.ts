import { type Counted, addHeats, nothingCounted } from '../../../shared/domain/analytics/heatmap/count.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { readRecordings } from '../websites/index.ts'
import type { Progress } from './stored.ts'
import type { HeatmapRow } from './store.ts'

/** In one message the website is asked so often; the rest is for the next. */
const mostAsked = 20
/** Of more recordings a heatmap says nothing new. The newest count. */
const mostRecordings = 20_000

/** Counts what some more recordings say of a page, from the newest on. `after` is null once all of them were counted. */
export async function countSome(
  context: Context,
  { websiteId, urlPath, device, windowStart, windowEnd }: HeatmapRow,
  before: Progress | null,
  most = mostAsked,
): Promise<Progress> {
  const page = { path: urlPath, device, from: windowStart, to: windowEnd }
  let counted: Counted = before?.counted ?? nothingCounted
  let after = before?.after ?? null
  for (let asked = 0; asked < most; asked++) {
    const told = await readRecordings(context, { websiteId, reading: 'heats', asked: { ...page, after } })
    if (told) counted = addHeats(counted, told.heats)
    after = counted.recordings < mostRecordings ? (told?.next ?? null) : null
    if (!after) break
  }
  return { counted, after }
}
