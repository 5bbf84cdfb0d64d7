import type { Check, Target } from '../types.ts'
import type { InPage, Resolution, Verdict } from './kit.ts'

type Missed = Exclude<Resolution, { status: 'found' }>

/** The cells of a row below a column header of a name, spanning cells counted as what they span. More than one answer means an ambiguous header. */
export function cellsBelow(page: InPage, row: Element, column: string): Element[] {
  const table = row.closest('table')
  if (!table) return page.columnCells(column, row)
  const grid: Element[][] = []
  const rows = [...table.rows]
  for (const [down, line] of rows.entries()) {
    let across = 0
    for (const cell of line.cells) {
      while (grid[down]?.[across]) across++
      const height = cell.rowSpan === 0 ? rows.length - down : cell.rowSpan
      for (let y = down; y < Math.min(down + height, rows.length); y++)
        for (let x = across; x < across + Math.min(cell.colSpan, 1000); x++) (grid[y] ??= [])[x] ??= cell
      across += cell.colSpan
    }
  }
  const columns = new Set<number>()
  for (const line of grid)
    for (const [x, cell] of line.entries()) {
      const head = cell && page.roleOf(cell) === 'columnheader'
      const level = head ? page.matchLevel(page.textOf(cell), column, false) : -1
      if (level >= 0 && level <= 2) columns.add(x)
    }
  const at = rows.indexOf(row as HTMLTableRowElement)
  return [...new Set([...columns].map((x) => grid[at]?.[x]))].filter((cell) => cell !== undefined)
}

/** The one cell that a target names by its column, within its row; or why there is none. */
export function cellOf(page: InPage, target: Target): { element: Element } | { missed: Missed } {
  // "The last row" and "the row Ann" are of a table that has such a column, unless another one is named.
  const tables = page.elementsIn().filter((one) => {
    const heads =
      page.tagOf(one) === 'table' ? [...(one as HTMLTableElement).rows].flatMap((row) => [...row.cells]) : []
    return heads.some(
      (head) =>
        page.roleOf(head) === 'columnheader' &&
        [0, 1, 2].includes(page.matchLevel(page.textOf(head), target.name ?? '', false)),
    )
  })
  const { within } = target
  const rowsIn = (scopes: readonly Element[]): Element[] =>
    within ? [...new Set(scopes.flatMap((scope) => page.regions(within, scope)))] : []
  const own = within?.within === undefined ? rowsIn(tables) : []
  const rows = own.length > 0 ? own : rowsIn([document.documentElement])
  const [row] = rows
  if (!row || rows.length > 1 || (within && page.isPartly(within, row)))
    return {
      missed: {
        status: row && rows.length > 1 ? 'ambiguous_region' : 'no_region',
        candidates: page.candidates(rows),
      },
    }
  const cells = page.cellsBelow(row, target.name ?? '')
  const [element] = cells
  if (element && cells.length === 1) return { element }
  const candidates = (element ? cells : page.elementsIn(row).filter((one) => page.roleOf(one) === 'cell'))
    .slice(0, 6)
    .map((one) => page.candidate(one))
  return { missed: { status: element ? 'ambiguous' : 'missing', candidates } }
}

/** Whether the cell of a row below a column header holds exactly a text. */
export function checkCell(page: InPage, wanted: Check): Verdict {
  const target = wanted.target ?? {}
  const cell = page.cellOf(target)
  if ('missed' in cell) return page.undecided(cell.missed, target)
  const { value: actual, field } = page.cellValue(cell.element)
  const expected = page.tidy(wanted.expected ?? '')
  const holds = page.tidy(actual) === expected || withoutButtons(page, cell.element) === expected
  return { passed: holds !== (wanted.negated === true), actual, field, box: page.seen(cell.element) }
}

/** What a cell says beside the buttons in it: "Submitted", where "Withdraw" can be pressed. Undefined where it has none, or says nothing else. */
function withoutButtons(page: InPage, cell: Element): string | undefined {
  const buttons = page.elementsIn(cell).filter((one) => page.roleOf(one) === 'button' && page.visible(one))
  const [whole, ...texts] = [cell, ...buttons].map((one) => page.tidy(page.textOf(one)))
  const beside = page.tidy(texts.reduce((left, text) => left.replace(text, ''), whole ?? ''))
  return texts.length === 0 || beside === '' ? undefined : beside
}

/** The text of a cell, or what the fields in it hold. */
export function cellValue(page: InPage, cell: Element): { value: string; field: boolean } {
  const roles = page.rolesFor('read', undefined)
  const fields = page.elementsIn(cell).filter((one) => roles.includes(page.roleOf(one)) && page.visible(one))
  const values = [page.textOf(cell), ...fields.map((one) => page.valueOf(one))]
  return { value: values.filter((value) => value !== '').join(' '), field: fields.length > 0 }
}
