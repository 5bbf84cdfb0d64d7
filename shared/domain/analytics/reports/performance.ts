import { eventKinds } from '../event.ts'
import { eachRow } from '../figures/rows.ts'
import { type Segment, dayMs } from '../segment/segment.ts'
import { type Unit, bucketsOf, finderOf } from '../time/buckets.ts'
import { type Counted, Distribution, type Percentiles, Room } from './distribution.ts'
import type { ReportAsked, SegmentsInOrder } from './visitors.ts'

/** Web vitals (web.dev/vitals), as Umami names them. */
export const vitals = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const
export type Vital = (typeof vitals)[number]

/** By what they may be told apart; Umami's choice. */
export const vitalColumns = ['path', 'title', 'device', 'browser'] as const
export type VitalColumn = (typeof vitalColumns)[number]

/** Times count in whole milliseconds, shifts of the layout in ten-thousandths: so many different values fit into memory. */
const partsOf = (vital: Vital) => (vital === 'cls' ? 10_000 : 1)

type Measured = Partial<Record<Vital, number>>

export type VitalsSummary = Record<Vital, Counted> & { count: number }

/** The percentiles of all that pages measured, and how many measurements there were. */
export function performanceStats(segments: SegmentsInOrder, asked: ReportAsked): VitalsSummary {
  const room = new Room()
  const all = Object.fromEntries(vitals.map((name) => [name, new Distribution(room)])) as Record<
    Vital,
    Distribution
  >
  let count = 0
  for (const segment of segments)
    eachMeasured(segment, asked, (_row, measured) => {
      count++
      for (const name of vitals) if (measured[name] !== undefined) all[name].add(measured[name])
    })
  const told = vitals.map((name) => [name, all[name].told(partsOf(name))])
  return { ...(Object.fromEntries(told) as Record<Vital, Counted>), count }
}

/** The percentiles of one vital by units of time. Units without any are left out. */
export function performanceChart(
  segments: SegmentsInOrder,
  { metric, unit, timezone, ...asked }: ReportAsked & { metric: Vital; unit: Unit; timezone: string },
): (Percentiles & { t: string })[] {
  const find = finderOf(bucketsOf(asked.range, { unit, timezone }))
  const byTime = distributionsOf(segments, asked, {
    metric,
    keyOf: (segment) => (row) => find(segment.day * dayMs + (segment.at[row] ?? 0)),
  })
  return [...byTime]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([t, distribution]) => {
      const { p50, p75, p95 } = distribution.told(partsOf(metric))
      return { t, p50, p75, p95 }
    })
}

/** The percentiles of one vital by the values of a column, most measurements first. */
export function performanceMetrics(
  segments: SegmentsInOrder,
  { metric, column, limit, ...asked }: ReportAsked & { metric: Vital; column: VitalColumn; limit: number },
): (Counted & { name: string })[] {
  const byValue = distributionsOf(segments, asked, {
    metric,
    keyOf: ({ columns }) => {
      const { values, codes } = columns[column] ?? { values: [''], codes: [] }
      return (row) => values[codes[row] ?? 0] ?? ''
    },
  })
  byValue.delete('')
  return [...byValue]
    .map(([name, distribution]) => ({ name, ...distribution.told(partsOf(metric)) }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
}

function distributionsOf(
  segments: SegmentsInOrder,
  asked: ReportAsked,
  { metric, keyOf }: { metric: Vital; keyOf: (segment: Segment) => (row: number) => string },
): Map<string, Distribution> {
  const room = new Room()
  const told = new Map<string, Distribution>()
  for (const segment of segments) {
    const keyAt = keyOf(segment)
    eachMeasured(segment, asked, (row, { [metric]: value }) => {
      if (value === undefined) return
      const key = keyAt(row)
      let distribution = told.get(key)
      if (!distribution) told.set(key, (distribution = new Distribution(room)))
      distribution.add(value)
    })
  }
  return told
}

/** Calls `take` for each measurement of a day, in whole parts. Each different text of data is read once. */
function eachMeasured(
  segment: Segment,
  asked: ReportAsked,
  take: (row: number, measured: Measured) => void,
): void {
  const { data } = segment.columns
  const read: (Measured | undefined)[] = []
  eachRow(segment, asked, (row) => {
    if (segment.kind[row] !== eventKinds.performance) return
    const code = data?.codes[row] ?? 0
    take(row, (read[code] ??= measuredIn(data?.values[code] ?? '')))
  })
}

/** What a text of data measured. A developer's own data may stand there, of which what is no measurement is passed over. */
function measuredIn(text: string): Measured {
  const data = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
  const told = vitals.flatMap((name) => {
    const value = data[name]
    return typeof value === 'number' && value >= 0 && value <= 60_000
      ? [[name, Math.round(value * partsOf(name))]]
      : []
  })
  return Object.fromEntries(told) as Measured
}
