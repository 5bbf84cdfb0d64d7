import type { Condition, Effect } from '../../requirement-model/index.ts'
import { both } from '../resolve/conditions.ts'
import { spanOf, type Draft } from '../resolve/draft.ts'
import { mapCondition, Unresolved } from '../resolve/mapping.ts'
import { resolverOf } from '../resolve/resolver.ts'
import { referenceTo, type Words } from './cells.ts'
import type { Table } from './columns.ts'
import { compares, type Lead } from './crossing.ts'
import { answers, areAnswers, columnsOf, said, type Column } from './decision-columns.ts'
import { gridOf, isSaid, type Cell, type Grid } from './grid.ts'
import { inputIn, optionsIn } from './inputs.ts'
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
  const others = columns.map((_, index) => said(grid, index))
  const readings = grid.cases.map((one): RowReading => {
    try {
      takeRow({ draft, table, one, words, computed: lead.gives, amount }, columns, others)
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
    heads: grid.groups.has(row),
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
      cells.every(({ text }) => /^["“]?\p{L}[\p{L}\d '’&+–/,-]{0,60}["”]?$/u.test(text)) &&
      !cells.some(
        ({ text }) =>
          answers.test(text) || compares.test(text) || /^(?:empty|filled|valid|invalid)\b/i.test(text),
      )
    if (!isNames || subject.kind === 'state' || subject.kind === 'boolean') continue
    subject.kind = 'choice'
    subject.options = [...new Set([...(subject.options ?? []), ...cells.flatMap(optionsIn)])]
  }
}

function takeRow(row: Row, columns: readonly Column[], others: readonly Cell[][]): void {
  let given: Condition | undefined
  const { cells } = row.one
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]
    if (column.is === 'input' && isSaid(cell))
      given = both(
        given,
        inputIn(row, column.header, cell, {
          ...(column.bound ? { bound: column.bound } : {}),
          others: others[index] ?? [],
        }),
      )
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
    row: one.number,
    ...(given ? { if: given } : {}),
    then,
    from: one.from,
  })
}
