import { readFieldRows } from './field-rows.ts'
import { readPermissionMatrix } from './permission-matrix.ts'
import { readLookupMatrix } from './lookup-matrix.ts'
import { readRequirementRows } from './requirement-rows.ts'
import { readRuleColumns } from './rule-columns.ts'
import { readRuledFields } from './ruled-fields.ts'
import { readRuleRows } from './rule-rows.ts'
import { readStateMatrix } from './state-matrix.ts'
import { readStateRows } from './state-rows.ts'
import { readViolationRows } from './violation-rows.ts'
import type { Row, RowReading, Table, TableReader } from './table.ts'

const modal = /\b(?:must|shall|should|cannot|may not|is required|are required)\b/i

// The first that knows the table reads it; the most particular forms stand first.
const readers: TableReader[] = [
  readRuledFields,
  readViolationRows,
  readFieldRows,
  readPermissionMatrix,
  readStateRows,
  readRuleColumns,
  readStateMatrix,
  readRequirementRows,
  readLookupMatrix,
  readRuleRows,
]

/**
 * Reads the rows of one table, its header first. Field, decision, state and lookup tables and lists of requirements are understood;
 * rows of any other table are context unless they say "must". A row with too few or too many cells is named and not read.
 */
export function readTable(rows: string[][], place: Pick<Table, 'id' | 'heading' | 'before'>): RowReading[] {
  const [header = [], ...body] = rows
  const table: Table = { ...place, header, body: body.map((cells) => fitted(cells, header.length)) }
  const read = known(table) ?? body.map(plainRow)
  return [
    { kind: 'context', facts: [] },
    ...read.map((row, index) => withStatement(row, header, body[index] ?? [])),
  ]
}

function withStatement(row: RowReading, header: string[], cells: string[]): RowReading {
  if (row.kind !== 'requirement') return row
  const words = cells.flatMap((cell, at) => (cell === '' ? [] : header[at] ? `${header[at]}: ${cell}` : cell))
  return { ...row, statement: words.join('; ') }
}

/** Whether one of the readers knows the table. */
export function isKnownTable(rows: string[][]): boolean {
  const [header = [], ...body] = rows
  const table = {
    id: 0,
    heading: '',
    before: '',
    header,
    body: body.map((cells) => fitted(cells, header.length)),
  }
  return known(table) !== undefined
}

function known(table: Table): RowReading[] | undefined {
  if (table.body.length === 0 || table.header.length < 2) return undefined
  for (const read of readers) {
    const found = read(table)
    if (found) return found
  }
  return undefined
}

/** A row as wide as the header. One that is not says so: which cell is missing cannot be known. */
function fitted(cells: string[], width: number): Row {
  const full =
    cells.length > width
      ? cells.slice(0, width)
      : [...cells, ...Array<string>(Math.max(0, width - cells.length)).fill('')]
  const spare = cells.slice(width).some((cell) => cell !== '')
  const uneven = cells.length < width || spare
  return {
    cells: full,
    ...(uneven ? { found: `the row has ${cells.length} cells, the header ${width}` } : {}),
  }
}

function plainRow(cells: string[]): RowReading {
  return { kind: modal.test(cells.join('; ')) ? 'requirement' : 'context', facts: [] }
}
