import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { thingOf } from './things.ts'
import { listed } from '../english/listed.ts'
import { guessed, refused, tried, usual } from './tried.ts'

/** "Filter and page are kept in the URL": opened elsewhere, gone back, and spoiled. Needs the address and what is in it. */
export function keptAddressIdeas({ clauses, sentence }: Slots): Idea[] {
  const clause = clauses.find(
    ({ tag, text }) =>
      tag !== 'ctx' &&
      /\b(?:url|address|query (?:string|parameters?)|deep links?)\b/i.test(text) &&
      /\b(?:kept|keeps?|stor\w+|reflect\w*|stays?|remains?|part of|in the (?:url|address))\b/i.test(text),
  )
  const names = (clause?.phrases ?? [])
    .filter(({ tag }) => /^[FCTP]$/.test(tag))
    .map(({ text }) => thingOf(text)?.noun)
    .filter((name) => name !== undefined && !/\b(?:url|address|query)\b/i.test(name))
  if (names.length === 0 || names.length > 4) return []
  const what = listed(names as string[])
  return [
    tried(`The address opened elsewhere shows the same ${what}`, usual, [
      [
        `Set ${what}, copy the address, and open it in another browser`,
        `The same ${what} are set, and the same entries are shown`,
      ],
      ['Reload the page', 'Nothing has changed'],
    ]),
    tried(`The back button brings the last but one ${what} back`, guessed, [
      [
        `Change ${what} twice and press the back button of the browser`,
        'What was set before the second change is set again',
      ],
      ['Go forward', 'The second change is set again'],
    ]),
    ...(/\b(?:url|address)\b/i.test(sentence)
      ? [
          tried('An address with a spoiled value does no harm', refused, [
            [
              `Put a value that does not exist for ${what} into the address`,
              'The page opens without it, or says what is wrong; there is no error page',
            ],
          ]),
        ]
      : []),
  ]
}
