import { quotedOf } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { theAllOf, thingOf } from '../things.ts'
import { guarded, refused, tried, usual } from '../tried.ts'

/** Consent, erasure, and what is not stored or shown. Each needs its word in the sentence. */
export const privacy: Kind = {
  kind: 'privacy',
  ideas: (slots) => {
    const { sentence } = slots
    if (/\b(?:consent|opt[- ]?in|opt[- ]?out|cookie banner)\b/i.test(sentence)) return consentIdeas(slots)
    if (/\b(?:eras\w*|delet\w*|forgotten|anonymi[sz]\w*|purg\w*)\b/i.test(sentence) && !slots.isNegated)
      return erasureIdeas(sentence)
    return secretIdeas(slots)
  },
}

function consentIdeas(slots: Slots): Idea[] {
  const processing = `what needs it: "${quotedOf(slots)}"`
  return [
    tried('Without consent nothing of it happens', guarded, [
      [
        `Give no consent and use ${processing}`,
        'Nothing of it is done, loaded or stored; everything else works',
      ],
    ]),
    tried('Consent that is withdrawn ends it', refused, [
      ['Give consent, then withdraw it and go on', 'From then on nothing of it happens any more'],
    ]),
    tried('The choice is still there after a reload', usual, [
      ['Make a choice and reload the page', 'The choice holds, and nobody is asked again'],
    ]),
  ]
}

function erasureIdeas(sentence: string): Idea[] {
  const isAnonymous = /\banonymi[sz]/i.test(sentence)
  return [
    tried('After the erasure the person is found nowhere', guarded, [
      [
        'Make an account with a name and an address that are easy to find again, use everything once, and have it erased',
        'It is confirmed',
      ],
      [
        'Search lists, reports, exports, logs and mails for the name and the address',
        isAnonymous ? 'Neither is found; counts and sums are as before' : 'Neither is found',
      ],
    ]),
    tried('The erasure leaves the data of others alone', refused, [
      [
        'Have one of two people erased who share something',
        'What the other one made is all there and can be opened',
      ],
    ]),
    tried('An erased account cannot sign in any more', usual, [
      ['Sign in with the erased account', 'It is refused like an unknown one'],
    ]),
  ].slice(0, /\b(?:account|user)\b/i.test(sentence) ? 3 : 2)
}

/** What must not be stored, shown or passed on: looked for with a value that is easy to find. */
function secretIdeas(slots: Slots): Idea[] {
  if (!slots.isNegated && !/\b(?:redact|mask|encrypt|local)\w*/i.test(slots.sentence)) return []
  const things = slots.clauses
    .flatMap(({ phrases }) => phrases.filter(({ tag }) => tag === 'F' || tag === 'T' || tag === 'E'))
    .map(({ text }) => thingOf(text))
  const thing = things.find(
    (candidate) =>
      candidate &&
      /\b(?:passwords?|data|notes?|secrets?|addresse?s?|names?|e-?mails?|keys?|tokens?|pin|numbers?|information|credentials?|details|content|identity)\b/i.test(
        candidate.noun,
      ),
  )
  if (!thing) return []
  const data = theAllOf(thing)
  const [is, it] = thing.isPlural ? ['are', 'They'] : ['is', 'It']
  const find = 'with a value that is easy to find again'
  const first = /\bencrypt/i.test(slots.sentence)
    ? tried(`${data} cannot be read where ${it.toLowerCase()} ${is} stored`, guarded, [
        [`Save ${data} ${find}`, `${it} ${is} saved`],
        ['Search the database, its files and a backup for that value', `${it} ${is} nowhere in plain text`],
      ])
    : /\b(?:see|sees|shown?|view|visible|reveal\w*|access|display\w*|expos\w*)\b/i.test(slots.sentence)
      ? tried(
          `No page or answer holds ${data} for somebody who must not see ${thing.isPlural ? 'them' : 'it'}`,
          guarded,
          [
            [
              `Use ${data} ${find}`,
              `${it} ${is} there for those who may see ${thing.isPlural ? 'them' : 'it'}`,
            ],
            [
              'As somebody who must not, open the pages and read their source and the answers behind them',
              `${it} ${is} nowhere`,
            ],
          ],
        )
      : tried(`Nothing stores ${data}`, guarded, [
          [`Use ${data} ${find}`, 'It works'],
          [
            'Search the database, logs, exports and the storage of the browser for that value',
            `${it} ${is} nowhere in plain text`,
          ],
        ])
  return [
    first,
    ...(/\b(?:another|others?|third|public|share\w*|external\w*|transfer\w*|remote)\b/i.test(slots.sentence)
      ? [
          tried(`${data} ${thing.isPlural ? 'do' : 'does'} not leave the system`, guarded, [
            [
              'Record all connections to the outside while you use it',
              `${data} ${thing.isPlural ? 'are' : 'is'} in none of them`,
            ],
          ]),
        ]
      : []),
  ]
}
