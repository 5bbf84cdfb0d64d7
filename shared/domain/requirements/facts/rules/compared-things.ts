import type { ReadSentence } from '../../read-sentence.ts'
import { labelKey, singular, subjectKind } from '../labels.ts'
import { maskQuotes } from '../mask.ts'
import { readQuantities, type Quantity } from '../quantities/quantities.ts'
import { toNumber } from '../quantities/ranges.ts'
import { isBirth } from '../temporal/dated-label.ts'
import type { Constraints, Fact, FieldFact, MessageFact, Violation } from '../types.ts'

type Kind = 'age' | 'weight' | 'money' | 'moment' | 'size'
interface Input {
  label: string
  constraints: Constraints[]
  /** The sentence that spoke of it last, and the things that a sentence limits by it. */
  at: number
  things: string[]
}

const comparatives: Record<string, { kind: Kind; side: 'low' | 'high' }> = {
  younger: { kind: 'age', side: 'low' },
  older: { kind: 'age', side: 'high' },
  lighter: { kind: 'weight', side: 'low' },
  heavier: { kind: 'weight', side: 'high' },
  cheaper: { kind: 'money', side: 'low' },
  'more expensive': { kind: 'money', side: 'high' },
  earlier: { kind: 'moment', side: 'low' },
  later: { kind: 'moment', side: 'high' },
  smaller: { kind: 'size', side: 'low' },
  lower: { kind: 'size', side: 'low' },
  shorter: { kind: 'size', side: 'low' },
  larger: { kind: 'size', side: 'high' },
  bigger: { kind: 'size', side: 'high' },
  higher: { kind: 'size', side: 'high' },
  longer: { kind: 'size', side: 'high' },
}
// "Younger visitors see "…"", "For heavier parcels the page shows "…""
const compared = new RegExp(
  `^\\W*(?:(?:for|any|all|every|an?|the) )?(${Object.keys(comparatives).join('|')}) (?!than\\b)([a-z][a-z-]*(?: [a-z][a-z-]*)?) (?:are|is|will|see|sees|get|gets|receive|receives|cause|lead|leads|result|results|give|gives|must|the|cannot|can't|may not|produce|trigger)(?=) `,
  'i',
)
const shown =
  /\b(?:sees?|gets?|receives?|shows?|shown|message|with|leads? to|results? in|gives?|answered|cause|produce|trigger)\b[^"]{0,30}$/i
// "Visitors must be at least 16.", "Parcels may weigh at most 30 kg."
const limited =
  /^\W*(?:(?:all|every|each|any|the|an?) )?([a-z][a-z-]*(?: [a-z][a-z-]*)?) (?:must|may|can|shall|should|has to|have to|needs? to)(?: only)? (be|weigh|cost) (?=at |between |no |not |more |less |over |under |above |below |up |from |\d)/i
const behind = /^(?: (?:old|of age|or older|or more|or less))*\W*$/i
const conditional = /\b(?:if|when|unless|who|that|which|than|before|after|once)\b/i
const labels: Record<Exclude<Kind, 'size' | 'moment'>, RegExp> = {
  age: /\bage\b/i,
  weight: /\b(?:weight|mass)\b|\bkg\b/i,
  money: /\b(?:amount|total|price|value|sum|cost|budget|EUR|USD|GBP|CHF)\b|[€$£]/i,
}
const own = new Set<Fact['kind']>(['flow', 'rule', 'transition', 'scenario', 'permission', 'limit', 'api'])

/**
 * "Visitors must be at least 16. Younger visitors see "…"": what is said of the things that a form is about is a limit of its only input
 * of that kind (age, weight, sum of money), and a comparative without "than" speaks of what is beyond that limit.
 */
export function withComparedThings(sentences: ReadSentence[]): ReadSentence[] {
  const spoken = sentences.map(({ text }) => maskQuotes(text))
  if (!spoken.some(({ masked }) => compared.test(masked) || limited.test(masked))) return sentences
  const sections = new Map<number, Map<string, Input>>()
  for (const [at, sentence] of sentences.entries()) declare(sections, sentence, at, spoken[at]?.masked ?? '')
  return sentences.map((sentence, at) => {
    const part = spoken[at]
    const inputs = [...(sections.get(sentence.section)?.values() ?? [])]
    const open = (sentence.kind === 'requirement' || sentence.kind === 'context') && !sentence.table
    if (!part || !open || sentence.facts.some(({ kind }) => own.has(kind))) return sentence
    // A sentence that declares an input says more of it than its age.
    const limit = inputs.some((one) => one.at === at) ? undefined : limitOf(part.masked, inputs)
    if (limit) {
      const { input, field } = limit
      input.constraints.push(field.constraints)
      input.at = at
      input.things.push(limit.thing)
      return withFacts(sentence, field)
    }
    // Of several inputs, the one that the sentence right before it limits, in the same paragraph.
    const before = sentence.start - (sentences[at - 1]?.end ?? -2) < 2 ? at - 1 : -1
    const answer =
      part.quotes.length === 1 ? answerOf(part.masked, part.quotes[0], inputs, before) : undefined
    return answer ? withFacts(sentence, answer) : sentence
  })
}

function withFacts(sentence: ReadSentence, fact: Fact): ReadSentence {
  const kept = sentence.facts.filter(({ kind }) => kind === 'button' || kind === 'page')
  const messages = fact.kind === 'message' ? [] : sentence.facts.filter(({ kind }) => kind === 'message')
  return { ...sentence, kind: 'requirement', facts: [fact, ...messages, ...kept] }
}

function declare(
  sections: Map<number, Map<string, Input>>,
  { section, facts }: ReadSentence,
  at: number,
  masked: string,
): void {
  const inputs = sections.get(section) ?? new Map<string, Input>()
  sections.set(section, inputs)
  const thing = limited.exec(masked)?.[1]
  for (const fact of facts) {
    if (fact.kind !== 'field' || (thing !== undefined && sameThing(thing, fact.label))) continue
    const key = labelKey(fact.label)
    const known = inputs.get(key)
    if (known) known.constraints.push(fact.constraints)
    else inputs.set(key, { label: fact.label, constraints: [fact.constraints], at, things: [fact.label] })
  }
}

function sameThing(thing: string, label: string): boolean {
  return labelKey(singular(thing)) === labelKey(singular(label))
}

function limitOf(
  masked: string,
  inputs: Input[],
): { input: Input; field: FieldFact; thing: string } | undefined {
  const found = limited.exec(masked)
  if (!found?.[1] || conditional.test(masked)) return undefined
  const [quantity, more] = readQuantities(masked)
  if (!quantity || more || quantity.start !== found[0].length) return undefined
  if (!behind.test(masked.slice(quantity.end).replace(/\("[^"]*"\)/, ''))) return undefined
  const kind = kindOf(found[1], found[2] ?? '', quantity)
  const [input, other] = kind ? inputs.filter((one) => isOf(kind, one)) : []
  if (!input || other || sameThing(found[1], input.label)) return undefined
  const { unit, ...number } = toNumber(quantity, masked)
  const constraints: Constraints = {
    number: kind === 'age' || unit === undefined ? number : { ...number, unit },
  }
  // The age of who is born on a day is known by its own name.
  const label = kind === 'age' && isBirth(input.label) ? 'Age' : input.label
  return { input, field: { kind: 'field', label, constraints, known: true }, thing: found[1] }
}

function kindOf(thing: string, verb: string, { unit }: Quantity): Kind | undefined {
  if (/^weigh/i.test(verb) || /^(?:kg|g|t|kilograms?|grams?|tons?|tonnes?)$/i.test(unit?.written ?? ''))
    return 'weight'
  if (unit?.dimension === 'money') return 'money'
  const years = unit === undefined || /^years?$/i.test(unit.written)
  return years && verb.toLowerCase() === 'be' && subjectKind(thing) === 'actor' ? 'age' : undefined
}

function isOf(kind: Kind, { label, constraints }: Input): boolean {
  if (kind === 'moment') return constraints.some(({ temporal }) => temporal && !temporal.byAge)
  if (kind === 'size') return constraints.some(({ number, length }) => number ?? length)
  return labels[kind].test(label) || (kind === 'age' && isBirth(label))
}

function answerOf(
  masked: string,
  quote: { start: number; value: string } | undefined,
  inputs: Input[],
  before: number,
): MessageFact | undefined {
  const found = compared.exec(masked)
  const { kind, side } = comparatives[found?.[1]?.toLowerCase() ?? ''] ?? {}
  if (!quote || !kind || !side || !shown.test(masked.slice(0, quote.start))) return undefined
  const fitting = inputs.flatMap((input) => {
    // "Larger groups" may be sums of several inputs; only what the input is said of is as large as its value.
    const said = kind !== 'size' || input.things.some((one) => sameThing(found?.[2] ?? '', one))
    const violation = said && isOf(kind, input) ? violationOf(input, side) : undefined
    return violation ? [{ input, violation }] : []
  })
  const near = fitting.length > 1 ? fitting.filter(({ input }) => input.at === before) : fitting
  const [only, other] = near
  if (!only || other) return undefined
  const { label } = only.input
  return {
    kind: 'message',
    text: quote.value,
    labels: [label],
    violations: [only.violation],
    about: 'named',
    condition: `If the ${label} is beyond its limit`,
  }
}

/** What breaks the limit on that side; nothing where no limit is stated there. */
function violationOf({ constraints }: Input, side: 'low' | 'high'): Violation | undefined {
  const end = side === 'low' ? 'min' : 'max'
  const typed = constraints.some(({ number }) => number?.[end] !== undefined)
  // A later day of birth is a lower age.
  const dated = constraints.some(
    ({ temporal }) => temporal?.[temporal.byAge ? (end === 'min' ? 'max' : 'min') : end] !== undefined,
  )
  if (typed || dated) return side === 'low' ? 'below' : 'above'
  const long = constraints.some(({ length }) => (length?.[end] ?? 0) > 0)
  return long ? (side === 'low' ? 'tooShort' : 'tooLong') : undefined
}
