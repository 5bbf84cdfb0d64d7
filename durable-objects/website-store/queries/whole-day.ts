import { encodeSegment } from '../../../shared/domain/analytics/segment/encode.ts'
import type { Days } from './reports.ts'

/** All of the first day that has events at `from` or after it, as `encodeSegment` writes it: for whoever keeps the events elsewhere. Null where there is none. */
export function wholeDay(
  events: Pick<Days, 'days' | 'day'>,
  { from }: { from: number },
): { day: number; bytes: Uint8Array<ArrayBuffer> } | null {
  const day = events.days().find((each) => each >= from)
  return day === undefined ? null : { day, bytes: encodeSegment(events.day(day)) }
}
