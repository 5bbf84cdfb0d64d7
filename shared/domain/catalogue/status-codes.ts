import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { thingsIn, trial } from './trial.ts'

/** A request as a sentence names it. */
export interface Asked {
  method: string | undefined
  path: string | undefined
  /** "GET /users/{id}", "the call". */
  text: string
}

/** What is tried so that a request is answered with a status of HTTP. */
export function ideasOfCode(code: string, { text }: Asked, slots: Slots): Idea[] {
  if (code.startsWith('2'))
    return [
      trial(`A right request is answered with ${code}`, 'functional', 'Equivalence Partitioning', [
        `Send ${text} with everything that it needs`,
        `The answer has status ${code}`,
      ]),
    ]
  if (code === '400' || code === '422') return wrongValues(code, text, slots)
  return (wrongs[code] ?? []).map(([title, how, also = '']) =>
    refusal(code, title, `Send ${text} ${how}`, also),
  )
}

/** What is wrong with a request, how it is sent, and what is seen besides the status. */
const wrongs: Record<string, [title: string, how: string, also?: string][]> = {
  401: [
    ['A request without credentials', 'without a token or session'],
    ['A request with an expired token', 'with a token that has expired', '; no data is returned'],
  ],
  403: [['A caller without the right', 'signed in as somebody who lacks the right', '; nothing has changed']],
  404: [['An id that does not exist', 'with an id that does not exist']],
  409: [
    [
      'A request that conflicts with what is there',
      'so that it conflicts with what is there already',
      '; what was there is unchanged',
    ],
  ],
  429: [['A request beyond the permitted rate', 'again and again until the permitted rate is exceeded']],
}

const refusal = (code: string, title: string, action: string, also: string): Idea =>
  trial(`${title} is answered with ${code}`, 'negative', 'Equivalence Partitioning', [
    action,
    `The answer has status ${code}${also}`,
  ])

/** Wrong values, unless the sentence says itself what is wrong. */
function wrongValues(code: string, text: string, slots: Slots): Idea[] {
  if (slots.clauses.some(({ tag, text: own }) => (tag === 'cond' || tag === 'evt') && !value.test(own)))
    return []
  const field = thingsIn(slots, 'F').find(
    ({ noun }) => !/\b(?:status|code|response|body|property|field)\b/i.test(noun),
  )
  const saved = '; nothing is saved'
  const first = field
    ? refusal(
        code,
        `A request without the ${field.single}`,
        `Send ${text} without the ${field.single}`,
        saved,
      )
    : refusal(
        code,
        'A request with a wrong body',
        `Send ${text} with a body in which one value has the wrong type`,
        saved,
      )
  if (!/\b(?:errors|fields|each|all)\b/i.test(slots.sentence)) return [first]
  return [
    first,
    trial('Two wrong fields in one request are both told', 'negative', 'Error Guessing', [
      `Send ${text} with two wrong fields`,
      `The answer has status ${code} and names both fields`,
    ]),
  ]
}

const value = /\b(?:fields?|values?|body|payload|parameters?|JSON|schema|request|validation|input)\b/i
