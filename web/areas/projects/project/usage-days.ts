import type { DayUsage } from '../../../parts/usage-days.ts'

const days = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A calendar day in UTC, as people write it. */
export const dayOf = (day: string): string => days.format(new Date(`${day}T00:00:00Z`))

const tokensOf = ({ inputTokens, outputTokens }: DayUsage) => inputTokens + outputTokens

/** The day on which most tokens were taken, the first of several; undefined where none were. */
export const busiest = <Day extends DayUsage>(byDay: readonly Day[]): Day | undefined =>
  byDay
    .filter((day) => tokensOf(day) > 0)
    .reduce<Day | undefined>((most, day) => (most && tokensOf(most) >= tokensOf(day) ? most : day), undefined)
