import { moved, written } from './amounts.ts'
import type { Clause } from './clauses.ts'
import { limitsOf } from './limits.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { quotedOf } from './doings.ts'
import { bounded, tried } from './tried.ts'

/** Ages. Cues: a numbered birthday; "years old" or "aged" at a number. A person born on 29 February has a birthday of its own. */
export function birthdayIdeas(slots: Slots): Idea[] {
  const texts = slots.clauses.filter(({ tag }) => tag !== 'ctx').map(({ text }) => text)
  const birthday = texts
    .map((text) => /\b(\d{1,2}(?:st|nd|rd|th))\s+birthday\b/i.exec(text)?.[1])
    .find(Boolean)
  if (birthday === undefined)
    return slots.clauses
      .filter(({ tag }) => tag === 'lim' || tag === 'eff')
      .flatMap(ageIdeas)
      .slice(0, 3)
  const quoted = quotedOf(slots)
  const day = `${birthday} birthday`
  return [
    tried(`The day before the ${day} not yet, on the ${day} it holds`, bounded, [
      [`Look at somebody whose ${day} is tomorrow`, `This does not hold yet: "${quoted}"`],
      [`Look at somebody whose ${day} is today`, `This holds: "${quoted}"`],
    ]),
    tried(
      'Somebody born on 29 February',
      ['boundary', 'Error Guessing'],
      [
        [
          `Take somebody born on 29 February, with the ${day} in a year without that day; look on 28 February and on 1 March`,
          'It holds from the day that is agreed for this case, and no error is shown',
          '29.02.2008',
        ],
      ],
    ),
  ]
}

/** "at least 18 years old", "not older than 70 years": around the birthday. */
function ageIdeas(clause: Clause): Idea[] {
  if (!/\b(?:older|younger|aged?|years old|years of age)\b/i.test(clause.text)) return []
  return limitsOf(clause).flatMap(({ low, high, unit, isCount }) => {
    if (isCount || !/^(?:|years?(?: old)?)$/i.test(unit)) return []
    const from = low && low.amount.places === 0 ? moved(low.amount, low.inclusive ? 0 : 1) : undefined
    const past = high && high.amount.places === 0 ? moved(high.amount, high.inclusive ? 1 : 0) : undefined
    return [
      ...(from && from.units > 0n ? [bornIdea(written(from), 'refused', 'accepted')] : []),
      ...(past && past.units < 130n ? [bornIdea(written(past), 'accepted', 'refused')] : []),
    ]
  })
}

const bornIdea = (age: string, before: string, then: string): Idea =>
  tried(`Somebody who becomes ${age} tomorrow is ${before}, today ${then}`, bounded, [
    [`Try it with somebody who becomes ${age} on the day after the day that counts`, `It is ${before}`],
    [`Try it with somebody who becomes ${age} on the day that counts`, `It is ${then}`],
  ])
