import { doneFor } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { theAllOf, thingOf, type Thing } from '../things.ts'
import { guarded, guessed, tried, usual } from '../tried.ts'

/** Something outlives a reload, a sign-out or a restart. Needs its noun. A negation: it is found nowhere afterwards. */
export const persist: Kind = {
  kind: 'persist',
  ideas: (slots) => {
    const thing = keptIn(slots)
    if (!thing || !keeping.test(slots.sentence)) return []
    return slots.isNegated &&
      /\b(?:not|never|no)\b[^.]*\b(?:stor|persist|sav|kept|keep|retain)/i.test(slots.sentence)
      ? lostIdeas(thing)
      : slots.isNegated
        ? []
        : keptIdeas(thing, slots)
  },
}

const keeping =
  /\b(?:persist\w*|stor(?:e|es|ed|ing)|sav(?:e|es|ed|ing)|retain\w*|surviv\w*|keeps?|kept|remain\w*|record(?:s|ed)?|preserv\w*|remember\w*|across|reload\w*|refresh\w*|restart\w*|maintain\w*|registered)\b/i

function keptIn({ clauses }: Slots): Thing | undefined {
  const phrases = clauses
    .filter(({ tag }) => tag === 'eff' || tag === 'def' || tag === 'lim')
    .flatMap((clause) => clause.phrases)
  return phrases
    .filter(({ tag }) => /^[TFES]$/.test(tag) && tag !== 'S')
    .map(({ text }) => thingOf(text))
    .find(
      (thing) =>
        thing &&
        !/\b(?:system|file|database|storage|server|job|page|reload|restart|session|sessions|duration|retention|memory)$/i.test(
          thing.single,
        ),
    )
}

function keptIdeas(thing: Thing, slots: Slots): Idea[] {
  const { sentence } = slots
  const [what, are] = [theAllOf(thing), thing.isPlural ? 'are' : 'is']
  const make = doneFor(slots) ?? `Enter or make ${what}, with values that are easy to know again`
  const isLocal = /\b(?:local ?storage|cookies?|browser|device|phone)\b/i.test(sentence)
  return [
    tried(`${what} ${are} still there after a reload`, usual, [
      [
        make.startsWith('Bring this about')
          ? `Enter or make ${what}, with values that are easy to know again`
          : make,
        `${what} ${are} there`,
      ],
      ['Reload the page', `${what} ${are} unchanged`],
    ]),
    isLocal
      ? tried(`${what} ${are} still there after the browser was closed`, guessed, [
          ['Close the browser completely and open it again', `${what} ${are} unchanged`],
          ['Open another browser', 'Nothing there is mixed up with it'],
        ])
      : tried(`${what} ${are} the same in another browser`, guessed, [
          ['Sign out, and sign in with the same account in another browser', `${what} ${are} the same`],
        ]),
    ...(/\b(?:restart|server|database|stored?|persist\w*|crash|shutdown)\b/i.test(sentence)
      ? [
          tried(`${what} ${are} still there after a restart`, guessed, [
            ['Restart the server or the device', `${what} ${are} unchanged, nothing is lost or doubled`],
          ]),
        ]
      : []),
  ]
}

const lostIdeas = (thing: Thing): Idea[] => [
  tried(`Nothing stores ${theAllOf(thing)}`, guarded, [
    [`Use ${theAllOf(thing)} with a value that is easy to find again`, 'It works'],
    [
      'Search the database, the files, the logs and the storage of the browser for that value',
      'It is nowhere',
    ],
  ]),
]
