import { quotedOf } from './doings.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { bounded, tried } from './tried.ts'

const clock =
  /^(?:[01]?\d|2[0-3])[:.][0-5]\d(?: ?[ap]m)?$|^(?:1[0-2]|[1-9]) ?[ap]\.?m\.?$|^(?:noon|midnight)$/i

/** Times of day. "Until" ends what is possible, "from" begins it; between two of them it holds; else something happens then. */
export function clockIdeas(slots: Slots): Idea[] {
  return slots.clauses.flatMap((clause): Idea[] => {
    if (clause.tag === 'ctx') return []
    const { phrases, text, start } = clause
    // "3.00 EUR" is a sum.
    const times = phrases.filter(
      ({ tag, text: own }, at) =>
        tag === 'N' && clock.test(own) && !(own.includes('.') && phrases[at + 1]?.tag === 'U'),
    )
    const [first, second] = times
    if (!first) return []
    const what = quotedOf(slots)
    const left = text.slice(0, first.start - start)
    const link = second ? text.slice(first.end - start, second.start - start) : ''
    const isForbidden = slots.clauses.some(
      (own) => own.tag !== 'ctx' && own.phrases.some(({ tag }) => tag === 'NEG'),
    )
    const [yes, no] = isForbidden
      ? ['It is not possible', 'It is possible']
      : ['It is possible', 'It is refused']
    if (second && /^\s*(?:to|until|and|-|–)\s*$/i.test(link))
      return [
        tried(`A minute before and at ${first.text}, at and a minute after ${second.text}`, bounded, [
          [`Try it a minute before ${first.text}`, `Outside of the time this does not hold: "${what}"`],
          [`Try it at ${first.text}`, `This holds: "${what}"`],
          [`Try it a minute before ${second.text}`, `This still holds: "${what}"`],
          [`Try it a minute after ${second.text}`, `Outside of the time this does not hold: "${what}"`],
        ]),
      ]
    if (/\b(?:until|till|by|before|up to|no later than)\b[\s\w]{0,6}$/i.test(left))
      return [
        tried(
          `A minute before ${first.text} ${isForbidden ? 'not' : 'still'}, a minute after ${isForbidden ? 'yes' : 'not any more'}`,
          bounded,
          [
            [`Try it a minute before ${first.text}: "${what}"`, yes],
            [`Try it a minute after ${first.text}`, no],
          ],
        ),
      ]
    if (/\b(?:after|from|later than|since)\b[\s\w]{0,6}$/i.test(left))
      return [
        tried(
          `A minute before ${first.text} ${isForbidden ? 'still' : 'not yet'}, a minute after ${isForbidden ? 'not any more' : 'yes'}`,
          bounded,
          [
            [`Try it a minute before ${first.text}: "${what}"`, no],
            [`Try it a minute after ${first.text}`, yes],
          ],
        ),
      ]
    if (/\bat\s*$/i.test(left) && clause.tag !== 'lim')
      return [
        tried(`At ${first.text} and not before`, bounded, [
          [`Look at it a minute before ${first.text}`, 'It has not happened yet'],
          [`Look at it a minute after ${first.text}`, `It has happened once: "${what}"`],
        ]),
      ]
    return []
  })
}
