import type { TestRun } from '../parts/types.ts'

const dayMs = 86_400_000
const days = 30
/** So many are shown at least: one day alone is no course of time. */
const fewest = 7
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

export interface DayRate {
  day: string
  /** In percent; null on a day without a verdict. */
  rate: number | null
}

/** How many of the cases that came to a verdict passed, on each of the last 30 days (UTC) from the first that has any on. What was skipped says nothing. */
export function passRates(runs: readonly Pick<TestRun, 'createdAt' | 'counts'>[], now: number): DayRate[] {
  const sums = new Map<string, { passed: number; all: number }>()
  for (const { createdAt, counts } of runs) {
    const { passed, failed, error } = counts
    const day = createdAt.slice(0, 10)
    const sum = sums.get(day) ?? { passed: 0, all: 0 }
    sums.set(day, { passed: sum.passed + passed, all: sum.all + passed + failed + error })
  }
  const all = Array.from({ length: days }, (_, at): DayRate => {
    const day = dayOf(now - (days - 1 - at) * dayMs)
    const sum = sums.get(day)
    return { day, rate: sum && sum.all > 0 ? (100 * sum.passed) / sum.all : null }
  })
  const first = all.findIndex(({ rate }) => rate !== null)
  return first < 0 ? [] : all.slice(Math.min(first, days - fewest))
}
