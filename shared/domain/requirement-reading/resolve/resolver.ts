import type { Condition, Expression, Id, Span, Subject, Template, Value } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import { Unresolved, type Resolver } from './mapping.ts'
import { mention, type Memory } from './memory.ts'
import { isGroup, isNameable, keyOf } from './naming.ts'
import { roleOfReference, type Vocabulary } from './vocabulary.ts'

export interface Where {
  vocabulary: Vocabulary
  memory: Memory
  span: Span
  scope: string
  /** Whether a name that nothing knows may become a subject: where it is limited, compared or computed. */
  declares: boolean
  /** What somebody enters; or of that what is required. */
  fields: (isRequired: boolean) => Subject[]
}

/** Names of one clause become ids. */
export function resolverOf(where: Where): Resolver {
  const subject = (reference: Reference): Id => subjectOf(reference, where).id
  return {
    subject,
    list: (reference) => listOf(reference, where).id,
    all: (references) => references.flatMap((reference) => allOf(reference, where).map(({ id }) => id)),
    target: (reference) => targetOf(reference, where),
    control: (reference) => controlOf(reference, where),
    condition: (one) => emptyList(one, where) ?? groupCondition(one, where) ?? optionCondition(one, where),
    template: (one) => templateOf(one, where),
  }
}

export function subjectOf(reference: Reference, where: Where): Subject {
  const found = reference.kind === 'spoken-of' ? where.memory.subjects[0] : namedSubject(reference, where)
  if (!found) throw new Unresolved(reference.words)
  mention(where.memory, found)
  return found
}

function namedSubject(reference: Reference, { vocabulary, declares, span, scope, memory }: Where): Subject | undefined {
  const known = vocabulary.find(reference.words, scope)
  if (known) return known
  const key = keyOf(reference.words)
  if (/^(?:state|status|current state|current status)$/.test(key)) return vocabulary.subjects.find(({ kind }) => kind === 'state')
  if (/^(?:number|value|amount|entry|input|length)$/.test(key) && memory.subjects[0]) return memory.subjects[0]
  return declares && isNameable(reference) ? vocabulary.declare(reference.words, span) : undefined
}

/** "They", "both": all that was spoken of last. */
export function allOf(reference: Reference, where: Where): Subject[] {
  if (reference.kind === 'spoken-of' && reference.plural && where.memory.group.length > 0) return where.memory.group
  if (reference.kind === 'named' && isGroupName(reference)) {
    const isRequired = /^(?:mandatory|required)\b/i.test(reference.words)
    const fields = where.memory.group.length > 0 && !isRequired ? where.memory.group : where.fields(isRequired)
    if (fields.length > 0) return fields
  }
  return [subjectOf(reference, where)]
}

function listOf(reference: Reference, where: Where): Subject {
  const found = where.vocabulary.find(reference.words, where.scope)
  if (found) return found
  if (reference.kind === 'spoken-of') throw new Unresolved(reference.words)
  const made = where.vocabulary.declare(reference.words, where.span)
  made.kind = 'list'
  return made
}

function targetOf(reference: Reference, where: Where): Id {
  if (reference.kind === 'named') {
    const control = where.vocabulary.control(reference.words, roleOfReference(reference))
    if (control) return control.subject ?? control.id
    const subject = where.vocabulary.find(reference.words, where.scope)
    if (subject) return subject.id
  }
  return controlOf(reference, where)
}

export function controlOf(reference: Reference, where: Where): Id {
  if (reference.kind === 'spoken-of') {
    const last = where.memory.subjects[0]
    const control = last && where.vocabulary.controlOf(last.id)
    if (!control) throw new Unresolved(reference.words)
    return control.id
  }
  const role = roleOfReference(reference)
  const known = where.vocabulary.control(reference.words, role)
  if (known) return known.id
  const subject = where.vocabulary.find(reference.words, where.scope)
  const own = subject && where.vocabulary.controlOf(subject.id)
  if (own) return own.id
  if (!reference.quoted && role === undefined) throw new Unresolved(reference.words)
  return where.vocabulary.declareControl(reference, role ?? 'button', where.span).id
}

/** A list is empty when it has no entry. */
function emptyList(one: Condition<Reference>, where: Where): Condition | undefined {
  if (one.kind !== 'empty' || one.subject.kind !== 'named') return undefined
  const known = where.vocabulary.find(one.subject.words)
  if (known ? known.kind !== 'list' : !/\blist$/i.test(one.subject.words)) return undefined
  const list = listOf(one.subject, where)
  return { kind: 'compare', left: { kind: 'count', list: list.id }, operator: '=', right: { kind: 'value', value: { type: 'number', value: '0' } } }
}

