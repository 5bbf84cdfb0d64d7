import { turnsRound } from '../doings.ts'
import type { Kind } from '../idea.ts'
import { speaksOf, trial } from '../trial.ts'

const interval =
  /\b(?:every|each)\s+(?:\d+|one|two|three|four|five|six|ten|fifteen|thirty)?\s?(?:second|minute|hour|day|night|week|month|quarter|year|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b|\b(?:hourly|daily|nightly|weekly|monthly|yearly)\b/i
const clock = /\b(?:[01]?\d|2[0-3]):[0-5]\d\b|\b(?:1[0-2]|[1-9])\s?(?:am|pm)\b|\bmidnight\b|\bnoon\b/i

/** What runs at a time or again and again. Cues: an interval; a time of the day; a reminder or job that is scheduled. */
export const schedule: Kind = {
  kind: 'schedule',
  ideas: (slots) => {
    if (slots.isNegated || turnsRound(slots)) return []
    const every = interval.exec(slots.sentence)?.[0].toLowerCase()
    const at = clock.exec(slots.sentence)?.[0]
    const isPlanned = speaksOf(slots, /\b(?:schedul|cron|recurring|reminder|job)/i)
    if (every === undefined && at === undefined && !isPlanned) return []
    return [
      ...(at === undefined
        ? []
        : [
            trial(`nothing before ${at}, once at ${at}`, 'boundary', 'Boundary Value Analysis', [
              `Set the clock to one minute before ${at} and let it run on`,
              `Nothing happens before ${at}; then it happens once`,
            ]),
          ]),
      ...(every === undefined
        ? []
        : [
            trial(`it happens ${every}, once each time`, 'functional', 'Use Case Testing', [
              'Let three intervals pass',
              'It happened once in each of them, and not in between',
            ]),
          ]),
      ...(at === undefined && every === undefined
        ? [
            trial('it happens at its time and not before', 'boundary', 'Boundary Value Analysis', [
              'Plan it for a moment, and look one minute before that moment and one minute after it',
              'Before it nothing has happened; after it, it has happened once',
            ]),
          ]
        : []),
      trial('a time at which the system was off', 'negative', 'Error Guessing', [
        'Stop the system before the planned time and start it after that time',
        'What was missed is made up for once, or it can be seen that it was left out',
      ]),
      trial('a run that is still under way at the next time', 'negative', 'Error Guessing', [
        'Let a run take longer than the time up to the next one',
        'The work is not done twice, and no run is lost unnoticed',
      ]),
    ]
  },
}
