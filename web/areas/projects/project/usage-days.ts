interface DayUsage {
  day: string
  inputTokens: number
  outputTokens: number
}

const dayMs = 86_400_000
const days = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A calendar day in UTC, as people write it. */
export const dayOf = (day: string): string => days.format(new Date(`${day}T00:00:00Z`))

const tokensOf = ({ inputTokens, outputTokens }: DayUsage) => inputTokens + outputTokens

/** The day on which most tokens were taken, the first of several; undefined where none were. */
export const busiest = <Day extends DayUsage>(byDay: readonly Day[]): Day | undefined =>
  byDay
    .filter((day) => tokensOf(day) > 0)
    .reduce<Day | undefined>((most, day) => (most && tokensOf(most) >= tokensOf(day) ? most : day), undefined)

/** Every day from the beginning of a period to the day of `now`, also those on which nothing was asked; the service names only the others. */
export function everyDay(byDay: readonly DayUsage[], periodStart: string, now: number): DayUsage[] {
  const first = Date.parse(periodStart)
  const last = Math.max(now, ...byDay.map(({ day }) => Date.parse(day)))
  const many = Math.floor((last - first) / dayMs) + 1
  const known = new Map(byDay.map((day) => [day.day, day]))
  return Array.from({ length: Math.max(many, 0) }, (_, at) => {
    const day = new Date(first + at * dayMs).toISOString().slice(0, 10)
    return known.get(day) ?? { day, inputTokens: 0, outputTokens: 0 }
  })
}
