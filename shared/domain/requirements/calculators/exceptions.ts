import type { CalculatorPart, Condition } from './parts.ts'
import { changesIn, conditionsIn } from './read-changes.ts'
import { namedIn, type Coded, type KnownInput } from './words.ts'

const refusing =
  /\b(?:only|not|refus\w+|reject\w+|instead|errors?|message|limited|otherwise|unless|impossible|unavailable|declin\w+|no (?:price|offer|answer|result|quote))\b/
const prohibited =
  /^[^,;:(Q]*\b(?:(?:do|does|can|may|must|will|shall) ?not|don't|doesn't|can't|cannot|never|(?:is|are) not (?:possible|allowed|permitted|available|offered))\b[^,;:(Q]*(?::|\(| – | - ) ?Q\d+\W*$/
const conditional = /\b(?:if|when|for|with|while|where|whoever|only|unless|otherwise|but)\b/

/**
 * A refusal for several entries together, beside the table: 'If I2 is ticked and the weight is over 20 kg, the message is Q0'. What reads
 * like one and is not understood makes unknown what comes out of the entries that it names; so does a change of the price.
 */
export function exceptionsIn(one: Coded, inputs: KnownInput[]): CalculatorPart[] {
  const { words, quotes } = one
  const named = namedIn(words)
  const chosen = /(?<![A-Za-z\d])C\d+x\d+/.test(words)
  if (
    quotes.length === 0 ||
    !refusing.test(words) ||
    !(conditional.test(words) || prohibits(words)) ||
    (named.length === 0 && !chosen)
  )
    return []
  const [text] = quotes
  const alone = named.length + (chosen ? 1 : 0) < 2 && !named.some((at) => inputs[at]?.control === 'checkbox')
  if (text === undefined || quotes.length > 1 || alone || !/\s/.test(text)) return []
  const plain = words.replace(/Q\d+/g, ' ')
  const when =
    (/^(?:if|when|for|with)\b/.test(words) || prohibits(words)) &&
    !/\b(?:only|otherwise|unless|or|either|than)\b/.test(plain.replace(/\bmore than\b|\bless than\b/g, ''))
      ? conditionsIn(plain, inputs)
      : undefined
  const all = when?.length === new Set([...named, ...owners(words)]).size
  return when && all && when.length > 0
    ? [{ part: 'exception', when, text }]
    : [{ part: 'unread', when: entriesIn(words, inputs) }]
}

/** 'We do not carry C0x1 over more than 3 I2: Q0': what is done never, with its message behind it. */
function prohibits(words: string): boolean {
  return prohibited.test(words) && !/\b(?:if|when|while|where)\b/.test(words)
}

/** What a sentence about a change makes unknown that was not understood. */
export function unreadChange(one: Coded, inputs: KnownInput[]): CalculatorPart[] {
  return changesIn(one, inputs) === undefined ? [{ part: 'unread', when: entriesIn(one.words, inputs) }] : []
}

function owners(words: string): number[] {
  return [...words.matchAll(/(?<![A-Za-z\d])C(\d+)x\d+/g)].map(([, at]) => Number(at))
}

/** The boxes and choices that words name, whatever they say of them. */
function entriesIn(words: string, inputs: KnownInput[]): Condition[] {
  const boxes = namedIn(words).flatMap((at): Condition[] => {
    const input = inputs[at]
    return input?.control === 'checkbox' ? [{ is: 'ticked', label: input.label, on: true }] : []
  })
  const lists = Map.groupBy([...words.matchAll(/(?<![A-Za-z\d])C(\d+)x(\d+)/g)], ([, at]) => Number(at))
  const choices = [...lists].flatMap(([at, found]): Condition[] => {
    const input = inputs[at]
    const values = found.flatMap(([, , place]) => input?.choices[Number(place)] ?? [])
    return input ? [{ is: 'one', label: input.label, values }] : []
  })
  // One of several is enough, so that each alone would say too little.
  return boxes.length + choices.length === 1 ? [...boxes, ...choices] : []
}
