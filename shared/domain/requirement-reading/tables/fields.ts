import type { Condition, Expression, Rule, Subject } from '../../requirement-model/index.ts'
import { expression } from '../grammar/expression.ts'
import { listedNames } from '../grammar/names.ts'
import { roleAhead } from '../grammar/reference/roles.ts'
import { roleOf } from '../grammar/controls.ts'
import { limitsIn, negated } from '../resolve/conditions.ts'
import { declareControl } from '../resolve/declare.ts'
import { spanOf, type Draft } from '../resolve/draft.ts'
import { mapCondition, Unresolved } from '../resolve/mapping.ts'
import { resolverOf } from '../resolve/resolver.ts'
import type { TaggedSentence } from '../sentence.ts'
import type { Reference } from '../tokens.ts'
import { columnOf, isNothing, type ColumnRole, type Table } from './columns.ts'
import { conditionIn, namesIn, quotedIn, referenceTo, tokensOf, wholeCell, type Words } from './cells.ts'
import type { RowReading } from './transitions.ts'

const saying: ColumnRole[] = ['limit', 'required', 'least', 'most', 'default', 'type', 'unit']

/** Each row describes a field: its name, and what it may hold. */
export function isFieldTable(table: Table): boolean {
  return columnOf(table, 'field') >= 0 && saying.some((role) => columnOf(table, role) >= 0)
}

type Named = Extract<Reference, { kind: 'named' }>

export function takeFields(draft: Draft, table: Table, words: Words): RowReading[] {
  const field = columnOf(table, 'field')
  return table.rows.map((row) => {
    const cell = row.cells?.[field]
    const reading: RowReading = { row, taken: false, unknown: [] }
    if (!cell || isNothing(cell.text)) return reading
    const reference = referenceTo(cell)
    const subject = draft.vocabulary.declare(reference.words, spanOf(row))
    draft.memory.subjects = [subject]
    for (const [index, column] of table.columns.entries()) {
      const said = row.cells?.[index]
      if (!said || said.text === '' || index === field) continue
      if (!takeCell({ draft, table, row, subject, reference, words }, column.role, said))
        reading.unknown.push(said.text)
    }
    return { ...reading, taken: true }
  })
}

interface Row {
  draft: Draft
  table: Table
  row: TaggedSentence
  subject: Subject
  reference: Named
  words: Words
}
type Cell = NonNullable<TaggedSentence['cells']>[number]

function takeCell(row: Row, role: ColumnRole, cell: Cell): boolean {
  if (role === 'id') return true
  if (role === 'note' || role === 'prose') return takeLimit(row, cell) || true
  if (role === 'unit') return takeUnit(row, cell)
  if (role === 'required') return takeRequired(row, cell)
  if (role === 'type') return takeType(row, cell)
  if (isNothing(cell.text)) return true
  if (role === 'step') return takeStep(row, cell)
  if (role === 'default') return takeDefault(row, cell)
  if (role === 'least' || role === 'most') return takeBound(row, cell, role === 'least' ? '>=' : '<=')
  if (role === 'message') return takeMessage(row, cell)
  return role === 'limit' && takeLimit(row, cell)
}

function takeLimit(row: Row, cell: Cell): boolean {
  const { subject } = row
  const found = conditionIn(cell, row.reference, row.words)
  if (found) return limit(row, mapCondition(found, resolverOf(row.draft.where(row.row))))
  const options = namesIn(cell)
  if (
    options.length < 2 ||
    options.some((one) => one.split(' ').length > 4) ||
    !wholeCell(listedNames, cell, row.words)
  )
    return false
  subject.kind = 'choice'
  subject.options = options
  return true
}

function limit({ draft, table, row }: Row, holds: Condition): boolean {
  for (const part of limitsIn(holds)) {
    draft.add({
      kind: 'constraint',
      if: negated(part),
      then: [{ kind: 'refused' }],
      from: [...(table.header ? [spanOf(table.header)] : []), spanOf(row)],
    })
  }
  return true
}

/** "percent, whole numbers", "EUR, with cents". */
function takeUnit(row: Row, cell: Cell): boolean {
  if (isNothing(cell.text)) return true
  const [unit = '', ...more] = cell.text.split(/\s*,\s*/)
  row.subject.unit = unit
  row.subject.kind = 'number'
  return more.every((part) => takeForm(row, part))
}

