import { articleOf } from '../../english/articles.ts'
import type { Condition, Expression, Subject, Value } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { meet } from '../../requirement-model/scopes.ts'
import { isNoun } from '../grammar/deed/nouns.ts'
import { tokenise } from '../tokenise.ts'
import type { Reference } from '../tokens.ts'
import { aboutOne } from './groups.ts'
import { Unresolved } from './mapping.ts'
import { mention } from './memory.ts'
import { keyOf } from './naming.ts'
import { allOf, isGroupName, listOf, optionOf, subjectOf, type Where } from './subjects.ts'

/** A list is empty when it has no entry. */
export function emptyList(one: Condition<Reference>, where: Where): Condition | undefined {
  if (one.kind !== 'empty' || one.subject.kind !== 'named') return undefined
  const known = where.vocabulary.find(one.subject.words)
  if (known ? known.kind !== 'list' : !/\blist$/i.test(one.subject.words)) return undefined
  const list = listOf(one.subject, where)
  return {
    kind: 'compare',
    left: { kind: 'count', list: list.id },
    operator: '=',
    right: { kind: 'value', value: { type: 'number', value: '0' } },
  }
}

/** "One of them is left blank": any of the fields. */
export function groupCondition(
  one: Condition<Reference>,
  where: Where,
  map: (part: Condition<Reference>) => Condition,
): Condition | undefined {
  const [only, ...others] = one.kind === 'any' || one.kind === 'all' ? one.of : [one]
  if (!only || others.length > 0 || only.kind === 'valid' || one.kind === 'not') return undefined
  const [subject] = referencesOfCondition(only)
  const isMany = subject && (subject.kind === 'named' ? isGroupName(subject) : subject.plural)
  if (!isMany) return undefined
  const subjects = allOf(subject, where)
  if (subjects.length < 2) return undefined
  const of = subjects.map((each) => map(aboutOne(only, subject, each.name)))
  return { kind: one.kind === 'all' ? 'all' : 'any', of }
}

/** "Until the box is ticked": the one that was spoken of last, else the only one of the section; of several nobody knows which. */
export function boxCondition(
  one: Condition<Reference>,
  { vocabulary, memory, scope }: Where,
): Condition | undefined {
  if (one.kind !== 'compare' || one.left.kind !== 'subject' || one.right.kind !== 'value') return undefined
  const { subject } = one.left
  const isBox =
    one.right.value.type === 'boolean' &&
    subject.kind === 'named' &&
    !subject.quoted &&
    boxes.has(keyOf(subject.words))
  if (!isBox || vocabulary.find(subject.words, scope)) return undefined
  const isTicked = ({ id, kind }: Subject): boolean =>
    kind === 'boolean' || vocabulary.controlOf(id)?.role === 'checkbox'
  const all = vocabulary.subjects.filter((each) => meet(each.scope, scope) && isTicked(each))
  const [last] = memory.subjects
  const meant = last && isTicked(last) ? last : all.length === 1 ? all[0] : undefined
  if (!meant && all.length > 1) throw new Unresolved(subject.words)
  return meant && { ...one, left: { kind: 'subject', subject: meant.id }, right: one.right }
}

const boxes = new Set(['box', 'checkbox', 'check box', 'tick box', 'check-box'])

