import type { Rule, Subject } from '../../requirement-model/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Reference } from '../tokens.ts'
import { type Draft, type Statement } from './draft.ts'
import { Unresolved } from './mapping.ts'
import { mention } from './memory.ts'
import { isNameable, keyOf } from './naming.ts'
import { isEntered } from './vocabulary.ts'
import type { Where } from './resolver.ts'

type Of<K extends Clause['kind']> = Extract<Clause, { kind: K }>

export function declareClause(
  draft: Draft,
  clause: Of<'controls'> | Of<'options'> | Of<'initial'>,
  where: Where,
): Rule[] | undefined {
  if (clause.kind === 'controls') {
    const made = clause.names.flatMap((name) => declareControl(draft, name, clause.role, where) ?? [])
    const { memory, span } = where
    if (made.length > 0) memory.group = memory.grouped === span.sentence ? [...memory.group, ...made] : made
    memory.grouped = span.sentence
    return []
  }
  const subject = subjectFor(draft, clause.subject, where)
  if (clause.kind === 'options') {
    if (clause.are === 'states') beState(draft, subject, clause.values)
    else {
      // "An order can be New, Paid or Shipped": what goes through them has states.
      if (subject.kind !== 'state') subject.kind = 'choice'
      subject.options = [...new Set([...(subject.options ?? []), ...clause.values])]
    }
    return []
  }
  if (clause.value.kind !== 'value') return undefined
  const { value } = clause.value
  const own =
    value.type === 'text'
      ? subject.options?.find((option) => option.toLowerCase() === lastWords(value.value))
      : undefined
  subject.initial = own === undefined ? value : { type: 'text', value: own }
  return []
}

/** What something can be; the states of a thing are none of its options. */
export function declareOptions(draft: Draft, name: string, values: string[], where: Where): void {
  const known = draft.vocabulary.find(name, where.scope)
  if (known?.kind === 'state' || values.some((value) => draft.vocabulary.withOption(value, 'state'))) return
  const subject: Reference = { kind: 'named', words: name, quoted: true, start: 0, end: 0 }
  declareClause(draft, { kind: 'options', subject, are: 'options', values }, where)
}

/** "State: Announced" as it is displayed begins with the state Announced. */
function lastWords(value: string): string {
  return value.replace(/^.{0,40}:\s*/, '').toLowerCase()
}

function subjectFor(draft: Draft, reference: Reference, where: Where): Subject {
  const known =
    reference.kind === 'spoken-of'
      ? where.memory.subjects[0]
      : draft.vocabulary.find(reference.words, where.scope)
  const found =
    known ?? (isNameable(reference) ? draft.vocabulary.declare(reference.words, where.span) : undefined)
  if (!found) throw new Unresolved(reference.words)
  mention(where.memory, found)
  return found
}

/** What acts elsewhere may well be the name of a field. */
const asField = new Set(['message', 'report', 'event', 'section', 'time', 'condition'])

export function declareControl(
  draft: Draft,
  name: Reference,
  role: Of<'controls'>['role'],
  where: Where,
): Subject | undefined {
  if (name.kind !== 'named' || (isEntered(role) && !isNameable(name) && !asField.has(keyOf(name.words))))
    return undefined
  const control = draft.vocabulary.declareControl(name, role, where.span)
  if (control.subject) return draft.vocabulary.subjects.find(({ id }) => id === control.subject)
  if (!isEntered(role)) return undefined
  const subject = draft.vocabulary.declare(name.words, where.span)
  control.subject = subject.id
  if (role === 'checkbox') subject.kind = 'boolean'
  if (role === 'combobox' || role === 'radio') subject.kind = 'choice'
  mention(where.memory, subject)
  return subject
}

export function beState(draft: Draft, subject: Subject, values: readonly string[]): void {
  subject.kind = 'state'
  subject.options = [...new Set([...(subject.options ?? []), ...values])]
  for (const alias of ['state', 'status', `${keyOf(subject.name)} state`, `${keyOf(subject.name)} status`])
    draft.vocabulary.alias(subject, alias)
}

/**
 * Names are known before sentences are taken, so that a text may speak of a thing before it says what it is.
 */
export function declareAll(draft: Draft, statements: readonly Statement[]): void {
  for (const { sentence, clauses } of statements) {
    for (const clause of clauses) {
      if (clause.kind === 'controls') declareClause(draft, clause, draft.where(sentence))
      if (
        clause.kind === 'options' &&
        clause.are === 'options' &&
        clause.subject.kind === 'named' &&
        isNameable(clause.subject)
      )
        declareClause(draft, clause, draft.where(sentence))
    }
  }
}
