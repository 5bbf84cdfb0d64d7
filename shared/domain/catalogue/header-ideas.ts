import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import type { Asked } from './status-codes.ts'
import { speaksOf, trial } from './trial.ts'

/** What is tried of a header of HTTP, and of the parameters of a list. Cue: its name in a clause that demands something. */
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
  [
    /\blimit\b.{0,20}\boffset\b|\boffset\b.{0,20}\blimit\b/i,
    (text) => [
      trial('limit and offset cut out the right part', 'functional', 'Equivalence Partitioning', [
        `Send ${text} with a limit of 2 and an offset of 1, with five entries there`,
        'The second and the third entry are answered, and no others',
        'limit=2, offset=1',
      ]),
      trial('an offset beyond the end', 'boundary', 'Boundary Value Analysis', [
        `Send ${text} with an offset as large as the number of entries`,
        'The list is empty; no error is answered',
      ]),
      trial('a limit or offset that is no count', 'negative', 'Equivalence Partitioning', [
        `Send ${text} with a negative limit, then with letters as offset`,
        'Both are refused with a status of the 400s, and no error of the server is answered',
        'limit=-1; offset=abc',
      ]),
    ],
  ],
]
