import type { Read } from './read-parts.ts'
import type { TableRow } from './table.ts'
import { errorAt, isDraft, warningAt, type Draft, type Finding, type Reading } from './types.ts'

/** Placeholder for an unknown value: the cell counts as filled and equals no other. */
const open = '\ue0f0'
const close = '\ue0f1'
const marks = /\ue0f0(\d{1,7})\ue0f1/g
const shortest = 60

interface Unknown {
  row: number
  column: number
  formula: string
}

/**
 * Replaces formulas without a value by marks, so that cases begin at the same rows as they would with the values. `withFindings` removes the marks
 * from the result and reports the missing cells.
 */
export function markedFormulas(rows: TableRow[]) {
  if (!rows.some(({ formulas }) => formulas)) return { rows, withFindings: (read: Read) => read }
  const unknown: Unknown[] = []
  const marked = rows.map(({ formulas, ...row }): TableRow => {
    if (!formulas) return row
    const cells = Array.from(
      { length: Math.max(row.cells.length, ...formulas.map(({ column }) => column + 1)) },
      (_, index) => row.cells[index] ?? '',
    )
    for (const { column, formula } of formulas) {
      cells[column] = `${open}${unknown.length}${close}`
      unknown.push({ row: row.row, column, formula })
    }
    return { ...row, cells }
  })
  return { rows: marked, withFindings: (read: Read) => withoutFormulaMarks(read, unknown) }
}

export const isUnknown = (cell: string) => cell.startsWith(open)

function withoutFormulaMarks(read: Read, unknown: readonly Unknown[]): Read {
  const findings: Finding[] = []
  const unmarked = withoutMarks(read.found, unknown, findings)
  const { alternative } = read
  return {
    ...read,
    found: unmarked,
    findings: [...read.findings, ...findings],
    ...(alternative && {
      alternative: { ...alternative, found: withoutMarks(alternative.found, unknown, []) },
    }),
  }
}

function withoutMarks(
  found: Reading['found'],
  unknown: readonly Unknown[],
  findings: Finding[],
): Reading['found'] {
  const reported = new Set<number>()
  const clean = (text: string, isNumber: boolean) =>
    text.replaceAll(marks, (_, digits: string) => {
      const index = Number(digits)
      const cell = unknown[index]
      if (cell && !reported.has(index))
        findings.push((isNumber ? warningAt : errorAt)({ row: cell.row }, saying(cell)))
      reported.add(index)
      return ''
    })
  const cleaned = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return value.includes(open) ? clean(value, name === 'id') : value
    if (Array.isArray(value)) return value.map((each) => cleaned(each, name))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner, key)]))
  }
  return found.map((one) => (isDraft(one) ? (cleaned(one, '') as Draft) : one))
}

const saying = ({ row, column, formula }: Unknown) =>
  `The cell ${columnName(column)}${row} holds a formula without its value (${formula.slice(0, shortest) || 'shared with another cell'}), so it was not read. Open the workbook in a spreadsheet program, save it, and send it again.`

/** "A", "Z", "AA": a column from 0 as a spreadsheet shows it. */
function columnName(column: number): string {
  let name = ''
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    name = String.fromCharCode(65 + ((left - 1) % 26)) + name
  return name
}
