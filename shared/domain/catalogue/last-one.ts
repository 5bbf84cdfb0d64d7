import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { aOf, thingOf } from './things.ts'
import { bounded, guarded, guessed, tried } from './tried.ts'

const numberless = /^(?:the\s+)?last\s+(?:remaining\s+|active\s+)?/i

/** "The last administrator cannot be deleted", "at least one admin": what there always has to be one of. Needs "last" or "at least one" with its noun, and a negation or a lower bound. */
export function lastIdeas(slots: Slots): Idea[] {
  const { clauses, sentence } = slots
  const phrases = clauses.filter(({ tag }) => tag !== 'ctx').flatMap((clause) => clause.phrases)
  const isKept = phrases.some(({ tag }) => tag === 'NEG')
  const last = phrases.find(
    ({ tag, text, start }) =>
      /^[AE]$/.test(tag) &&
      (numberless.test(text) || /\blast\s+(?:remaining\s+)?$/i.test(sentence.slice(0, start))),
  )
  const least = phrases.find(
    ({ tag, start }) => /^[AE]$/.test(tag) && /\bat least (?:one|1|a)\s+$/i.test(sentence.slice(0, start)),
  )
  const mustBe =
    /\b(?:always|must|has to|have to|needs?|remains?)\b/i.test(sentence) && /\blast\b/i.test(sentence)
  const phrase = last && isKept ? last : mustBe ? least : undefined
  const thing = thingOf(phrase?.text.replace(numberless, ''))
  if (!thing || /^(?:one|day|page|time|entry|line|row)$/i.test(thing.single)) return []
  const one = thing.single
  const isPerson = phrase?.tag === 'A'
  return [
    tried(`The last ${one} stays`, guarded, [
      [`Leave exactly one ${one} and try to delete it`, 'It is refused and says why'],
      ...(isPerson
        ? ([
            [
              `Try to take the role away from the last ${one}, also as that person`,
              'It is refused and says why',
            ],
          ] as const)
        : []),
    ]),
    tried(`One of two can go, and then no further one`, bounded, [
      [`With two ${thing.several}, remove one of them`, 'It succeeds'],
      ['Try to remove the other one', 'It is refused'],
    ]),
    tried(`Two who remove each other at the same moment leave ${aOf(thing)}`, guessed, [
      [
        `With two ${thing.several}, prepare the removal of one in each of two browsers, and confirm both as quickly as possible`,
        `One succeeds, the other one is refused; there is still ${aOf(thing)}`,
      ],
    ]),
  ]
}
