import type { TextColumn } from '../event.ts'
import { eachRow } from '../figures/rows.ts'
import { type Segment, dayMs } from '../segment/segment.ts'
import { type Unit, bucketsOf, finderOf } from '../time/buckets.ts'
import { moneyOf, partsOfOne } from './money.ts'
import { type ReportAsked, type SegmentsInOrder, VisitorCount, isAct } from './visitors.ts'

export interface RevenueAsked extends ReportAsked {
  currency: string
  unit: Unit
  timezone: string
}

export interface RevenueTotal {
  sum: number
  count: number
  unique_count: number
}

export interface Revenue {
  /** By event and unit of time: what was earned, and by how many events. */
  chart: { x: string; t: string; y: number; count: number }[]
  country: { name: string; value: number }[]
  /** `average` of a purchase, `arpu` of a visitor, whether or not they bought. */
  total: RevenueTotal & { average: number; arpu: number }
  /** Of every currency; sums of different ones are not added up. */
  table: ({ currency: string } & RevenueTotal)[]
}

/** What custom events with `revenue` and `currency` earned. */
export function revenue(
  segments: SegmentsInOrder,
  { currency, unit, timezone, ...asked }: RevenueAsked,
): Revenue {
  const buckets = bucketsOf(asked.range, { unit, timezone })
  const chart = new Map<string, { parts: number; count: number }>()
  const countries = new Map<string, number>()
  const totals = new Map<string, Takings>()
  const everybody = new VisitorCount()
  for (const segment of segments) {
    const of = moneyOf(segment)
    const bucketAt = finderOf(buckets)
    let last = 0
    eachRow(segment, asked, (row) => {
      const who = segment.visitor[row] ?? 0
      if (who !== 0 && who !== last && isAct(segment.kind[row])) {
        everybody.add(segment, who)
        last = who
      }
      const money = of(row)
      if (!money) return
      takingsOf(totals, money.currency).add(segment, who, money.parts)
      if (money.currency !== currency) return
      const t = bucketAt(segment.day * dayMs + (segment.at[row] ?? 0))
      const point = `${t}\n${textOf(segment, 'event', row)}`
      const { parts, count } = chart.get(point) ?? { parts: 0, count: 0 }
      chart.set(point, { parts: parts + money.parts, count: count + 1 })
      addTo(countries, textOf(segment, 'country', row), money.parts)
    })
  }
  const total = takingsOf(totals, currency).told()
  return {
    chart: [...chart]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { parts, count }]) => ({
        x: key.slice(key.indexOf('\n') + 1),
        t: key.slice(0, key.indexOf('\n')),
        y: parts / partsOfOne,
        count,
      })),
    country: sumsOf(countries),
    total: {
      ...total,
      average: total.count === 0 ? 0 : total.sum / total.count,
      arpu: everybody.count === 0 ? 0 : total.sum / everybody.count,
    },
    table: [...totals]
      .map(([name, takings]) => ({ currency: name, ...takings.told() }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.sum - a.sum || (a.currency < b.currency ? -1 : 1)),
  }
}

/** What one currency brought. */
class Takings {
  #parts = 0
  #count = 0
  readonly #buyers = new VisitorCount()

  add(segment: Segment, who: number, parts: number): void {
    this.#parts += parts
    this.#count++
    if (who !== 0) this.#buyers.add(segment, who)
  }

  told(): RevenueTotal {
    return { sum: this.#parts / partsOfOne, count: this.#count, unique_count: this.#buyers.count }
  }
}

function takingsOf(totals: Map<string, Takings>, currency: string): Takings {
  let takings = totals.get(currency)
  if (!takings) totals.set(currency, (takings = new Takings()))
  return takings
}

export const addTo = (sums: Map<string, number>, name: string, parts: number) =>
  sums.set(name, (sums.get(name) ?? 0) + parts)

/** Sums by name, the largest first. */
export const sumsOf = (sums: ReadonlyMap<string, number>) =>
  [...sums]
    .map(([name, parts]) => ({ name, value: parts / partsOfOne }))
    .toSorted((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1))

export const textOf = ({ columns }: Segment, name: TextColumn, row: number): string =>
  columns[name]?.values[columns[name].codes[row] ?? 0] ?? ''
