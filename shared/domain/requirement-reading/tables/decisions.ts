import type { Condition, Effect, Subject } from '../../requirement-model/index.ts'
import { condition } from '../grammar/condition.ts'
import { both } from '../resolve/conditions.ts'
import { spanOf, type Draft } from '../resolve/draft.ts'
import { mapCondition, Unresolved } from '../resolve/mapping.ts'
import { isNameable } from '../resolve/naming.ts'
import { resolverOf } from '../resolve/resolver.ts'
import type { Reference } from '../tokens.ts'
import { conditionIn, quotedIn, referenceTo, wholeCell, type Words } from './cells.ts'
import { columnOf, isNothing, type Table } from './columns.ts'
import { outputsIn, type Cell, type Row } from './outputs.ts'
import type { RowReading } from './transitions.ts'

/** How a column takes part: by what it says of a subject, by a condition in its header, or by what comes out. */
type Column =
  | { is: 'input'; header: Cell }
  | { is: 'option'; header: Cell; subject: Subject; option: string }
  | { is: 'case'; header: Cell; condition: Condition<Reference> }
  | { is: 'output'; header: Cell }
  | { is: 'none' }

/** Rows of conditions with what comes out of them, and matrices with conditions in their headers. */
export function takeDecisions(
  draft: Draft,
  table: Table,
  words: Words,
  computed: string | undefined,
): RowReading[] | undefined {
  const columns = columnsOf(draft, table, words)
  if (!columns) return undefined
  declareOptions(draft, table, columns)
  const readings = table.rows.map((row): RowReading => {
    try {
      takeRow({ draft, table, row, words, computed }, columns)
      return { row, taken: true, unknown: [] }
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error
      return { row, taken: false, unknown: [error.words] }
    }
  })
  return readings
}

function columnsOf(draft: Draft, table: Table, words: Words): Column[] | undefined {
  const cells = table.header?.cells ?? []
  if (cells.length < 2 || table.rows.length === 0 || columnOf(table, 'field') >= 0) return undefined
  const cases = cells.map((cell) => wholeCell(condition, cell, words))
  const options = cells.map(({ text }) => draft.vocabulary.withOption(text))
  const isCrossed = options.filter((one) => one !== undefined && one === options.at(-1)).length > 1
  const isMatrix = isCrossed || cases.filter((one) => one !== undefined).length > 1
  const out = isMatrix ? cells.length : outputOf(table)
  const columns = cells.map((header, index): Column => {
    const own = cases[index]
    if (isMatrix && own) return { is: 'case', header, condition: own }
    const subject = options[index]
    if (isCrossed && subject) return { is: 'option', header, subject, option: header.text }
    const role = table.columns[index]?.role
    if (role === 'id' || role === 'note' || role === 'prose') return { is: 'none' }
    if (index >= out || role === 'message' || role === 'effect') return { is: 'output', header }
    return isNameable(referenceTo(header)) || role === 'guard' ? { is: 'input', header } : { is: 'none' }
  })
  const inputs = columns.filter(({ is }) => is === 'input')
  if (inputs.length === 0 || (!isMatrix && out < 1)) return undefined
  if (
    columns.some(
      ({ is }, index) => is === 'none' && !['id', 'note', 'prose'].includes(table.columns[index]?.role ?? ''),
    )
  )
    return undefined
  return areShort(table, columns) ? columns : undefined
}

/** What comes out stands where the header says so, else in the last column that is not a remark. */
function outputOf(table: Table): number {
  const own = columnOf(table, 'effect', 'message')
  if (own > 0) return own
  let out = -1
  for (let index = table.columns.length - 1; index > 0; index -= 1) {
    const role = table.columns[index]?.role
    if (role === 'note' || role === 'id' || role === 'prose') continue
    if (out >= 0 && !areAmounts(table, index)) return out
    out = index
    if (!areAmounts(table, index)) return out
  }
  return out
}

/** Sums of money and shares are what comes out, not what is asked: "4.99 EUR", "9 %". */
function areAmounts(table: Table, column: number): boolean {
  return table.rows.every(
    (row) =>
      /^(?:[€$£]\s?)?\d[\d.,]*\s?(?:%|EUR|USD|GBP|CHF|€|\$|£|percent)?$/.test(
        row.cells?.[column]?.text ?? '',
      ) && /[%€$£A-Z.]/.test(row.cells?.[column]?.text ?? ''),
  )
}

