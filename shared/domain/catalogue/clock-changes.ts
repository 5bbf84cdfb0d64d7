import { quotedOf } from './doings.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { clausesWith, entityOf, isNamed, stateNameIn } from './states.ts'
import { aOf, theOf } from './things.ts'
import { bounded, changed, guessed, tried } from './tried.ts'

const clock =
  /\b(?:[01]?\d|2[0-3])[:.][0-5]\d(?:\s?[ap]m)?\b|\b(?:1[0-2]|[1-9])\s?(?:am|pm)\b|\bmidnight\b|\bnoon\b/i

/** A state that comes at a time of the day: just before it, at it, what comes later, and what is not meant. Needs the time in a condition or event, and a state in an effect. */
export function clockIdeas(slots: Slots): Idea[] {
  const time = clausesWith(slots, /^(?:cond|evt)$/)
    .map(({ text }) => clock.exec(text)?.[0])
    .find((text) => text !== undefined)
  const phrase = clausesWith(slots, /^(?:eff|def)$/)
    .flatMap(({ phrases }) => phrases)
    .findLast(({ tag }) => tag === 'S')
  const name = phrase && stateNameIn(phrase, slots.sentence)
  if (time === undefined || name === undefined || slots.isNegated) return []
  const entity = entityOf(slots)
  if (!isNamed(entity)) return []
  return [
    tried(`${theOf(entity)} is not yet "${name}" a minute before ${time}, and is at ${time}`, bounded, [
      [`Prepare ${aOf(entity)} that this speaks of, and look a minute before ${time}`, `It is not "${name}"`],
      [`Look again at ${time}`, `It is "${name}", without anybody having done something`],
    ]),
    tried(`${aOf(entity)} that comes a minute after ${time} is left out`, bounded, [
      [`Make ${aOf(entity)} a minute after ${time}`, `It does not become "${name}" before the next run`],
    ]),
    tried(`At ${time} nothing else becomes "${name}"`, changed, [
      [`Prepare several, of which only some fit this: "${quotedOf(slots)}"`, 'Both sorts are there'],
      [`Let ${time} pass`, `Only those that fit are "${name}"; the others are as before`],
    ]),
    tried(`What was missed while the system was off at ${time} is made up for`, guessed, [
      [
        `Stop the system before ${time} and start it after`,
        `It becomes "${name}" once, or it can be seen that the run was left out`,
      ],
    ]),
  ]
}
