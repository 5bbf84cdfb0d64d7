import { type Segment, dayMs } from '../segment/segment.ts'
import { eventKinds } from '../event.ts'
import { type Filter, matcherOf, noFilter } from './filters.ts'

/** From `from` until before `until`, in milliseconds since the epoch. */
export interface Range {
  from: number
  until: number
}

/** A visit ends after half an hour of silence. */
export const silenceMs = 30 * 60_000

/**
 * Calls `take` for each row of a segment that is in the range and passes the filters, in the order of visits. `visit` counts the visits of the segment from 0; hits of those who could
 * not be told apart belong to none, -1.
 */
export function eachRow(
  segment: Segment,
  { range, filter }: { range: Range; filter: Filter },
  take: (row: number, visit: number) => void,
): void {
  const { visitor, at, rows } = segment
  const passes = matcherOf(segment, filter)
  const bounced = filter.excludeBounce ? bouncesOf(segment) : null
  const begin = segment.day * dayMs
  const [from, until] = [range.from - begin, range.until - begin]
  let visit = -1
  for (let row = 0; row < rows; row++) {
    const [who, when] = [visitor[row] ?? 0, at[row] ?? 0]
    const isSame = row > 0 && visitor[row - 1] === who && when - (at[row - 1] ?? 0) <= silenceMs
    if (who !== 0 && !isSame) visit++
    if (when < from || when >= until || !passes(row)) continue
    if (!bounced || (who !== 0 && bounced[visit] === 0)) take(row, who === 0 ? -1 : visit)
  }
}

/** Of each visit whether it has one page view and no more. */
function bouncesOf(segment: Segment): Uint8Array {
  const views = new Uint32Array(segment.rows)
  const range = { from: -Infinity, until: Infinity }
  eachRow(segment, { range, filter: noFilter }, (row, visit) => {
    if (visit >= 0 && segment.kind[row] === eventKinds.pageview) views[visit] = (views[visit] ?? 0) + 1
  })
  return Uint8Array.from(views, (count) => Number(count === 1))
}
