import type { Condition, Effect, Subject } from '../../requirement-model/index.ts'
import { condition } from '../grammar/condition.ts'
import { expression } from '../grammar/expression.ts'
import { both, negated } from '../resolve/conditions.ts'
import { spanOf, type Draft } from '../resolve/draft.ts'
import { mapCondition, Unresolved } from '../resolve/mapping.ts'
import { resolverOf } from '../resolve/resolver.ts'
import { conditionIn, quotedIn, referenceTo, wholeCell, type Words } from './cells.ts'
import type { Table } from './columns.ts'
import { compares, type Lead } from './crossing.ts'
import { answers, areAnswers, columnsOf, said, type Column } from './decision-columns.ts'
import { gridOf, isSaid, type Cell, type Grid } from './grid.ts'
import { isNone, outputsIn, type Row } from './outputs.ts'
import type { RowReading } from './transitions.ts'

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
