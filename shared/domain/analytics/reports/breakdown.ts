import { addDay } from '../figures/add-day.ts'
import type { Coding } from '../figures/dimensions.ts'
import { type Figures, FigureTable } from '../figures/figures.ts'
import type { TextColumn } from '../event.ts'
import type { Segment } from '../segment/segment.ts'
import type { ReportAsked, SegmentsInOrder } from './visitors.ts'

export interface BreakdownRow extends Omit<Figures, 'pageviews'> {
  /** Of each field its value, in the order in which they were asked for; '' where nothing is known. */
  values: string[]
  views: number
}

const mostRows = 500
const mostTogether = 200_000

/** Figures of each combination of the values of some columns, most views first. Null where there are so many that they would not fit into memory. */
export function breakdown(
  segments: SegmentsInOrder,
  { fields, ...asked }: ReportAsked & { fields: TextColumn[] },
  most = mostTogether,
): BreakdownRow[] | null {
  const table = new FigureTable()
  for (const segment of segments) {
    const coding = combined(segment, fields)
    if (coding.values.length > most) return null
    addDay(table, segment, { coding, ...asked })
    if (table.byValue.size > most) return null
  }
  return [...table.byValue]
    .toSorted(([a, x], [b, y]) => y.pageviews - x.pageviews || y.visitors - x.visitors || (a < b ? -1 : 1))
    .slice(0, mostRows)
    .map(([key, { pageviews, ...figures }]) => ({
      values: JSON.parse(key) as string[],
      views: pageviews,
      ...figures,
    }))
}

/** Pairs of codes that are told apart by their place in a table; of more there may be few that occur. */
const mostPairs = 2 ** 20

/** Numbers pairs of codes in the order in which they come first. */
function pairsOf(most: number): (pair: number, next: number) => number {
  if (most > mostPairs) {
    const places = new Map<number, number>()
    return (pair, next) => {
      const place = places.get(pair)
      if (place === undefined) places.set(pair, next)
      return place ?? next
    }
  }
  const places = new Uint32Array(most)
  return (pair, next) => (places[pair] ||= next + 1) - 1
}

/** Codes for combinations of values, as they occur. */
function combined({ columns, rows }: Segment, fields: readonly TextColumn[]): Coding {
  const codes = new Uint32Array(rows)
  let lists: string[][] = [[]]
  for (const field of fields) {
    const { values, codes: ofField } = columns[field] ?? { values: [''], codes: new Uint8Array(rows) }
    const width = values.length
    const placeOf = pairsOf(lists.length * width)
    const longer: string[][] = []
    for (let row = 0; row < rows; row++) {
      const before = codes[row] ?? 0
      const code = ofField[row] ?? 0
      const place = placeOf(before * width + code, longer.length)
      if (place === longer.length) longer.push([...(lists[before] ?? []), values[code] ?? ''])
      codes[row] = place
    }
    lists = longer
  }
  return { values: lists.map((list) => JSON.stringify(list)), codes, skips: false }
}
