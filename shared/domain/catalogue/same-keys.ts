import type { Idea } from './idea.ts'
import { clausesWith } from './states.ts'
import type { Slots } from './slots.ts'
import { thingOf } from './things.ts'
import { listed } from '../english/listed.ts'
import { decided, guessed, tried, usual } from './tried.ts'

const exists = /\b(?:exists?|existing|already|known|twice|present)\b/i

/** "A pupil with the same surname and birth date already exists: the class is updated": all keys the same, each one different alone. Needs fields in a condition that says that something exists. */
export function sameKeyIdeas(slots: Slots): Idea[] {
  const clause = clausesWith(slots, /^(?:cond|evt)$/).find(({ text }) => exists.test(text))
  const keys = [
    ...new Set(
      (clause?.phrases ?? [])
        .filter(({ tag, text }) => tag === 'F' || (tag === 'E' && /_/.test(text)))
        .map(({ text }) => thingOf(text)?.single ?? (/^[a-z]+(?:_[a-z]+)+$/i.test(text) ? text : undefined))
        .filter((name) => name !== undefined),
    ),
  ]
  const effects = slots.clauses
    .filter(({ tag, start }) => /^(?:eff|lim|evt)$/.test(tag) && start > (clause?.end ?? 0))
    .map(({ text }) => text.trim())
  if (
    !clause ||
    /\b(?:not|no|never)\b|n['’]t\b/i.test(clause.text) ||
    keys.length === 0 ||
    keys.length > 5 ||
    effects.length === 0
  )
    return []
  const names = listed(keys)
  const seen = effects.join('; ').replace(/["“”]/g, "'")
  return [
    tried(`The same ${names} again makes no second entry`, usual, [
      [
        `Note how many entries there are, and bring in one with the same ${names} as an existing one`,
        `It is seen: "${seen}"`,
      ],
      ['Count the entries', 'There are as many as before'],
    ]),
    ...(keys.length > 1 ? keys.slice(0, 3) : keys).map((key) =>
      tried(
        keys.length > 1 ? `Another ${key} alone makes a new entry` : `Another ${key} makes a new entry`,
        decided,
        [
          [
            `Bring in one that differs from an existing one in the ${key} alone`,
            'There is one entry more; the existing one is as it was',
          ],
        ],
      ),
    ),
    tried(`Blanks and other letter case in the ${keys[0]} make no second entry unnoticed`, guessed, [
      [
        `Bring in the same once more, with a blank behind the ${keys[0]}, and with other letter case`,
        'It is taken as the same, or it is told as a possible double',
      ],
    ]),
  ]
}
