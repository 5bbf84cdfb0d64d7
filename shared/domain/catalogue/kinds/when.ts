import { birthdayIdeas } from '../birthdays.ts'
import { comparedMomentIdeas } from '../compared-moments.ts'
import { freeDayIdeas } from '../free-days.ts'
import type { Kind } from '../idea.ts'
import { pastAndFutureIdeas } from '../past-and-future.ts'
import { durationIdeas } from '../moments.ts'
import { clockIdeas } from '../times-of-day.ts'

/** Dates, times and deadlines. Cues: two moments that are compared; a numbered birthday; a length of time or a time of day with the word that tells which side of it holds; days that do not count. */
export const when: Kind = {
  kind: 'when',
  ideas: (slots) => {
    // What a contract or a survey says is for a person.
    if (slots.kinds.has('physical')) return []
    return [
      ...comparedMomentIdeas(slots),
      ...pastAndFutureIdeas(slots),
      ...birthdayIdeas(slots),
      ...durationIdeas(slots),
      ...clockIdeas(slots),
      ...freeDayIdeas(slots),
    ].slice(0, 5)
  },
}