function isGroupName({ words, noun, quoted }: Extract<Reference, { kind: 'named' }>): boolean {
  return !quoted && (isGroup(words) || (noun !== undefined && isGroup(`${words} ${noun}`)))
}

/** "One of them is left blank": any of the fields. */
function groupCondition(one: Condition<Reference>, where: Where): Condition | undefined {
  if (one.kind !== 'empty' && one.kind !== 'blank') return undefined
  const { subject } = one
  const isMany = subject.kind === 'named' ? isGroupName(subject) : subject.plural
  if (!isMany) return undefined
  const of = allOf(subject, where).map(({ id }): Condition => ({ kind: one.kind, subject: id }))
  return of.length === 1 ? of[0] : { kind: 'any', of }
}

/** "The order is Paid", "a Gold member": a name that is one of the values of something says that it has this value. */
function optionCondition(one: Condition<Reference>, where: Where): Condition | undefined {
  if (one.kind === 'one-of' && one.values.length === 1 && one.values[0]?.type === 'text')
    return optionCondition({ kind: 'compare', left: { kind: 'subject', subject: one.subject }, operator: '=', right: { kind: 'value', value: one.values[0] } }, where)
  if (one.kind !== 'compare' || one.left.kind !== 'subject') return undefined
  const value = literalOf(one.right, where)
  if (!value) return undefined
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
  const known = one.left.subject.kind === 'named' ? vocabulary.find(one.left.subject.words, where.scope) : where.memory.subjects[0]
  const owner = known?.options ? known : vocabulary.withOption(value.value)
  const found = owner && optionOf(owner, value.value)
  if (!owner || found === undefined) return undefined
  mention(where.memory, owner)
  const is: Condition = { kind: 'one-of', subject: owner.id, values: [{ type: 'text', value: found }] }
  return one.operator === '=' ? is : { kind: 'not', of: is }
}

/** A bare word that names no subject is a value: "the tier is Gold". */
function literalOf(right: Expression<Reference>, { vocabulary, scope }: Where): Value | undefined {
  if (right.kind === 'value') return right.value
  if (right.kind !== 'subject' || right.subject.kind !== 'named' || vocabulary.find(right.subject.words, scope)) return undefined
  return { type: 'text', value: right.subject.words }
}

/** What an entry is once there is one. */
const filled = new Set(['attached', 'given', 'entered', 'selected', 'chosen', 'uploaded', 'provided', 'filled in', 'filled', 'specified', 'present', 'stated', 'picked', 'supplied'])
const listed = new Set(['listed', 'known', 'available', 'offered', 'supported', 'in the list', 'in the table', 'named', 'contained in the table', 'on the list', 'one of these', 'one of them'])

/** "A class that is not listed": none of its options. */
function listedCondition(one: Extract<Condition<Reference>, { kind: 'compare' }>, value: string, where: Where): Condition | undefined {
  if (!listed.has(value.toLowerCase()) || one.left.kind !== 'subject') return undefined
  const subject = subjectOf(one.left.subject, { ...where, declares: false })
  if (!subject.options) throw new Unresolved(value)
  const is: Condition = { kind: 'one-of', subject: subject.id, values: subject.options.map((option) => ({ type: 'text', value: option })) }
  return one.operator === '=' ? is : { kind: 'not', of: is }
}

export function optionOf(subject: Subject, words: string): string | undefined {
  return subject.options?.find((option) => option.toLowerCase() === words.toLowerCase())
}

const actionNames = new Set(['action', 'event', 'button', 'operation', 'command'])

/** Places of a text are filled by the subjects of their names: "Hello, <nickname>". */
function templateOf(template: Template<Reference>, where: Where): Template {
  return template.flatMap((part): Template => {
    if (typeof part !== 'string') return part.kind === 'subject' ? [placeOf(part.subject.words, where)] : part.kind === 'event' ? [part] : []
    return part.split(/(<[^<>]{1,40}>|\{[^{}]{1,40}\})/).filter((piece) => piece !== '').map((piece) => {
      const place = /^[<{](.+)[>}]$/.exec(piece)?.[1]
      return place === undefined ? piece : placeOf(place, where)
    })
  })
}

function placeOf(name: string, where: Where): Template[number] {
  if (actionNames.has(keyOf(name))) return { kind: 'event', gives: 'name' }
  const found = namedSubject({ kind: 'named', words: name, quoted: false, start: 0, end: 0 }, { ...where, declares: false })
  if (!found) throw new Unresolved(name)
  return { kind: 'subject', subject: found.id }
}
