import type { Condition, Subject } from '../../requirement-model/index.ts'
import { condition } from '../grammar/condition.ts'
import { expression } from '../grammar/expression.ts'
import { negated } from '../resolve/conditions.ts'
import { mapCondition, Unresolved } from '../resolve/mapping.ts'
import { resolverOf } from '../resolve/resolver.ts'
import { conditionIn, namesIn, quotedIn, referenceTo, wholeCell, type Words } from './cells.ts'
import { answers } from './decision-columns.ts'
import type { Cell } from './grid.ts'
import type { Row } from './outputs.ts'

interface InColumn {
  /** The column holds one end of a range. */
  bound?: '>=' | '<='
  /** All cells of the column that say something. */
  others: readonly Cell[]
}

const rest =
  /^(?:(?:any|all|every) )?(?:others?|else|otherwise|rest|the rest|remaining|anything else|other values?)$/i

/** What a cell asks of what its column is about, on the real values of that. */
export function inputIn(row: Row, header: Cell, cell: Cell, column: InColumn): Condition {
  const { draft, one, words } = row
  const reference = referenceTo(header)
  const known = draft.vocabulary.find(reference.words)
  const text = quotedIn(cell)
  if (rest.test(text)) return noneOf(row, header, column)
  const chosen = known && choiceOf(known, cell)
  if (chosen) return chosen
  const where = draft.where(one.sentence)
  if (answers.test(text)) {
    const isSo = /^(?:y|t|x|✓|✔)/i.test(text)
    const holds = known ? filled(row, known) : askedBy(row, header)
    if (holds) return isSo ? holds : negated(holds)
    return factOf(known ?? draft.vocabulary.declare(reference.words, where.span), known === undefined, isSo)
  }
  const subject = known ?? draft.vocabulary.declare(reference.words, where.span)
  draft.memory.subjects = [subject, ...draft.memory.subjects.filter((own) => own !== subject)]
  const end = column.bound && wholeCell(expression, cell, words)
  if (column.bound && end?.kind === 'value')
    return {
      kind: 'compare',
      left: { kind: 'subject', subject: subject.id },
      operator: column.bound,
      right: end,
    }
  const found = conditionIn(cell, reference, words)
  if (!found) throw new Unresolved(cell.text)
  return mapCondition(found, resolverOf(where))
}

/** "Gold", "Gold or Silver", "not Gold": what can be chosen, by its names. */
function choiceOf(subject: Subject, cell: Cell): Condition | undefined {
  const optionOf = (name: string): string | undefined =>
    subject.options?.find((own) => own.toLowerCase() === name.toLowerCase())
  const own = optionOf(quotedIn(cell))
  const isDenied = own === undefined && /^(?:not|no) /i.test(cell.text)
  const names = own === undefined ? namesIn({ ...cell, text: cell.text.replace(/^(?:not|no) /i, '') }) : [own]
  const values = names.map(optionOf)
  if (values.length === 0 || values.includes(undefined)) return undefined
  const is: Condition = {
    kind: 'one-of',
    subject: subject.id,
    values: values.flatMap((value) => (value === undefined ? [] : [{ type: 'text' as const, value }])),
  }
  return isDenied ? negated(is) : is
}

const heads = new WeakMap<Words, Map<string, Condition | undefined>>()

/** What can be chosen, as cells name it: "Gold or Silver" is two, "not Gold" none of its own. */
export const optionsIn = (cell: Cell): string[] =>
  /^(?:not|no) /i.test(cell.text) || rest.test(cell.text) ? [] : namesIn(cell)

/** "other": none of what the other cells of the column say. */
function noneOf(row: Row, header: Cell, { others }: InColumn): Condition {
  const told = others.filter(({ text }) => !rest.test(text))
  const unique = [...new Map(told.map((cell) => [cell.text, cell])).values()].slice(0, 20)
  const of = unique.map((cell) => inputIn(row, header, cell, { others: [] }))
  if (of.length === 0) throw new Unresolved('other')
  return negated(of.length === 1 && of[0] ? of[0] : { kind: 'any', of })
}

function factOf(subject: Subject, isNew: boolean, value: boolean): Condition {
  subject.kind = 'boolean'
  if (isNew) subject.given = true
  return {
    kind: 'compare',
    left: { kind: 'subject', subject: subject.id },
    operator: '=',
    right: { kind: 'value', value: { type: 'boolean', value } },
  }
}

/** Yes and no of something that is entered in words or numbers say whether it is there. */
function filled({ draft }: Row, subject: Subject): Condition | undefined {
  const isEntry = /^(?:text|number|date|time|file)$/.test(subject.kind) && !subject.given
  return isEntry && (subject.optional || draft.limitsOf(subject.id).length > 0)
    ? { kind: 'not', of: { kind: 'empty', subject: subject.id } }
    : undefined
}

const there =
  /^(?:is |was |has been |have been )?(?:given|filled(?: in)?|entered|present|provided|stated|set|known|there)$/i
const absent = /^(?:is |was |has been )?(?:empty|missing|blank|left out|left empty|not given|not entered)$/i

/** A head asks the same in each row. */
function askedBy(row: Row, header: Cell): Condition | undefined {
  const own = heads.get(row.words) ?? new Map<string, Condition | undefined>()
  heads.set(row.words, own)
  const key = `${row.draft.vocabulary.place} ${header.start}`
  if (!own.has(key)) own.set(key, headCondition(row, header))
  return structuredClone(own.get(key))
}

/** "Order value over 100", "Code given": a head that is a condition on something known is answered by yes and no. */
function headCondition(row: Row, header: Cell): Condition | undefined {
  const { words } = row
  const label = /^(?:\p{L}{1,9} ?)?\d{1,2} ?[:.)] */u.exec(header.text)?.[0] ?? ''
  const head = { ...header, text: header.text.slice(label.length), start: header.start + label.length }
  const own = knownHead(row, head)
  if (own) {
    const [subject, tail] = own
    if (there.test(tail)) return { kind: 'not', of: { kind: 'empty', subject: subject.id } }
    if (absent.test(tail)) return { kind: 'empty', subject: subject.id }
    const named = { ...head, start: head.end - tail.length, text: tail }
    const chosen = choiceOf(subject, { ...named, text: tail.replace(/^(?:is|=) ?/i, '') })
    if (chosen) return chosen
    const found = conditionIn(named, { ...referenceTo(head), words: subject.name }, words)
    if (found) return mapped(row, found)
  }
  const found = wholeCell(condition, head, words)
  return found?.kind === 'compare' && found.right.kind === 'value' && found.right.value.type !== 'text'
    ? mapped(row, found)
    : undefined
}

function mapped(
  { draft, one }: Row,
  found: NonNullable<ReturnType<typeof conditionIn>>,
): Condition | undefined {
  try {
    return mapCondition(found, resolverOf({ ...draft.where(one.sentence), declares: false }))
  } catch (error) {
    if (error instanceof Unresolved) return undefined
    throw error
  }
}

/** The longest beginning of a head that names something known, and what the head says of it. */
function knownHead({ draft, one }: Row, { text }: Cell): [Subject, string] | undefined {
  draft.where(one.sentence)
  const parts = text.split(' ')
  for (let count = Math.min(parts.length - 1, 6); count > 0; count -= 1) {
    const subject = draft.vocabulary.find(parts.slice(0, count).join(' '))
    if (subject) return [subject, parts.slice(count).join(' ')]
  }
  return undefined
}
