import type { Clause } from './clauses.ts'
import { doneFor, givenIn, quotedOf } from './doings.ts'
import type { Idea } from './idea.ts'
import { unquoted, type Slots } from './slots.ts'
import { theAllOf, thingOf } from './things.ts'
import { guarded, refused, tried } from './tried.ts'

/** What must not be shown: neither on the page nor in what lies under it. */
export function hiddenIdeas(clauses: readonly Clause[], slots: Slots): Idea[] {
  const clause = clauses.find(({ phrases }) => phrases.some(({ tag }) => tag === 'NEG'))
  const negation = clause?.phrases.find(({ tag }) => tag === 'NEG')
  const verb = clause?.phrases.find(
    ({ tag, start }) =>
      tag === 'V' && start - (negation?.end ?? start) >= 0 && start - (negation?.end ?? start) < 15,
  )
  if (!verb) return []
  const hidden = clause?.phrases.find(
    ({ tag, start }) => /^[TFECOM]$/.test(tag) && (tag !== 'E' || start > (negation?.end ?? 0)),
  )
  if (
    !hidden ||
    !/\b(?:see|sees|shown?|displayed|visible|appear|appears|listed|show|display|revealed|exposed|view|contain|contains|hidden)\b/i.test(
      clause?.text ?? '',
    )
  )
    return []
  if (/^\s*(?:that|which|who|whose)\b/i.test(slots.sentence.slice(hidden.end))) return []
  if (/^(?:it|they|them|this|that|these|those)$/i.test(hidden.text.trim())) return []
  const thing = thingOf(hidden.text)
  const name = thing ? theAllOf(thing) : `"${unquoted(hidden.text)}"`
  if (name.length > 60) return []
  const event = doneFor(slots)
  const isText = /^[COM]$/.test(hidden.tag)
  return [
    tried(
      `Nothing shows ${name} here`,
      refused,
      [
        [event ?? `Open the page that this is about: "${quotedOf(slots)}"`, `Nothing on it shows ${name}`],
        ['Reload it', 'It is still not there'],
      ],
      givenIn(slots).slice(0, 2),
    ),
    ...(isText
      ? []
      : [
          tried(
            `No answer behind the page holds ${name}`,
            guarded,
            [
              [
                'Open the page and read its source and the answers that it loads',
                `${name} ${thing?.isPlural ? 'are' : 'is'} in none of them`,
              ],
            ],
            givenIn(slots).slice(0, 2),
          ),
        ]),
  ]
}
