/** A stretch of time that is told as if it had been `backMs` milliseconds earlier. Times are milliseconds since the epoch; `until` is not part of it. */
export interface Period {
  from: number
  until: number
  backMs: number
}

/** When something happened, as it is told: earlier by what its period says, and as it was outside of all. */
export function agedTime(at: number, periods: readonly Period[]): number {
  const period = periods.find(({ from, until }) => from <= at && at < until)
  return at - (period?.backMs ?? 0)
}

/** A JSON value with the times in it as they are told. A number within a period is a time: nothing else that is stored of a run has thirteen digits. */
export function agedValue(value: unknown, periods: readonly Period[]): unknown {
  if (typeof value === 'number') return agedTime(value, periods)
  if (Array.isArray(value)) return value.map((each) => agedValue(each, periods))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, agedValue(each, periods)]))
}
