import type { Condition, Subject } from '../../requirement-model/index.ts'
import { condition } from '../grammar/condition.ts'
import type { Draft } from '../resolve/draft.ts'
import { isNameable, keyOf } from '../resolve/naming.ts'
import type { Reference } from '../tokens.ts'
import { referenceTo, wholeCell, type Words } from './cells.ts'
import { columnOf, type ColumnRole } from './columns.ts'
import { compares, crossingOf, type Lead } from './crossing.ts'
import { firstOut, isSaid, type Cell, type Grid } from './grid.ts'
import { areValues } from './outputs.ts'

/** How a column takes part: by what it says of a subject, by a condition in its header, or by what comes out. */
export type Column =
  | { is: 'input'; header: Cell; bound?: '>=' | '<=' }
  | { is: 'option'; header: Cell; subject: Subject; option: string }
  | { is: 'case'; header: Cell; condition: Condition<Reference> }
  | { is: 'output'; header: Cell; isValue: boolean }
  | { is: 'none' }

const silent = new Set<ColumnRole>(['id', 'note', 'prose', 'example'])
export const answers = /^(?:yes|no|y|n|true|false|t|f|x|✓|✔|✗)$/i

/** A column of remarks decides nothing, unless its cells ask whether something is there. */
const isSilent = (grid: Grid, column: number): boolean =>
  silent.has(grid.roles[column] ?? 'other') &&
  !(
    grid.roles[column] === 'note' &&
    said(grid, column).length > 0 &&
    said(grid, column).every(({ text }) => asking.test(text))
  )

const asking = /^(?:yes|no|y|n|empty|blank|missing|filled|filled in|given|entered|present|not empty)$/i

/** What each column of a table says; undefined where it decides nothing. */
export function columnsOf(draft: Draft, grid: Grid, lead: Lead, words: Words): Column[] | undefined {
  const { heads, roles, table } = grid
  if (heads.length < 2 || grid.cases.length === 0 || columnOf(table, 'field') >= 0) return undefined
  const cases = grid.isTurned
    ? []
    : heads.map((cell, index) => (areAnswers(grid, index) ? undefined : wholeCell(condition, cell, words)))
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
    if (isSilent(grid, index)) return { is: 'none' }
    if (index >= out || role === 'message' || role === 'effect')
      return { is: 'output', header, isValue: areValues(said(grid, index)) }
    // "Points in the last 12 months" is a name where its cells compare.
    const isNamed =
      isNameable(referenceTo(header)) ||
      role === 'guard' ||
      areAnswers(grid, index) ||
      areCompared(grid, index)
    return isNamed ? { ...inputHead(heads, index), is: 'input' } : { is: 'none' }
  })
  if (!columns.some(({ is }) => is === 'input') || (!isMatrix && out < 1)) return undefined
  const isOdd = ({ is }: Column, index: number): boolean => is === 'none' && !isSilent(grid, index)
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

export const said = (grid: Grid, column: number): Cell[] =>
  grid.cases.map(({ cells }) => cells[column]).filter(isSaid)

export const areAnswers = (grid: Grid, column: number): boolean =>
  said(grid, column).length > 0 && said(grid, column).every(({ text }) => answers.test(text))

const areCompared = (grid: Grid, column: number): boolean =>
  said(grid, column).length > 0 && said(grid, column).every(({ text }) => compares.test(text))

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
