import { texts } from '../../texts/en/plot.ts'

/** One line or one part of each bar; null where there is no value. */
export interface Series {
  name: string
  values: readonly (number | null)[]
}

/** `bars`: amounts of each period, one series on the other. `lines`: values that rise and fall. */
export type PlotKind = 'bars' | 'lines'

interface Figures {
  kind: PlotKind
  /** What stands below each value, in words. */
  labels: readonly string[]
  series: readonly Series[]
  format: (value: number) => string
}

/** What a plot says, in a sentence for each series: of amounts their sum and the greatest, of other values how far they went. */
export function said({ kind, labels, series, format }: Figures): string {
  if (labels.length === 0) return texts.nothing
  return series.map((one) => saidOf(one, { kind, labels, format })).join(' ')
}

function saidOf({ name, values }: Series, { kind, labels, format }: Omit<Figures, 'series'>): string {
  const known = values.filter((value) => value !== null)
  const most = largest(known)
  if (most === undefined || (kind === 'bars' && most === 0)) return texts.none(name)
  const at = labels[values.indexOf(most)] ?? ''
  if (kind === 'lines') return texts.between({ name, least: format(smallest(known)), most: format(most), at })
  const total = format(known.reduce((sum, value) => sum + value, 0))
  return texts.inAll({ name, total, at, most: format(most) })
}

const largest = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((a, b) => Math.max(a, b)) : undefined
const smallest = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity)

/** The upper ends of bars that stand on each other, the whole bar first: painted in this order each covers what is below it. */
export function stacked(series: readonly Series[]): number[][] {
  const ends: number[][] = []
  for (const { values } of series) {
    const below = ends.at(-1) ?? []
    ends.push(values.map((value, index) => (below[index] ?? 0) + (value ?? 0)))
  }
  return ends.toReversed()
}
