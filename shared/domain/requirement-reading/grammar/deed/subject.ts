import type { Expression } from '../../../requirement-model/index.ts'
import { between, words, type Input, type Match, type Parser } from '../parser.ts'
import { reference, references } from '../reference.ts'
import type { Reference } from '../../tokens.ts'
import { plainValue } from './value.ts'
import { literalsAt, type Literal } from './literal.ts'
import { verbGroup, type VerbGroup } from './verb-group.ts'

/** Of what a deed is told. `denied`: "no message", "neither". Without a subject the verb stands alone: "and shows …". */
export type Subject =
  | { kind: 'none'; denied: false }
  | { kind: 'literal'; literals: Literal[]; denied: boolean }
  | { kind: 'reference'; reference: Reference; denied: boolean; others?: Reference[] }
  /** "3.50 EUR are added", "a fee of 3.50 EUR is charged": a value, and what it is called. */
  | { kind: 'amount'; value: Expression<Reference>; called?: Reference; denied: boolean }

/** What the subject may be by name: a reference, or texts that are quoted bare (`"First day" is empty`). */
export function thingsOf(subject: Subject): Reference[] {
  if (subject.kind === 'reference') return [subject.reference, ...(subject.others ?? [])]
  const names = subject.kind === 'literal' ? subject.literals.map(({ name }) => name) : []
  return names.every((name) => name !== undefined) ? names : []
}

interface Told {
  subject: Subject
  group: VerbGroup
  /** The last word before the verb is a plural, or there are several. */
  plural: boolean
}

/** How many tokens a subject may have. */
const longest = 14

/**
 * Reads a subject, its verb and what `read` makes of both, at the first verb where that comes out: "press" and "order" are nouns as well.
 * The words up to the verb have to be wholly a name or a quoted text: nothing is cut out of the middle.
 */
export function clauseAt<T>(
  input: Input,
  at: number,
  read: (told: Told, end: number) => Match<T> | undefined,
): Match<T> | undefined {
  for (let verb = at + 1; verb <= Math.min(at + longest, input.tokens.length - 1); verb += 1) {
    if (!mayBegin(input, verb)) continue
    const group = verbGroup(input, verb)
    const subject = group && subjectIn(input, at, verb)
    const match =
      subject && read({ subject, group: group.value, plural: isPlural(input, at, verb) }, group.end)
    if (match) return match
  }
  return undefined
}

/** "the customers pay" and "I pay", but "order number" is no order that numbers. */
export function agrees(group: VerbGroup, subject: Subject, plural: boolean) {
  if (
    group.form !== 'base' ||
    group.modal ||
    group.negated ||
    group.verb === 'be' ||
    subject.kind !== 'reference'
  )
    return true
  return (
    plural || (subject.reference.kind === 'named' && /^(?:i|we|you|they|who)$/i.test(subject.reference.words))
  )
}

function isPlural({ tokens }: Input, from: number, to: number) {
  const last = tokens[to - 1]
  return (
    (last?.kind === 'word' && last.plural === true) ||
    tokens.slice(from, to).some(({ text }) => text === 'and')
  )
}

/** What stands wholly between two places, as a subject. */
function subjectIn(input: Input, from: number, to: number): Subject | undefined {
  const part: Input = { tokens: between(input.tokens, from, to), used: input.used, budget: input.budget }
  const head = part.tokens[0]?.text.toLowerCase() ?? ''
  const isNone = ['no', 'none'].includes(head)
  const subject = wholly(part, isNone ? 1 : 0, isNone || head === 'nobody')
  input.budget = part.budget
  return subject
}

function wholly(part: Input, at: number, denied: boolean): Subject | undefined {
  const to = part.tokens.length
  const literals = literalsAt(part, at)
  if (literals?.end === to) return { kind: 'literal', literals: literals.value, denied }
  const named = person(part, at) ?? reference(part, at)
  if (named?.end === to) return { kind: 'reference', reference: named.value, denied }
  const amount = amountIn(part, at)
  if (amount?.end === to) return { kind: 'amount', ...amount.value, denied }
  const all = named ? references(part, at) : undefined
  const [head, ...others] = all?.end === to ? all.value : []
  return head && { kind: 'reference', reference: head, others, denied: false }
}

const articles = words('a', 'an', 'the', 'another')
const additional = words('additional', 'extra', 'further')

/** "10 %", "a surcharge of 4 %", "an extra 5 EUR", "a 10 % discount". */
export function amountIn(
  input: Input,
  at: number,
): Match<{ value: Expression<Reference>; called?: Reference }> | undefined {
  const begins = articles(input, at)?.end ?? at
  const more = additional(input, begins)
  const value = plainAmount(input, more?.end ?? begins)
  if (value) {
    const called = reference(input, value.end)
    const own = called?.value
    const name = own?.kind === 'named' && more ? { ...own, words: `${more.value} ${own.words}` } : own
    return called && name
      ? { value: { value: value.value, called: name }, end: called.end }
      : value && { value: { value: value.value }, end: value.end }
  }
  const called = reference(input, at)
  const of = called && words('of')(input, called.end)
  const amount = of && plainAmount(input, of.end)
  return amount && called
    ? { value: { value: amount.value, called: called.value }, end: amount.end }
    : undefined
}

function plainAmount(input: Input, at: number) {
  return input.tokens[at]?.kind === 'number' ? plainValue(input, at) : undefined
}

/** Words for people that are no nouns. */
const people = new Set(
  'i we you he she they who whoever somebody someone anyone anybody everybody everyone nobody'.split(' '),
)

const person: Parser<Reference> = (input, at) => {
  const token = input.tokens[at]
  if (!token || !people.has(token.text.toLowerCase())) return undefined
  const { text, start, end } = token
  return { value: { kind: 'named', words: text, quoted: false, start, end }, end: at + 1 }
}

function mayBegin(input: Input, at: number) {
  return input.tokens[at]?.kind === 'word' || input.tokens[at]?.text.startsWith("'") === true
}
