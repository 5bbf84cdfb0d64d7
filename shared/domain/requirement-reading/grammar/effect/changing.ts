import type { Expression } from '../../../requirement-model/index.ts'
import { isDenied, predicate, wordAt, type Effects, type EffectClause } from '../deed/effect-clause.ts'
import { isOpen, set } from '../deed/amount.ts'
import { names } from '../deed/nouns.ts'
import { literal } from '../deed/literal.ts'
import { thingsOf } from '../deed/subject.ts'
import { newValue, plainValue, stateName } from '../deed/value.ts'
import { words, type Input, type Match, type Parser } from '../parser.ts'
import { reference } from '../reference.ts'
import type { Reference } from '../../tokens.ts'

const state = (value: string): Expression<Reference> => ({ kind: 'value', value: { type: 'text', value } })

/** "the ticket becomes Taken", "changes to Sent", "moves to Second Look", "is set to 0", "is then Closed", "is marked as Paid". */
export const becomes = predicate('something becomes a value', (clause) => {
  const { group, input } = clause
  const subject = becoming(clause)
  if (!subject || isDenied(clause) || names('message', subject)) return undefined
  const from = valueAt(clause)
  if (from === undefined) return undefined
  const told = spokenMessage(clause, from)
  if (told) return told
  const value = group.verb === 'be' ? plainOrState(input, from, group.modal) : newValue(input, from)
  if (!value || isOpen(input, value) || (value.value.kind === 'subject' && wordAt(input, from - 1) !== 'the'))
    return undefined
  return { value: set(subject, value.value), end: value.end }
})

/** What becomes something; "and becomes Charging" goes on with what was spoken of. */
function becoming({ subject, group, input, start }: EffectClause): Reference | undefined {
  const [thing, ...more] = thingsOf(subject)
  if (thing) return more.length === 0 ? thing : undefined
  const token = input.tokens[start]
  const isState = group.verb === 'be' ? !group.modal : group.verb === 'become' && group.form === 'third'
  if (subject.kind !== 'none' || !isState || !token) return undefined
  return { kind: 'spoken-of', words: 'it', plural: false, start: token.start, end: token.start }
}

/** `if it is not, it is "Please enter a number."`: a whole sentence is what a message says. */
function spokenMessage({ subject, group, input }: EffectClause, at: number): Match<Effects> | undefined {
  const isSpoken =
    subject.kind === 'reference' && subject.reference.kind === 'spoken-of' && group.verb === 'be'
  const quoted = isSpoken ? literal(input, at) : undefined
  const last = quoted?.value.text.at(-1)
  if (!quoted || typeof last !== 'string' || !/[.!?]$/.test(last)) return undefined
  return { value: [{ kind: 'shows', text: quoted.value.text, as: 'message' }], end: quoted.end }
}

function valueAt({ group, input, at }: EffectClause): number | undefined {
  const past = pastWords(input, at, [
    'to',
    'as',
    'into',
    'in',
    'at',
    'with',
    'the',
    'state',
    'status',
    ':',
    'back',
  ])
  const isScaled = group.does.has('rise') || group.does.has('fall')
  if (isScaled && wordAt(input, at) === 'to') return at + 1
  const left = group.does.has('become') && !group.passive ? pastFrom(input, at) : undefined
  if (left !== undefined) return left
  if (group.verb === 'be')
    return pastWords(input, at, ['now', 'then', 'in', 'the', 'state', 'status', 'equal', 'to', ':'])
  if (group.passive && group.verb === 'mark' && /^\p{Lu}/u.test(input.tokens[at]?.text ?? '')) return at
  if (group.passive)
    return group.does.has('set') || group.does.has('fill') ? (past > at ? past : undefined) : undefined
  if (group.verb === 'become' || group.verb === 'amount' || group.verb === 'cost' || group.verb === 'equal')
    return past
  if (group.verb === 'get' || group.verb === 'receive' || group.verb === 'have') return statusAt(input, at)
  return group.does.has('become') && past > at && wordAt(input, at) !== 'the' ? past : undefined
}

/** "moves from Draft to Submitted": what it was is a condition, and not told here. */
function pastFrom(input: Input, at: number): number | undefined {
  const before = wordAt(input, at) === 'from' ? stateName(true)(input, at + 1) : undefined
  return before && ['to', 'into'].includes(wordAt(input, before.end)) ? before.end + 1 : undefined
}

/** "gets the status Pending". */
function statusAt(input: Input, at: number): number | undefined {
  const past = pastWords(input, at, ['the', 'a', 'new'])
  return ['status', 'state', 'value', 'role'].includes(wordAt(input, past)) ? past + 1 : undefined
}

function pastWords(input: Input, at: number, skipped: string[]): number {
  let end = at
  while (
    end < at + 4 &&
    skipped.includes(wordAt(input, end)) &&
    !/^\p{Lu}/u.test(input.tokens[end]?.text ?? '')
  )
    end += 1
  return end
}

/** "Shipping is free for …": what it costs. */
const free: Parser<string> = (input, at) => {
  const found = words('free of charge', 'free')(input, at)
  return found && /^(?:|[,.;:]|for|if|when|from|above|over|on|otherwise)$/.test(wordAt(input, found.end)) // prettier-ignore
    ? { value: 'free', end: found.end }
    : undefined
}

/** "must be 5" and "must be NA" are limits, "shall be Open" a result. */
function plainOrState(input: Input, at: number, modal?: string): Match<Expression<Reference>> | undefined {
  if (modal === 'must') return undefined
  const isName = input.tokens[at]?.kind === 'quoted'
  const plain = modal && !isName ? undefined : plainValue(input, at)
  const name = plain ? undefined : (free(input, at) ?? stateName(false)(input, at))
  return plain ?? (name && { value: state(name.value), end: name.end })
}

/** "sets the notice to Approved", "changes the status to Open", "marks it as done". */
export const sets = predicate('the system sets a value', (clause) => {
  const { group, input, at, subject } = clause
  if (
    isDenied(clause) ||
    group.passive ||
    group.bare ||
    !group.does.has('set') ||
    subject.kind === 'amount' ||
    subject.kind === 'literal'
  )
    return undefined
  const thing = reference(input, at)
  const to = thing && wordAt(input, thing.end) === 'back' ? thing.end + 1 : thing?.end
  if (!thing || to === undefined || !['to', 'as', 'into'].includes(wordAt(input, to))) return undefined
  const value = newValue(input, to + 1)
  const isWay = value?.value.kind === 'subject' && wordAt(input, to + 1) !== 'the'
  return value && !isWay ? { value: set(thing.value, value.value), end: value.end } : undefined
})
