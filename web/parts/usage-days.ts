export interface DayUsage {
  day: string
  inputTokens: number
  outputTokens: number
}

const dayMs = 86_400_000
const mostDays = 31

/**
 * Each day of a month from its first one to that of `now` (UTC), those on which nothing was taken included: a plot that leaves them out would draw a week as one day.
 * A clock that is behind hides no day, and one that is ahead adds none of another month.
 */
export function everyDay(byDay: readonly DayUsage[], periodStart: string, now: number): DayUsage[] {
  const first = Date.parse(periodStart)
  const last = Math.max(first, now, ...byDay.map(({ day }) => Date.parse(day)))
  const many = Math.min(mostDays, Math.floor((last - first) / dayMs) + 1)
  const known = new Map(byDay.map((one) => [one.day, one]))
  return Array.from({ length: many }, (_, at) => {
    const day = new Date(first + at * dayMs).toISOString().slice(0, 10)
    return known.get(day) ?? { day, inputTokens: 0, outputTokens: 0 }
  })
}
