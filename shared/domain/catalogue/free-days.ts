import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { listed } from '../english/listed.ts'
import { quotedOf } from './doings.ts'
import { bounded, tried } from './tried.ts'

const weekday =
  /\b(mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|(?:public |bank )?holidays?|working days?|business days?)\b/gi

/** Days that count or do not. Cue: such a day in a demand that excludes it, or a count of working days. */
export function freeDayIdeas(slots: Slots): Idea[] {
  const clauses = slots.clauses.filter(({ tag }) => tag !== 'ctx')
  const days = [
    ...new Set(clauses.flatMap(({ text }) => (text.match(weekday) ?? []).map((day) => day.toLowerCase()))),
  ]
  const isCount = days.some((day) => /^(?:working|business)/.test(day))
  const isNegated = clauses.some(({ phrases }) => phrases.some(({ tag }) => tag === 'NEG'))
  if (days.length === 0 || (!isNegated && !isCount)) return []
  const quoted = quotedOf(slots)
  const isCounted = isCount || /\bcount(?:s|ed)?\b/i.test(slots.sentence)
  if (isCounted)
    return [
      tried('A count of days that runs over a weekend and a holiday', bounded, [
        [
          'Begin on a Friday before a Monday that is a holiday and work out the days by hand',
          `The days come out as is said: "${quoted}"`,
        ],
        ['Begin on a Monday of a usual week', 'No day is left out before Saturday'],
      ]),
    ]
  const named = days
    .slice(0, 3)
    .map((day) =>
      /day/.test(day) && !/holiday/.test(day) ? day.charAt(0).toUpperCase() + day.slice(1) : day,
    )
  return [
    tried(`The days that are named (${listed(named)}) and those beside them`, bounded, [
      [
        `Try it on each of these days, and on the day before and after: ${listed(named)}`,
        `Each day is as is said: "${quoted}"`,
      ],
    ]),
  ]
}
