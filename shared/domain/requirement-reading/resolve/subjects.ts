import type { Condition, Expression, Id, Span, Subject } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import { Unresolved } from './mapping.ts'
import { mention, type Memory } from './memory.ts'
import { isGroup, isNameable, keyOf } from './naming.ts'
import { isEntered, roleOfReference, type Vocabulary } from './vocabulary.ts'

export interface Where {
  vocabulary: Vocabulary
  memory: Memory
  span: Span
  scope: string
  /** Whether a name that nothing knows may become a subject: where it is limited, compared or computed. */
  declares: boolean
  /** What somebody enters; or of that what is required. */
  fields: (isRequired: boolean) => Subject[]
  /** The states in which a clause says that things are: "a Due instrument". */
  stated: Condition[]
  /** The ordered bounds that the text set so far. */
  limits: (id: Id) => Condition[]
  /** The units in which it was compared so far. */
  units: (id: Id) => string[]
  /** What things are refused for, by key: nobody enters it, and it is tried all the same. */
  tried: Set<string>
  /** Whether it is limited in how it is written. */
  written: (subject: Subject) => boolean
}

/** What a reference says of the state of a thing becomes a condition of its clause; gives the subject that has this state. */
function stateIn(reference: Reference, { vocabulary, stated, scope }: Where): Subject | undefined {
  const [first, ...more] = reference.states ?? []
  if (first === undefined) return undefined
  const thing = reference.kind === 'named' ? vocabulary.find(reference.words, scope) : undefined
  const subject = thing?.kind === 'state' ? thing : vocabulary.withOption(first, 'state')
  const values = [first, ...more].map((state) => subject && optionOf(subject, state))
  if (!subject || values.includes(undefined)) throw new Unresolved(first)
  const is: Condition = {
    kind: 'one-of',
    subject: subject.id,
    values: values.flatMap((value) => (value === undefined ? [] : [{ type: 'text' as const, value }])),
  }
  if (!stated.some((one) => JSON.stringify(one) === JSON.stringify(is))) stated.push(is)
  return subject
}

export function optionOf(subject: Subject, words: string): string | undefined {
  return subject.options?.find((option) => option.toLowerCase() === words.toLowerCase())
}

export function subjectOf(reference: Reference, where: Where): Subject {
  const found =
    reference.kind === 'spoken-of'
      ? (stateIn(reference, where) ?? where.memory.subjects[0] ?? pendingSubject(where))
      : (stateIn(reference, where) ?? namedSubject(reference, where))
  if (!found) throw new Unresolved(reference.words)
  mention(where.memory, found)
  return found
}

function pendingSubject(where: Where): Subject | undefined {
  const { pending } = where.memory
  return pending && namedSubject(pending, where)
}

/** What gets a value: the state that has it, unless something else of that name is spoken of. */
export function holderOf(reference: Reference, value: Expression<Reference>, where: Where): Id {
  const { vocabulary, scope } = where
  const text = value.kind === 'value' && value.value.type === 'text' ? value.value.value : undefined
  const owner = text === undefined ? undefined : vocabulary.withOption(text, 'state')
  const named = reference.kind === 'named' ? vocabulary.find(reference.words, scope) : undefined
  if (!owner || (named && named.kind !== 'text')) return subjectOf(reference, where).id
  stateIn(reference, where)
  mention(where.memory, owner)
  return owner.id
}

export function namedSubject(
  reference: Reference,
  { vocabulary, declares, span, scope, memory }: Where,
): Subject | undefined {
  const isQuoted = reference.kind === 'named' && reference.quoted
  const known = vocabulary.find(reference.words, scope)
  if (known) return shownAs(known, reference, vocabulary, span)
  const key = keyOf(reference.words)
  if (/^(?:state|status|current state|current status)$/.test(key))
    return vocabulary.subjects.find(({ kind }) => kind === 'state')
  if (/^(?:value|entry|input|length|range|interval)$/.test(key) && !isQuoted && memory.subjects[0])
    return memory.subjects[0]
  return declares && isNameable(reference)
    ? shownAs(vocabulary.declare(reference.words, span), reference, vocabulary, span)
    : undefined
}

/** What a text calls 'the field "Name"' is a control of this name. */
function shownAs(subject: Subject, reference: Reference, vocabulary: Vocabulary, span: Span): Subject {
  const role = roleOfReference(reference)
  if (reference.kind !== 'named' || !reference.quoted || !isEntered(role)) return subject
  if (subject.kind === 'state' || subject.kind === 'list' || vocabulary.controlOf(subject.id)) return subject
  vocabulary.declareControl(reference, role, span).subject ??= subject.id
  return subject
}

/** "They", "both": all that was spoken of last. */
export function allOf(reference: Reference, where: Where): Subject[] {
  if (reference.kind === 'spoken-of' && reference.plural && where.memory.group.length > 0)
    return where.memory.group
  if (reference.kind === 'named' && isGroupName(reference)) {
    const isRequired = /^(?:mandatory|required)\b/i.test(reference.words)
    const fields =
      where.memory.group.length > 0 && !isRequired ? where.memory.group : where.fields(isRequired)
    if (fields.length > 0) return fields
  }
  return [subjectOf(reference, where)]
}

export function listOf(reference: Reference, where: Where): Subject {
  const found = where.vocabulary.find(reference.words, where.scope)
  if (found) return found
  if (!isNameable(reference) && !/lists?$/i.test(reference.words)) throw new Unresolved(reference.words)
  const made = where.vocabulary.declare(reference.words, where.span)
  made.kind = 'list'
  return made
}

export function targetOf(reference: Reference, where: Where): Id {
  const [last] = where.memory.subjects
  const stated = stateIn(reference, where)
  const own =
    (reference.kind === 'named' && reference.quoted ? undefined : stated) ??
    (reference.kind === 'spoken-of' ? (last ?? where.vocabulary.onlyState()) : undefined)
  if (own) return own.id
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

export function isGroupName({ words, noun, quoted }: Extract<Reference, { kind: 'named' }>): boolean {
  return !quoted && (isGroup(words) || (noun !== undefined && isGroup(`${words} ${noun}`)))
}
