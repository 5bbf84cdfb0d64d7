import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import type { Asked } from './status-codes.ts'
import { speaksOf, trial } from './trial.ts'

/** What is tried of a header of HTTP. Cue: its name in a clause that demands something. */
export function headerIdeas(slots: Slots, { text }: Asked): Idea[] {
  return headers.flatMap(([name, ideas]) => (speaksOf(slots, name) ? ideas(text) : []))
}

const headers: readonly [name: RegExp, ideas: (text: string) => Idea[]][] = [
  [
    /\bIdempotency-Key\b/i,
    (text) => [
      trial('the same key with the same body acts once', 'functional', 'Error Guessing', [
        `Send ${text} twice with the same Idempotency-Key and the same body`,
        'Both answers are the same, and one entry was made',
      ]),
      trial('a different key makes a second entry', 'functional', 'Equivalence Partitioning', [
        `Send ${text} twice with the same body and different keys`,
        'Two entries were made',
      ]),
      trial('the same key at the same moment acts once', 'negative', 'Error Guessing', [
        `Send ${text} twice at the same moment with the same Idempotency-Key`,
        'One entry was made; no answer tells of an error of the server',
      ]),
    ],
  ],
  [
    /\bRetry-After\b/i,
    (text) => [
      trial(
        'the caller is let in after the time of Retry-After',
        'functional',
        'State Transition Testing',
        [
          `Send ${text} until it is refused, and read the header Retry-After`,
          'It holds a whole number of seconds or a date',
        ],
        [`Wait that long and send ${text} again`, 'It is answered as usual'],
      ),
    ],
  ],
  [
    /\bLocation\b(?= ?header)|\bheader `?Location\b/i,
    (text) => [
      trial('the address in the header Location leads to the new entry', 'functional', 'Use Case Testing', [
        `Send ${text}, then call the address that its header Location holds`,
        'It answers with the entry that was just made, with the values that were sent',
      ]),
    ],
  ],
  [
    /\bETag\b|\bIf-Match\b|\bIf-None-Match\b/i,
    (text) => [
      trial('a version that is no longer the current one', 'negative', 'State Transition Testing', [
        `Read the entry, let somebody else change it, then send ${text} with the version that was read`,
        'The change is not overwritten',
      ]),
    ],
  ],
]
