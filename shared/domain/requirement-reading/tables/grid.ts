import type { Span } from '../../requirement-model/index.ts'
import { spanOf } from '../resolve/draft.ts'
import type { TaggedSentence } from '../sentence.ts'
import { isNothing, roleOfHeader, type ColumnRole, type Table } from './columns.ts'

export type Cell = NonNullable<TaggedSentence['cells']>[number]

/** One case of a table of decisions: a row, or a column where the rules stand side by side. */
export interface Case {
  /** From 1. */
  number: number
  sentence: TaggedSentence
  from: Span[]
  cells: (Cell | undefined)[]
}

/** A table of decisions with its cases below each other, whichever way it is written. */
export interface Grid {
  table: Table
  heads: Cell[]
  roles: ColumnRole[]
  cases: Case[]
  /** Rules stand in columns. */
  isTurned: boolean
  /** Where what comes out begins, if the table says so. */
  out?: number
  /** Rows that only head those below them. */
  groups: ReadonlySet<TaggedSentence>
}

const isGiving = (role: ColumnRole | undefined): boolean =>
  role === 'effect' || role === 'message' || role === 'event'

export function gridOf(table: Table): Grid {
  if (isTurned(table)) return turned(table)
  const roles = table.columns.map(({ role }) => role)
  const out = roles.findIndex(isGiving)
  const head = table.header ? [spanOf(table.header)] : []
  const cases = table.rows.map((row, index): Case => ({
    number: index + 1,
    sentence: row,
    from: [...head, spanOf(row)],
    cells: row.cells ?? [],
  }))
  return {
    table,
    heads: table.header?.cells ?? [],
    roles,
    cases,
    isTurned: false,
    groups: new Set(),
    ...(out > 0 ? { out } : {}),
  }
}

/** "| | R1 | R2 |", "| Conditions | 1 | 2 |": its columns are counted, its rows are named. */
function isTurned({ columns, rows }: Table): boolean {
  const [first, ...others] = columns
  return (
    first !== undefined &&
    others.length > 1 &&
    rows.length > 1 &&
    (first.name === '' || roleOfHeader(first.name) !== 'other') &&
    others.every(({ name }, index) => Number(/^\p{L}{0,9}\s?(\d+)[.:]?$/u.exec(name)?.[1]) === index + 1)
  )
}

/** Rows without a cell head those below them: "Conditions", "Actions". */
function turned(table: Table): Grid {
  const rows = table.rows.filter(({ cells }) => isFilled(cells))
  const groups = table.rows.filter(({ cells }) => !isFilled(cells))
  const last = groups.at(-1)?.number ?? -1
  const roles = rows.map(({ cells }) => roleOfHeader(cells?.[0]?.text ?? ''))
  const parts = isGiving(roleOfHeader(groups.at(-1)?.cells?.[0]?.text ?? '')) || groups.length > 1
  const own = parts ? rows.findIndex(({ number }) => number > last) : givingFrom(rows, roles)
  const out = own > 0 && own < rows.length ? own : rows.length - 1
  const cases = table.columns.slice(1).flatMap((_, index): Case[] => {
    const [sentence] = rows
    const own = rows.filter(({ cells }) => isSaid(cells?.[index + 1]))
    const from = [...(table.header ? [table.header] : []), ...own].map(spanOf)
    const cells = rows.map((row) => row.cells?.[index + 1])
    return sentence ? [{ number: index + 1, sentence, from, cells }] : []
  })
  return {
    table,
    heads: rows.flatMap(({ cells }) => cells?.[0] ?? []),
    roles: roles.map((role, index) =>
      index >= out ? 'effect' : role === 'effect' || role === 'id' ? 'other' : role,
    ),
    cases,
    isTurned: true,
    out,
    groups: new Set(groups.filter(({ number }) => number < (rows.at(-1)?.number ?? 0))),
  }
}

/** The first row that its name or its crosses tell to be an outcome, or that comes after all that is answered or compared. */
function givingFrom(rows: readonly TaggedSentence[], roles: readonly ColumnRole[]): number {
  const texts = rows.map(({ cells }) => (cells ?? []).slice(1).map(({ text }) => text.trim()))
  const isAnswered = texts.some((all) => all.some((text) => /^(?:y|n|yes|no)$/i.test(text)))
  const crossed = isAnswered ? texts.findIndex((all) => all.every((text) => /^[x✓✔●•]?$/i.test(text))) : -1
  const behind = texts.findLastIndex((all) => all.some((text) => asked.test(text))) + 1
  const found = [roles.findIndex(isGiving), crossed, behind].filter((at) => at > 0 && at < rows.length)
  return Math.min(...found, rows.length)
}

const asked =
  /^(?:y|n|yes|no|true|false|(?:up to|at least|at most|more than|less than|over|under|below|above|[<>≤≥]).*)$/i

const isFilled = (cells: TaggedSentence['cells']): boolean =>
  (cells ?? []).slice(1).some(({ text }) => text !== '')

/** Without what its header says: the first columns that tell every row from the others are what is asked; what comes after them comes out. */
export function firstOut(grid: Grid, isAsked: (column: number) => boolean): number {
  if (grid.out !== undefined) return grid.out
  const silent = (role: ColumnRole | undefined): boolean =>
    role === 'note' || role === 'id' || role === 'prose'
  const last = grid.heads.findLastIndex((_, index) => !silent(grid.roles[index]))
  for (let column = 1; column <= last; column += 1) {
    const keys = grid.cases.map(({ cells }) =>
      JSON.stringify(
        cells.slice(0, column).map((cell, index) => (silent(grid.roles[index]) ? '' : cell?.text)),
      ),
    )
    const tail = grid.heads.slice(column, last).map((_, index) => column + index)
    if (new Set(keys).size === keys.length && !tail.some(isAsked) && !silent(grid.roles[column]))
      return column
  }
  return last
}

export const isSaid = (cell: Cell | undefined): cell is Cell => cell !== undefined && !isNothing(cell.text)