function takeForm(row: Row, said: string): boolean {
  if (/\b(?:whole|integer)/i.test(said)) {
    row.subject.step = '1'
    return limit(row, { kind: 'form', subject: row.subject.id, form: 'whole' })
  }
  if (/\b(?:cents?|two decimals?|2 decimals?|two decimal places|2 decimal places)\b/i.test(said))
    row.subject.step = '0.01'
  else if (/\b(?:one decimal|1 decimal)/i.test(said)) row.subject.step = '0.1'
  else return false
  return true
}

function takeRequired(row: Row, cell: Cell): boolean {
  const said = cell.text.toLowerCase()
  if (/^(?:yes|y|x|true|✓|✔|required|mandatory|m|must|always)$/.test(said)) {
    return limit(row, { kind: 'not', of: { kind: 'empty', subject: row.subject.id } })
  }
  if (!/^(?:no|n|false|✗|optional|o|[-–—]|)$/.test(said)) return false
  row.subject.optional = true
  return true
}

function takeStep({ subject }: Row, cell: Cell): boolean {
  const found = /^(\d+(?:[.,]\d+)?)\b/.exec(cell.text)?.[1]
  if (found === undefined) return false
  subject.step = found.replace(',', '.')
  return true
}

const kinds: [Subject['kind'], RegExp][] = [
  ['number', /^(?:number|integer|whole number|int|decimal|numeric|amount|money|currency|float)\b/i],
  ['date', /^date\b/i],
  ['time', /^time\b/i],
  ['boolean', /^(?:boolean|checkbox|check box|flag|yes\/no)\b/i],
  ['choice', /^(?:choice|selection|drop-?down|select|enum|radio|list)\b/i],
  ['file', /^(?:file|upload)\b/i],
  ['text', /^(?:text|string|free text|e-?mail|alphanumeric)\b/i],
]

function takeType(row: Row, cell: Cell): boolean {
  const found = kinds.find(([, words]) => words.test(cell.text))
  if (found) row.subject.kind = found[0]
  const whole = /\b(?:integer|whole number|int)\b/i.test(cell.text) && takeForm(row, 'whole')
  const unit = found?.[0] === 'number' ? /\(([^()]{1,12})\)/.exec(cell.text)?.[1] : undefined
  if (unit !== undefined) row.subject.unit = unit
  const noun = roleAhead(tokensOf(cell, row.words), 0)
  const role = roleOf(noun?.role)
  if (role) declareControl(row.draft, row.reference, role, row.draft.where(row.row))
  const listed =
    /:\s*(.+)$/
      .exec(cell.text)?.[1]
      ?.split(/\s*(?:,|;|\/|\bor\b)\s*/)
      .filter((one) => one !== '') ?? []
  if (listed.length > 1 && row.subject.kind === 'choice') row.subject.options = listed
  return found !== undefined || whole || role !== undefined || cell.text.split(/\s+/).length <= 3
}

function takeDefault(row: Row, cell: Cell): boolean {
  const option = row.subject.options?.find((one) => one.toLowerCase() === cell.text.toLowerCase())
  const found = option === undefined ? valueIn(row, cell) : undefined
  row.subject.initial =
    found?.kind === 'value' ? found.value : { type: 'text', value: option ?? quotedIn(cell) }
  return true
}

function valueIn(row: Row, cell: Cell): Expression<Reference> | undefined {
  return wholeCell(expression, cell, row.words)
}

function takeBound(row: Row, cell: Cell, operator: '>=' | '<='): boolean {
  const found = valueIn(row, cell)
  if (found?.kind !== 'value') return false
  const isText = found.unit !== undefined && /^char/i.test(found.unit)
  const own: Expression = { kind: 'subject', subject: row.subject.id }
  return limit(row, {
    kind: 'compare',
    left: isText ? { kind: 'length', of: own } : own,
    operator,
    right: found,
  })
}

/** A message of a row is for whatever is wrong in it. */
function takeMessage({ draft, row, subject }: Row, cell: Cell): boolean {
  draft.answers.push({
    scope: draft.vocabulary.place,
    subjects: [subject.id],
    then: [{ kind: 'shows', text: [quotedIn(cell)], as: 'message' }],
    from: spanOf(row),
  })
  return true
}

export type { Rule }
export { Unresolved }
