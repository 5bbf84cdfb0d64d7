import { type Range, eachRow } from '../../../shared/domain/analytics/figures/rows.ts'
import { noFilter } from '../../../shared/domain/analytics/figures/filters.ts'
import { NameIndex } from '../../../shared/domain/analytics/names/name-index.ts'
import { moneyOf } from '../../../shared/domain/analytics/reports/money.ts'
import type { Segment } from '../../../shared/domain/analytics/segment/segment.ts'
import { type Days, segmentsWithin } from './reports.ts'

/** The visitors of a day, by their places, who earned something in a currency. */
function payersAt(segment: Segment, range: Range, currency: string): Set<number> {
  const earned = moneyOf(segment)
  const payers = new Set<number>()
  eachRow(segment, { range, filter: noFilter }, (row) => {
    if (earned(row)?.currency === currency) payers.add(segment.visitor[row] ?? 0)
  })
  return payers
}

/** Says of visitors of a day whether they earned something within a range, on whichever of its days. */
export function payersOf(days: Days, range: Range, currency: string) {
  const lasting = new NameIndex()
  for (const segment of segmentsWithin(days, range))
    for (const who of payersAt(segment, range, currency))
      if (segment.lasting[who] === 1) lasting.add(segment, who)
  return (segment: Segment) => {
    const ofDay = payersAt(segment, range, currency)
    return (who: number) => (segment.lasting[who] === 1 ? lasting.has(segment, who) : ofDay.has(who))
  }
}
