/** How many points a sprint gets done: a value that one in ten was below, the middle one, and one that one in ten was above. */
export interface Forecast {
  low: number
  likely: number
  high: number
}

/** The forecast by the points that completed sprints got done, in whole points, rounded down; with fewer than ten it goes from the least to the most. Undefined without any. */
export function forecastOf(completed: readonly number[]): Forecast | undefined {
  const sorted = completed.toSorted((one, other) => one - other)
  if (sorted.length === 0) return undefined
  const last = sorted.length - 1
  const cut = Math.floor(sorted.length / 10)
  const at = (place: number) => sorted[place] ?? 0
  const middle = ((sorted[Math.floor(last / 2)] ?? 0) + (sorted[Math.ceil(last / 2)] ?? 0)) / 2
  return { low: at(cut), likely: Math.floor(middle), high: at(last - cut) }
}
