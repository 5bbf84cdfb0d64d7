import { type Segment, dayMs } from '../segment/segment.ts'
import { eventKinds } from '../event.ts'
import { type Filter, noFilter, passingRows } from './filters.ts'

/** From `from` until before `until`, in milliseconds since the epoch. */
export interface Range {
  from: number
  until: number
}

/** A visit ends after half an hour of silence. */
export const silenceMs = 30 * 60_000

export interface RowsAsked {
  range: Range
  filter: Filter
  /** Of each row whether it is of interest: others count for visits, but are not taken. */
  among?: Uint8Array
}

/**
 * Calls `take` for each row of a segment that is in the range and passes the filters, in the order of visits. `visit` counts the visits of the segment from 0; hits of those who could
 * not be told apart belong to none, -1.
 */
export function eachRow(
  segment: Segment,
  { range, filter, among }: RowsAsked,
  take: (row: number, visit: number) => void,
): void {
  const { visitor, at, rows } = segment
  const passes = passingRows(segment, filter)
  if (passes?.includes(1) === false) return
  const bounced = filter.excludeBounce ? bouncesOf(segment) : null
  const begin = segment.day * dayMs
  const from = range.from - begin
  const until = range.until - begin
  let visit = -1
  let last = 0
  let latest = 0
  // Runs ten million times in a question about a year: pairs in brackets would be made and taken apart each time.
  for (let row = 0; row < rows; row++) {
    const who = visitor[row] ?? 0
    const when = at[row] ?? 0
    if (who !== 0 && (who !== last || when - latest > silenceMs)) visit++
    last = who
    latest = when
    if (among !== undefined && among[row] === 0) continue
    if (passes !== null && passes[row] === 0) continue
    if (when < from || when >= until) continue
    if (bounced === null || (who !== 0 && bounced[visit] === 0)) take(row, who === 0 ? -1 : visit)
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
