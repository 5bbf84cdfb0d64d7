import { noFilter } from '../figures/filters.ts'
import { type Range, eachRow } from '../figures/rows.ts'
import { NameIndex } from '../names/name-index.ts'
import type { Segment } from '../segment/segment.ts'
import { moneyOf } from './money.ts'
import { addTo, sumsOf, textOf } from './revenue.ts'
import { type ReportAsked, type SegmentsInOrder, isAct } from './visitors.ts'

/** By what earnings are told: where the buyer is, or how they came. Umami's names. */
export const revenueColumns = ['country', 'region', 'referrer', 'channel'] as const
export type RevenueColumn = (typeof revenueColumns)[number]

export interface RevenueMetricsAsked extends ReportAsked {
  currency: string
  column: RevenueColumn
}

const mostNames = 500

/** What custom events earned in one currency by a column, most first; a region with its country, because regions of several have the same name. */
export function revenueMetrics(
  segments: SegmentsInOrder,
  { currency, column, ...asked }: RevenueMetricsAsked,
): { name: string; value: number; country?: string }[] {
  const sums = new Map<string, number>()
  const arrivals = new Arrivals(column === 'referrer' ? 'domain' : 'channel')
  for (const segment of segments) {
    const earned = moneyOf(segment)
    const nameOf =
      column === 'country' || column === 'region'
        ? placeOf(segment, column)
        : arrivals.of(segment, asked.range)
    eachRow(segment, asked, (row) => {
      const money = earned(row)
      if (money?.currency === currency) addTo(sums, nameOf(row), money.parts)
    })
  }
  const told = sumsOf(sums).slice(0, mostNames)
  if (column !== 'region') return told
  return told.map(({ name: place, value }) => {
    const [country = '', name = ''] = place.split('\n')
    return { country, name, value }
  })
}

const placeOf = (segment: Segment, column: 'country' | 'region') => (row: number) => {
  const country = textOf(segment, 'country', row)
  return column === 'country' ? country : `${country}\n${textOf(segment, 'region', row)}`
}

/** How visitors came: what is known of the first page or event of theirs in the range, whatever is filtered. */
class Arrivals {
  readonly #column: 'domain' | 'channel'
  readonly #names = new NameIndex()
  /** Of those who last, by their numbers. */
  readonly #lasting: string[] = []

  constructor(column: 'domain' | 'channel') {
    this.#column = column
  }

  of(segment: Segment, range: Range): (row: number) => string {
    const { visitor, visitors, lasting, kind } = segment
    const first = new Int32Array(visitors.length).fill(-1)
    const textAt = (row: number) => textOf(segment, this.#column, row)
    eachRow(segment, { range, filter: noFilter }, (row) => {
      const who = visitor[row] ?? 0
      if (who === 0 || first[who] !== -1 || !isAct(kind[row])) return
      first[who] = row
      if (lasting[who] === 1) this.#lasting[this.#names.of(segment, who)] ??= textAt(row)
    })
    return (row) => {
      const who = visitor[row] ?? 0
      const known = lasting[who] === 1 ? this.#lasting[this.#names.of(segment, who)] : undefined
      return known ?? textAt(who === 0 ? row : (first[who] ?? row))
    }
  }
}
