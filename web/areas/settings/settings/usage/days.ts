export interface DayUsage {
  day: string
  inputTokens: number
  outputTokens: number
}

const dayMs = 86_400_000

/** Each day of a period from its first one to the present one (UTC), those on which nothing was taken included: a plot that leaves them out would draw a week as one day. */
export function everyDay(
  byDay: readonly DayUsage[],
  { periodStart, now }: { periodStart: string; now: number },
) {
  const start = Date.parse(periodStart)
  const many = Math.max(1, Math.min(31, Math.floor((now - start) / dayMs) + 1))
  const known = new Map(byDay.map((one) => [one.day, one]))
  const days = Array.from({ length: many }, (_, index) =>
    new Date(start + index * dayMs).toISOString().slice(0, 10),
  )
  const taken = (field: 'inputTokens' | 'outputTokens') => days.map((day) => known.get(day)?.[field] ?? 0)
  return { days, input: taken('inputTokens'), output: taken('outputTokens') }
}