/** A cell with a whole sentence in it says something that no comparison can. */
function areShort(table: Table, columns: readonly Column[]): boolean {
  return table.rows.every((row) =>
    (row.cells ?? []).every(
      (cell, index) => columns[index]?.is !== 'input' || cell.text.split(/\s+/).length <= 9,
    ),
  )
}

/** Names in a column of inputs are what can be chosen there. */
function declareOptions(draft: Draft, table: Table, columns: readonly Column[]): void {
  for (const [index, column] of columns.entries()) {
    if (column.is !== 'input' || !table.header || table.columns[index]?.role === 'guard') continue
    const reference = referenceTo(column.header)
    const subject =
      draft.vocabulary.find(reference.words) ??
      draft.vocabulary.declare(reference.words, spanOf(table.header))
    const cells = table.rows
      .map((row) => row.cells?.[index])
      .filter((cell) => cell !== undefined && !isNothing(cell.text)) as Cell[]
    const isNames =
      cells.length > 0 &&
      cells.every(({ text }) => /^["“]?\p{L}[\p{L}\d '’&+-]{0,40}["”]?$/u.test(text)) &&
      !cells.some(({ text }) =>
        /^(?:yes|no|y|n|true|false|up to|at least|at most|more than|less than|over|under|below|above|from|empty|filled|valid|invalid)\b/i.test(
          text,
        ),
      )
    if (!isNames || subject.kind === 'state' || subject.kind === 'boolean') continue
    subject.kind = 'choice'
    subject.options = [...new Set([...(subject.options ?? []), ...cells.map(quotedIn)])]
  }
}

function takeRow(row: Row, columns: readonly Column[]): void {
  let given: Condition | undefined
  const cells = row.row.cells ?? []
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]
    if (column.is !== 'input' || !cell || isNothing(cell.text)) continue
    given = both(given, inputIn(row, column.header, cell))
  }
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]
    if (!cell || isNothing(cell.text)) continue
    if (column.is === 'case') {
      const own = both(given, mapCondition(column.condition, resolverOf(row.draft.where(row.row))))
      add(row, own, outputsIn(row, cell, undefined))
    }
    if (column.is === 'option') {
      const here: Condition = {
        kind: 'one-of',
        subject: column.subject.id,
        values: [{ type: 'text', value: column.option }],
      }
      add(row, both(given, here), outputsIn(row, cell, undefined))
    }
  }
  const outputs = columns.flatMap((column, index) => {
    const cell = cells[index]
    return column.is === 'output' && cell && !isNothing(cell.text) ? outputsIn(row, cell, column.header) : []
  })
  if (outputs.length > 0) add(row, given, outputs)
}

function add({ draft, table, row }: Row, given: Condition | undefined, then: Effect[]): void {
  draft.add({
    kind: 'decision',
    table: `t${table.number + 1}`,
    ...(given ? { if: given } : {}),
    then,
    from: [...(table.header ? [spanOf(table.header)] : []), spanOf(row)],
  })
}

function inputIn({ draft, row, words }: Row, header: Cell, cell: Cell): Condition {
  const reference = referenceTo(header)
  const subject =
    draft.vocabulary.find(reference.words) ?? draft.vocabulary.declare(reference.words, spanOf(row))
  const said = quotedIn(cell)
  const option = subject.options?.find((one) => one.toLowerCase() === said.toLowerCase())
  if (option !== undefined)
    return { kind: 'one-of', subject: subject.id, values: [{ type: 'text', value: option }] }
  if (/^(?:yes|no|y|n|true|false|x|✓|✔|✗)$/i.test(said)) {
    subject.kind = 'boolean'
    return {
      kind: 'compare',
      left: { kind: 'subject', subject: subject.id },
      operator: '=',
      right: { kind: 'value', value: { type: 'boolean', value: /^(?:y|t|x|✓|✔)/i.test(said) } },
    }
  }
  draft.memory.subjects = [subject, ...draft.memory.subjects.filter((one) => one !== subject)]
  const found = conditionIn(cell, reference, words)
  if (!found) throw new Unresolved(cell.text)
  return mapCondition(found, resolverOf(draft.where(row)))
}
