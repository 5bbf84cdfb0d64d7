import type { Condition, Effect, Subject } from '../../requirement-model/index.ts'
import { condition } from '../grammar/condition.ts'
import { expression } from '../grammar/expression.ts'
import { both, negated } from '../resolve/conditions.ts'
import { spanOf, type Draft } from '../resolve/draft.ts'
import { mapCondition, Unresolved } from '../resolve/mapping.ts'
import { isNameable, keyOf } from '../resolve/naming.ts'
import { resolverOf } from '../resolve/resolver.ts'
import type { Reference } from '../tokens.ts'
import { conditionIn, quotedIn, referenceTo, wholeCell, type Words } from './cells.ts'
import { columnOf, type ColumnRole, type Table } from './columns.ts'
import { compares, crossingOf, type Lead } from './crossing.ts'
import { firstOut, gridOf, isSaid, type Cell, type Grid } from './grid.ts'
import { areValues, isNone, outputsIn, type Row } from './outputs.ts'
import type { RowReading } from './transitions.ts'

/** How a column takes part: by what it says of a subject, by a condition in its header, or by what comes out. */
type Column =
  | { is: 'input'; header: Cell; bound?: '>=' | '<=' }
  | { is: 'option'; header: Cell; subject: Subject; option: string }
  | { is: 'case'; header: Cell; condition: Condition<Reference> }
  | { is: 'output'; header: Cell; isValue: boolean }
  | { is: 'none' }

/** Rows of conditions with what comes out of them, rules side by side, and matrices with conditions in their headers. */
export function takeDecisions(
  draft: Draft,
  table: Table,
  words: Words,
  lead: Lead,
): RowReading[] | undefined {
  const grid = gridOf(table)
  // "If the parcel weighs | and goes to": parts of a sentence are no names.
  if (/^(?:if|when) .*(?<! is| are)$/i.test(grid.heads[0]?.text ?? '')) return undefined
  const columns = columnsOf(draft, grid, lead, words)
  if (!columns) return undefined
  declareOptions(draft, grid, columns)
  const amount = amountIn(grid)
  const failed: string[] = []
  const readings = grid.cases.map((one): RowReading => {
    try {
      takeRow({ draft, table, one, words, computed: lead.gives, amount }, columns)
      return { row: one.sentence, taken: true, unknown: [] }
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error
      failed.push(error.words)
      return { row: one.sentence, taken: false, unknown: [error.words] }
    }
  })
  if (!grid.isTurned) return readings
  const taken = readings.some((reading) => reading.taken)
  return table.rows.map((row) => ({
    row,
    taken,
    unknown: failed.filter((own) => row.cells?.some(({ text }) => text === own)),
  }))
}

/** One of the amounts that come out, so that "none" and "free" are no amount of the same kind. */
const amountIn = ({ cases }: Grid): string | undefined =>
  cases
    .flatMap(({ cells }) => cells)
    .find((cell) => /^(?:[€$£]\s?)?\d[\d.,]*\s?(?:%|€|\$|£|\p{L}{1,7})$/u.test(cell?.text ?? ''))?.text

const silent = new Set<ColumnRole>(['id', 'note', 'prose', 'example'])
const answers = /^(?:yes|no|y|n|true|false|t|f|x|✓|✔|✗)$/i
function columnsOf(draft: Draft, grid: Grid, lead: Lead, words: Words): Column[] | undefined {
  const { heads, roles, table } = grid
  if (heads.length < 2 || grid.cases.length === 0 || columnOf(table, 'field') >= 0) return undefined
  const cases = grid.isTurned ? [] : heads.map((cell) => wholeCell(condition, cell, words))
  const options = heads.map(({ text }) => draft.vocabulary.withOption(text))
  const isCrossed = options.filter((one) => one !== undefined && one === options.at(-1)).length > 1
  const isSaidSo = isCrossed || cases.filter((one) => one !== undefined).length > 1
  const crossing = isSaidSo ? undefined : crossingOf(draft, grid, lead, words)
  if (crossing === 'unknown') return undefined
  const isMatrix = isSaidSo || crossing !== undefined
  const out = isMatrix ? heads.length : firstOut(grid, (column) => isAsked(draft, grid, column))
  const columns = heads.map((header, index): Column => {
    const own = cases[index]
    const crossed = crossing?.of[index - crossing.from]
    if (crossed) return crossed
    if (isMatrix && own) return { is: 'case', header, condition: own }
    const subject = options[index]
    if (isCrossed && subject) return { is: 'option', header, subject, option: header.text }
    const role = roles[index]
    if (silent.has(role ?? 'other')) return { is: 'none' }
    if (index >= out || role === 'message' || role === 'effect')
      return { is: 'output', header, isValue: areValues(said(grid, index)) }
    const isNamed = isNameable(referenceTo(header)) || role === 'guard' || areAnswers(grid, index)
    return isNamed ? { ...inputHead(heads, index), is: 'input' } : { is: 'none' }
  })
  if (!columns.some(({ is }) => is === 'input') || (!isMatrix && out < 1)) return undefined
  const isOdd = ({ is }: Column, index: number): boolean =>
    is === 'none' && !silent.has(roles[index] ?? 'other')
  return !columns.some(isOdd) && areShort(grid, columns) ? columns : undefined
}

const lower = /^(.+?)\s+(?:from|min\.?|minimum|at least)$/i
const upper = /^(.+?)\s+(?:to|up to|until|max\.?|maximum|at most)$/i

