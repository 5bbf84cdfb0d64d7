/** One measured number. `budget` says what it may be at most or at least; without one it is only told. */
export interface Figure {
  name: string
  figure: number
  unit: string
  budget?: string
  ok: boolean
}

/** A figure that may not be above `budget`, in the same unit. */
export function atMost(name: string, figure: number, budget: number, unit: string): Figure {
  return { name, figure, unit, budget: `≤ ${budget}`, ok: figure <= budget }
}

/** A figure that may not be below `budget`, in the same unit; ratios have the unit ×. */
export function atLeast(name: string, figure: number, budget: number, unit = '×'): Figure {
  return { name, figure, unit, budget: `≥ ${budget}`, ok: figure >= budget }
}

/** A figure without a budget: it explains another. */
export function told(name: string, figure: number, unit: string): Figure {
  return { name, figure, unit, ok: true }
}

/** The middle value; the mean of the two middle ones when there is an even number. Throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('The median of nothing is not defined')
  return (upper + lower) / 2
}

/** The smallest value that at least `percent` of a hundred values are not above. Throws on an empty list. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]
  if (value === undefined) throw new Error('A percentile of nothing is not defined')
  return value
}
