import type { Sentence } from '../../../requirement-reading/sentence.ts'

type Cell = { start: number; end: number; text: string }

/** The cell of a row that says what is demanded, and what the others say of it. */
export interface Row {
  cell: Cell
  about: { role?: string; mark?: string; isData?: true }
}

const whose = /^(?:who|role|actor|user|as an?|as|persona|for whom|stakeholder)s?$/i
const pressing = /^(?:prio|priority|importance|moscow|rank|urgency)$/i
const said =
  /^(?:what|i want(?: to)?|want|requirement|description|statement|story|need|demand|function|feature|details?|text)s?$/i

/** Rows by the numbers of their sentences. The header says which cell is which; without one, the longest cells demand. */
export function rowsOf(statements: readonly Sentence[]): Map<number, Row> {
  const rows = new Map<number, Row>()
  const tables = Map.groupBy(statements, ({ table = -1 }) => table)
  tables.delete(-1)
  for (const own of tables.values()) {
    const header = own.find(({ is }) => is === 'header')?.cells?.map(({ text }) => text.trim()) ?? []
    const body = own.filter(({ is }) => is === 'row')
    const at = (pattern: RegExp): number => header.findIndex((name) => pattern.test(name))
    const told = at(said) >= 0 ? at(said) : longestOf(body)
    const isProse = at(said) >= 0 ? average(body, told) >= fewestWords : isSaying(body, told)
    for (const { number, cells = [], ...whole } of body) {
      const cell = isProse ? cells[told] : whole
      if (!cell || cell.text.trim() === '') continue
      const role = cells[at(whose)]?.text.trim()
      const mark = cells[at(pressing)]?.text.trim()
      rows.set(number, {
        cell,
        about: isProse ? { ...(role && { role }), ...(mark && { mark }) } : { isData: true },
      })
    }
  }
  return rows
}

const fewestWords = 4

const average = (rows: readonly Sentence[], column: number): number =>
  rows.reduce((sum, { cells = [] }) => sum + (cells[column]?.text.trim().split(/\s+/).length ?? 0), 0) /
  Math.max(1, rows.length)

/** Without a header for it, a column demands where its cells are sentences: no messages in quotes, and no values. */
const isSaying = (rows: readonly Sentence[], column: number): boolean =>
  average(rows, column) >= 6 && !rows.some(({ cells = [] }) => /^["“]/.test(cells[column]?.text.trim() ?? ''))

function longestOf(rows: readonly Sentence[]): number {
  const lengths: number[] = []
  for (const { cells = [] } of rows)
    cells.forEach(({ text }, at) => void (lengths[at] = (lengths[at] ?? 0) + text.length))
  return lengths.indexOf(Math.max(...lengths))
}
