/** The first moments of this calendar month in UTC and of those before it, the oldest first, each with the first of the next. */
export function monthsUntil(periodStart: string, many: number): { from: string; to: string }[] {
  const start = new Date(periodStart)
  const first = (back: number) =>
    new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() - back, 1)).toISOString()
  return Array.from({ length: many }, (_, index) => many - 1 - index).map((back) => ({
    from: first(back),
    to: first(back - 1),
  }))
}