/** "The order is Paid", "a Gold member": a name that is one of the values of something says that it has this value. */
export function optionCondition(one: Condition<Reference>, where: Where): Condition | undefined {
  if (one.kind === 'one-of' && one.values.length > 1) return statesCondition(one, where)
  if (one.kind === 'one-of' && one.values.length === 1 && one.values[0]?.type === 'text')
    return optionCondition(
      {
        kind: 'compare',
        left: { kind: 'subject', subject: one.subject },
        operator: '=',
        right: { kind: 'value', value: one.values[0] },
      },
      where,
    )
  if (one.kind !== 'compare' || one.left.kind !== 'subject') return undefined
  const value = literalOf(one.right, where)
  // A state is no amount: "it" means something else here.
  const [last] = where.memory.subjects
  if (one.left.subject.kind === 'spoken-of' && value?.type !== 'text' && last?.kind === 'state')
    throw new Unresolved(one.left.subject.words)
  if (!value) return undefined
  const kindOf = personIs(one, value)
  if (kindOf) return kindOf
  const { vocabulary } = where
  if (value.type === 'boolean' && one.left.subject.kind === 'named' && one.operator === '=') {
    const owner = vocabulary.withOption(one.left.subject.words)
    const found = owner && optionOf(owner, one.left.subject.words)
    if (!owner || found === undefined) return undefined
    const is: Condition = { kind: 'one-of', subject: owner.id, values: [{ type: 'text', value: found }] }
    return value.value ? is : { kind: 'not', of: is }
  }
  const named = value.type === 'text' ? listedCondition(one, value.value, where) : undefined
  if (named) return named
  if (value.type !== 'text' || (one.operator !== '=' && one.operator !== '!=')) return undefined
  if (filled.has(value.value.toLowerCase())) {
    const is: Condition = { kind: 'empty', subject: subjectOf(one.left.subject, where).id }
    return one.operator === '=' ? { kind: 'not', of: is } : is
  }
  const known =
    one.left.subject.kind === 'named'
      ? vocabulary.find(one.left.subject.words, where.scope)
      : where.memory.subjects[0]
  const owner = known && optionOf(known, value.value) ? known : vocabulary.withOption(value.value)
  const found = owner && optionOf(owner, value.value)
  // What no state is called only people can judge: "if it is dark".
  if (!owner && known?.kind === 'state') {
    const be = one.operator === '=' ? 'is' : 'is not'
    return { kind: 'said', text: `${one.left.subject.words} ${be} ${value.value}` }
  }
  if (!owner || found === undefined) return undefined
  mention(where.memory, owner)
  const is: Condition = { kind: 'one-of', subject: owner.id, values: [{ type: 'text', value: found }] }
  return one.operator === '=' ? is : { kind: 'not', of: is }
}

/** "The customer is a member": what kind of person somebody is, only words say. */
function personIs(
  { left, operator }: Extract<Condition<Reference>, { kind: 'compare' }>,
  value: Value,
): Condition | undefined {
  if (left.kind !== 'subject' || left.subject.kind !== 'named' || value.type !== 'text') return undefined
  const [first, last] = [tokenise(value.value)[0], tokenise(value.value).at(-1)]
  const isKind = last?.kind === 'word' && last.classes[0] === 'noun' && /^\p{Ll}/u.test(value.value)
  if (!isKind || !first || !isNoun('person', left.subject.words.split(' ').at(-1) ?? '')) return undefined
  const be = operator === '!=' ? 'is not' : 'is'
  return { kind: 'said', text: `the ${left.subject.words.toLowerCase()} ${be} ${articleOf(value.value)} ${value.value}` } // prettier-ignore
}

/** "While it is New, Accepted or Assigned": states tell what is in them. */
function statesCondition(
  one: Extract<Condition<Reference>, { kind: 'one-of' }>,
  { vocabulary, memory }: Where,
): Condition | undefined {
  const names = one.values.map((value) => (value.type === 'text' ? value.value : ''))
  const owner = vocabulary.withOption(names[0] ?? '', 'state')
  if (!owner || !names.every((name) => optionOf(owner, name))) return undefined
  mention(memory, owner)
  return { kind: 'one-of', subject: owner.id, values: names.map((value) => ({ type: 'text', value })) }
}

/** A bare word that names no subject is a value: "the tier is Gold". */
function literalOf(right: Expression<Reference>, { vocabulary, scope }: Where): Value | undefined {
  if (right.kind === 'value') return right.value
  if (
    right.kind !== 'subject' ||
    right.subject.kind !== 'named' ||
    vocabulary.find(right.subject.words, scope)
  )
    return undefined
  return { type: 'text', value: right.subject.words }
}

/** What an entry is once there is one. */
const filled = new Set([
  'attached',
  'given',
  'entered',
  'selected',
  'chosen',
  'uploaded',
  'provided',
  'filled in',
  'filled',
  'specified',
  'present',
  'stated',
  'picked',
  'supplied',
])
const listed = new Set([
  'listed',
  'known',
  'available',
  'offered',
  'supported',
  'in the list',
  'in the table',
  'named',
  'contained in the table',
  'on the list',
  'one of these',
  'one of them',
])

/** "A class that is not listed": none of its options. */
function listedCondition(
  one: Extract<Condition<Reference>, { kind: 'compare' }>,
  value: string,
  where: Where,
): Condition | undefined {
  if (!listed.has(value.toLowerCase()) || one.left.kind !== 'subject') return undefined
  const subject = subjectOf(one.left.subject, { ...where, declares: false })
  if (!subject.options) throw new Unresolved(value)
  const is: Condition = {
    kind: 'one-of',
    subject: subject.id,
    values: subject.options.map((option) => ({ type: 'text', value: option })),
  }
  return one.operator === '=' ? is : { kind: 'not', of: is }
}