/** "Amount from", "Amount to": the two ends of one thing stand in columns of their own. */
function inputHead(heads: readonly Cell[], index: number): { header: Cell; bound?: '>=' | '<=' } {
  const [before, header, next] = [heads[index - 1], heads[index] as Cell, heads[index + 1]]
  const isSame = (least: Cell | undefined, most: Cell | undefined): boolean =>
    keyOf(lower.exec(least?.text ?? '')?.[1] ?? '-') === keyOf(upper.exec(most?.text ?? '')?.[1] ?? '+')
  const found = isSame(header, next)
    ? lower.exec(header.text)
    : isSame(before, header)
      ? upper.exec(header.text)
      : null
  if (!found?.[1]) return { header }
  return {
    header: { ...header, text: found[1], end: header.start + found[1].length },
    bound: isSame(header, next) ? '>=' : '<=',
  }
}

const said = (grid: Grid, column: number): Cell[] =>
  grid.cases.map(({ cells }) => cells[column]).filter(isSaid)

const areAnswers = (grid: Grid, column: number): boolean =>
  said(grid, column).length > 0 && said(grid, column).every(({ text }) => answers.test(text))

/** A column that something entered heads, or whose cells compare, is no outcome. */
function isAsked(draft: Draft, grid: Grid, column: number): boolean {
  const known = draft.vocabulary.find(grid.heads[column]?.text ?? '')
  return (
    (known !== undefined && known.given !== true) ||
    said(grid, column).some(({ text }) => compares.test(text)) ||
    areAnswers(grid, column) ||
    inputHead(grid.heads, column).bound !== undefined
  )
}

/** A cell with a whole sentence in it says something that no comparison can. */
function areShort(grid: Grid, columns: readonly Column[]): boolean {
  return grid.cases.every(({ cells }) =>
    cells.every(
      (cell, index) => columns[index]?.is !== 'input' || (cell?.text ?? '').split(/\s+/).length <= 9,
    ),
  )
}

/** Names in a column of inputs are what can be chosen there. */
function declareOptions(draft: Draft, grid: Grid, columns: readonly Column[]): void {
  for (const [index, column] of columns.entries()) {
    if (
      column.is !== 'input' ||
      !grid.table.header ||
      grid.roles[index] === 'guard' ||
      areAnswers(grid, index)
    )
      continue
    const reference = referenceTo(column.header)
    const subject =
      draft.vocabulary.find(reference.words) ??
      draft.vocabulary.declare(reference.words, spanOf(grid.table.header))
    const cells = said(grid, index)
    const isNames =
      cells.length > 0 &&
      cells.every(({ text }) => /^["“]?\p{L}[\p{L}\d '’&+-]{0,40}["”]?$/u.test(text)) &&
      !cells.some(
        ({ text }) =>
          answers.test(text) || compares.test(text) || /^(?:empty|filled|valid|invalid)\b/i.test(text),
      )
    if (!isNames || subject.kind === 'state' || subject.kind === 'boolean') continue
    subject.kind = 'choice'
    subject.options = [...new Set([...(subject.options ?? []), ...cells.map(quotedIn)])]
  }
}

function takeRow(row: Row, columns: readonly Column[]): void {
  let given: Condition | undefined
  const { cells } = row.one
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]
    if (column.is === 'input' && isSaid(cell))
      given = both(given, inputIn(row, column.header, cell, column.bound))
  }
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]
    if (!isGiven(cell)) continue
    if (column.is === 'case') {
      const own = both(given, mapCondition(column.condition, resolverOf(row.draft.where(row.one.sentence))))
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
    return column.is === 'output' && isGiven(cell) ? outputsIn(row, cell, column.header, column.isValue) : []
  })
  if (outputs.length > 0) add(row, given, outputs)
}

const isGiven = (cell: Cell | undefined): cell is Cell =>
  cell !== undefined && (isSaid(cell) || isNone((cell as Cell).text))

function add({ draft, table, one }: Row, given: Condition | undefined, then: Effect[]): void {
  draft.add({
    kind: 'decision',
    table: `t${table.number + 1}`,
    ...(given ? { if: given } : {}),
    then,
    from: one.from,
  })
}

function inputIn(row: Row, header: Cell, cell: Cell, bound?: '>=' | '<='): Condition {
  const { draft, one, words } = row
  const reference = referenceTo(header)
  const known = draft.vocabulary.find(reference.words)
  const text = quotedIn(cell)
  const option = known?.options?.find((own) => own.toLowerCase() === text.toLowerCase())
  if (known && option !== undefined)
    return { kind: 'one-of', subject: known.id, values: [{ type: 'text', value: option }] }
  const where = draft.where(one.sentence)
  if (answers.test(text)) {
    const holds = known ? undefined : headCondition(row, header)
    const isSo = /^(?:y|t|x|✓|✔)/i.test(text)
    if (holds) return isSo ? holds : negated(holds)
    return factOf(known ?? draft.vocabulary.declare(reference.words, where.span), known === undefined, isSo)
  }
  const subject = known ?? draft.vocabulary.declare(reference.words, where.span)
  draft.memory.subjects = [subject, ...draft.memory.subjects.filter((own) => own !== subject)]
  const end = bound && wholeCell(expression, cell, words)
  if (bound && end?.kind === 'value')
    return { kind: 'compare', left: { kind: 'subject', subject: subject.id }, operator: bound, right: end }
  const found = conditionIn(cell, reference, words)
  if (!found) throw new Unresolved(cell.text)
  return mapCondition(found, resolverOf(where))
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

/** "Order value over 100": a head that is a condition on something known is answered by yes and no. */
function headCondition({ draft, one, words }: Row, header: Cell): Condition | undefined {
  const found = wholeCell(condition, header, words)
  if (found?.kind !== 'compare' || found.right.kind !== 'value' || found.right.value.type === 'text')
    return undefined
  try {
    return mapCondition(found, resolverOf({ ...draft.where(one.sentence), declares: false }))
  } catch (error) {
    if (error instanceof Unresolved) return undefined
    throw error
  }
}
