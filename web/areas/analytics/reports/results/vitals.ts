import type { Bucket } from '../../website/buckets.ts'

/** In the order in which they are shown: first those by which pages are judged. */
export const vitals = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const
export type Vital = (typeof vitals)[number]

export const vitalOf = (text: unknown): Vital => vitals.find((one) => one === text) ?? 'lcp'

/**
 * Up to which value three of four measurements are good, and beyond which they are poor. Milliseconds, but for `cls`, which is a score.
 * Source: web.dev/articles/vitals; web.dev/articles/fcp and web.dev/articles/ttfb.
 */
export const bounds: Readonly<Record<Vital, { good: number; poor: number }>> = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
  fcp: { good: 1800, poor: 3000 },
  ttfb: { good: 800, poor: 1800 },
}

export const ratings = ['good', 'fair', 'poor'] as const
export type Rating = (typeof ratings)[number]

/** What the service tells of measurements. */
export interface Measured {
  p50: number
  p75: number
  p95: number
  count: number
}

/** How good a vital is; null where nothing was measured. */
export function ratingOf(vital: Vital, { p75, count }: Pick<Measured, 'p75' | 'count'>): Rating | null {
  if (count === 0) return null
  const { good, poor } = bounds[vital]
  return p75 <= good ? 'good' : p75 <= poor ? 'fair' : 'poor'
}

/** The vitals of each rating, and those that nobody measured. */
export const rated = (summary: Readonly<Record<Vital, Measured>>) =>
  Map.groupBy(vitals, (vital) => ratingOf(vital, summary[vital]))

/** How much further than poor a scale goes. */
const beyond = 1.5

/** Where a value lies on the scale of its vital, and where that turns to fair and to poor, as shares of it. */
export function onScale(vital: Vital, value: number): { at: number; good: number; poor: number } {
  const { good, poor } = bounds[vital]
  const whole = poor * beyond
  return { at: Math.min(1, value / whole), good: good / whole, poor: poor / whole }
}

type Point = Omit<Measured, 'count'> & { t: string }
export const percentiles = ['p50', 'p75', 'p95'] as const
export type Percentile = (typeof percentiles)[number]

/** The values of a percentile over time, null where nothing was measured. */
export function overTime(chart: readonly Point[], buckets: readonly Bucket[], percentile: Percentile) {
  const known = new Map(chart.map((point) => [point.t, point[percentile]]))
  return buckets.map(({ key }) => known.get(key) ?? null)
}
