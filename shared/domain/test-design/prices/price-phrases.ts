import { singular } from '../../requirements/facts/labels.ts'
import { readQuantities } from '../../requirements/facts/quantities/quantities.ts'
import { statedBounds } from '../../requirements/facts/temporal/bounds.ts'
import type { TemporalRange } from '../../requirements/facts/temporal/moment.ts'
import type { Parameter } from '../model.ts'
import { negate } from '../modelling/describe-entry.ts'
import { bindQuantity } from './phrase-quantities.ts'
import { namedValue } from './phrase-values.ts'
import { keysOf, plainWords, type Taken } from './phrase-words.ts'
import type { PriceCondition } from './price-model.ts'

/** A condition that a phrase states, and whether it has to hold. */
export interface Bound {
  condition: PriceCondition
  holds: boolean
}

export interface PhraseContext {
  parameters: Parameter[]
  seasons: { name: string; parameterId: string; range: TemporalRange }[]
  /** The date of the form that decides where a phrase names none. */
  datedId?: string
  /** The form holds two dates with nights between them. */
  stay: boolean
}

const negating = /\b(?:without|not|no|outside|except)\b/i
const priceNoun =
  /^(?:price|prices|premium|fee|fees|fare|rate|rent|total|amount|amounts|value|sum|whole|entire|full|final|base|yearly|monthly)$/

/**
 * The conditions on inputs, nights, dates or facts that a phrase states, all of which have to hold; undefined where a part of it was not understood.
 * `definite` is a subject beside another condition, which states nothing of its own unless it names a value.
 */
export function bindPhrase(phrase: string, context: PhraseContext, definite = false): Bound[] | undefined {
  const text = phrase.replace(/\s?\((?:see )?[^()]{1,30}\)/g, ' ').trim()
  if (text === '') return []
  const words = new Set(keysOf(text))
  const used = new Set<string>()
  const found: PriceCondition[] = []
  const take = (condition: PriceCondition | undefined, taken: string[]): void => {
    if (condition) found.push(condition)
    for (const word of taken) used.add(word)
  }
  const { rest, ranges } = dated(phrase, context)
  for (const one of ranges) {
    if (!one) return undefined
    take(one.condition, one.words)
  }
  const quantities = readQuantities(rest)
  for (const quantity of quantities) {
    const bound = bindQuantity(rest, quantity, context)
    if (!bound) return undefined
    take(bound.condition, bound.words)
  }
  for (const parameter of context.parameters) {
    const named = namedValue(parameter, words, text)
    if (named && !(quantities.length > 0 && named.words.every((word) => used.has(word))))
      take(named.condition, named.words)
  }
  const left = [...words].filter(
    (word) =>
      !used.has(word) &&
      !plainWords.has(word) &&
      !plainWords.has(`${word}s`) &&
      !/^\d/.test(word) &&
      !priceNoun.test(word),
  )
  return concluded(text, found, left, definite)
}

function concluded(
  text: string,
  found: PriceCondition[],
  left: string[],
  definite: boolean,
): Bound[] | undefined {
  const negated = negating.test(text)
  const narrow = /\b(?:first|second|third|last|next) [a-z]+$/i.test(text)
  if (
    definite &&
    found.length === 0 &&
    (narrow || left.length <= 1 || /\b(?:is|are) [\w-]+ and\b/i.test(text))
  )
    return []
  if (left.length > 0 && found.length > 0) return undefined
  if (left.length > 0) return definite ? undefined : factOf(text, left)
  if (found.length > 1 && negated) return undefined
  return found.map((condition) => ({ condition, holds: !negated }))
}

/** What no input says: "Students" are a kind of customer, "the guest books breakfast" is a sentence. */
function factOf(text: string, left: string[]): Bound[] | undefined {
  const words = text.split(/\s+/)
  if (words.length > 9 || left.length > 5 || /\d|,|\bor\b/.test(text)) return undefined
  const clause =
    /^(?:the |an? )?[\w -]{2,40}? (?:is|are|has|have|was|books?|uses?|wants?|buys?|chooses?|orders?|pays?|takes?|needs?|brings?)\b.{2,60}$/i.test(
      text,
    )
  const negated = negating.test(text)
  if (clause && !negated)
    return [{ condition: { yes: text, no: negate(text), test: { kind: 'fact' } }, holds: true }]
  const plain = text.replace(/^(?:without|with|an?|the|no)\s+/gi, '').replace(/^(?:an?|the)\s+/i, '')
  const people =
    /^[a-z-]+(?: [a-z-]+)?s$/i.test(plain) && !/\b(?:weekend|holiday|sunday|saturday|\w+day)s$/i.test(plain)
  const day = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)$/i.test(plain)
  if (day)
    return [
      {
        condition: {
          yes: `it is a ${singular(plain)}`,
          no: `it is not a ${singular(plain)}`,
          test: { kind: 'fact' },
        },
        holds: !negated,
      },
    ]
  const one = singular(plain.toLowerCase())
  const article = /^[aeio]/.test(one) ? 'an' : 'a'
  const yes = people ? `the customer is ${article} ${one}` : `this holds: ${plain}`
  const no = people ? `the customer is not ${article} ${one}` : `this does not hold: ${plain}`
  return [{ condition: { yes, no, test: { kind: 'fact' } }, holds: !negated }]
}

/** Seasons by name, and spans of days; what is left of the phrase for other readers. */
function dated(
  phrase: string,
  { seasons, datedId, parameters }: PhraseContext,
): { rest: string; ranges: (Taken | undefined)[] } {
  const ranges: (Taken | undefined)[] = []
  let rest = phrase
  for (const { start, end, of, min, max } of statedBounds(phrase)) {
    const named = parameters.find(({ label }) => keysOf(label).every((word) => keysOf(phrase).includes(word)))
    const id = named?.constraints.temporal || named?.constraints.format === 'date' ? named.id : datedId
    const range = { of, ...(min ? { min } : {}), ...(max ? { max } : {}) }
    const label = parameters.find((one) => one.id === id)?.label ?? ''
    const words = [...keysOf(phrase.slice(start, end)), ...keysOf(label)]
    ranges.push(
      id === undefined || of !== 'date' ? undefined : { condition: inRange(label, id, range), words },
    )
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  }
  if (ranges.length > 0)
    return {
      rest,
      ranges: ranges.map(
        (one) => one && { ...one, words: [...one.words, ...seasons.flatMap(({ name }) => keysOf(name))] },
      ),
    }
  for (const { name, parameterId, range } of seasons) {
    if (!keysOf(name).every((word) => keysOf(phrase).includes(word))) continue
    const label = parameters.find(({ id }) => id === parameterId)?.label ?? ''
    ranges.push({ condition: inRange(label, parameterId, range), words: [...keysOf(name), ...keysOf(label)] })
  }
  return { rest, ranges }
}

function inRange(label: string, parameterId: string, range: TemporalRange): PriceCondition {
  return {
    yes: `${label} lies in the season`,
    no: `${label} lies outside the season`,
    test: { kind: 'input', parameterId, any: [{ kind: 'temporal', ...range }] },
  }
}
