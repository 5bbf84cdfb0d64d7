import { columns, type Field } from './spreadsheet-columns.ts'
import { headerKey, type TableRow } from './table.ts'
import { warningAt, type Finding } from './types.ts'

const keysOf = (fields: readonly Field[]) => new Set(fields.flatMap((field) => columns[field].map(headerKey)))
const ofCases = keysOf(['id', 'title'])
const labels = keysOf([
  ...(['id', 'title', 'description', 'objective', 'preconditions', 'postconditions', 'priority'] as const),
  ...(['type', 'level', 'category', 'tags', 'requirement', 'duration'] as const),
])
const counters = keysOf(['number', 'counter'])
const title = headerKey('Title')

/** Rows that a form may have. */
const mostLines = 100

/** What a form says of its case, by its labels, and the rows that it stands in. */
interface Form {
  values: Map<string, string>
  rows: Set<TableRow>
}

/**
 * A table of steps alone, above which each case names its title and more as a form does ("Title: | Sign in"), with these as columns of
 * their own, filled in the first row of the case. A text alone above a form is its title, and lines without a label go on with the one above. Any
 * other table stays as it is.
 */
export function withoutForms(
  rows: readonly TableRow[],
  headerAt: number,
): { rows: readonly TableRow[]; findings: Finding[] } {
  const header = rows[headerAt]
  const keys = header?.cells.map(headerKey) ?? []
  if (!header || keys.some((key) => ofCases.has(key))) return { rows: rows.slice(headerAt), findings: [] }
  const isHeader = (row: TableRow, index: number) =>
    index === headerAt ||
    (index > headerAt && row.cells.every((cell, at) => headerKey(cell) === (keys[at] ?? '')))
  const forms = new Map<number, Form>()
  let previous = -1
  rows.forEach((row, index) => {
    if (!isHeader(row, index) || !row.cells.some(isFilled)) return
    forms.set(index, formAbove(rows, index, previous))
    previous = index
  })
  const ofForms = new Set([...forms.values()].flatMap((form) => [...form.rows]))
  const isCounted = counters.has(keys[0] ?? '')
  const columnOf = new Map<string, number>()
  const findings: Finding[] = []
  let pending = new Map<string, string>()
  const body = rows.flatMap((row, index): TableRow[] => {
    const form = forms.get(index)
    if (form) pending = new Map([...pending, ...form.values])
    if (form || ofForms.has(row)) return []
    const labels = labelsOf(row)
    if (labels.length > 0) pending = new Map([...pending, ...labels])
    if (labels.length > 0 || index <= headerAt) return []
    if (isCounted && /\D:\s*$/.test(row.cells[0] ?? '')) {
      findings.push(warningAt({ row: row.row }, labelUnread(row.cells[0] ?? '')))
      return []
    }
    const cells = row.cells.slice(0, keys.length)
    if (!cells.some(isFilled)) return []
    for (const [label, value] of pending) {
      const at = columnOf.get(label) ?? keys.length + columnOf.size
      columnOf.set(label, at)
      cells[at] = value
    }
    pending = new Map()
    return [{ ...row, cells: Array.from(cells, (cell) => cell ?? '') }]
  })
  return { rows: [{ row: header.row, cells: [...header.cells, ...columnOf.keys()] }, ...body], findings }
}

const labelUnread = (label: string) =>
  `Nothing is read of the line "${label.trim().slice(0, 40)}". Give its label one of the usual names, such as Preconditions or Description.`

/** The form that stands right above a header: labels with their lines, and the text alone above them. */
function formAbove(rows: readonly TableRow[], headerAt: number, previous: number): Form {
  const form: TableRow[] = []
  let isNamed = false
  const end = Math.max(previous, headerAt - mostLines)
  for (let at = headerAt - 1; at > end && !isNamed; at--) {
    const row = rows[at]
    if (!row || !row.cells.some(isFilled)) continue
    const isText = isAlone(row) && labelsOf(row).length === 0 && !isLabelAlone(row)
    if (!isText && !isLabelAlone(row) && labelsOf(row).length === 0 && !goesOn(row)) break
    form.unshift(row)
    isNamed = isText && !isBelowLabel(rows, at, end)
  }
  // Lines that go on with nothing are steps of the case above.
  while (form[0] && goesOn(form[0])) form.shift()
  const values = new Map<string, string>()
  let open: string | undefined
  for (const row of form) {
    const labels = labelsOf(row)
    const text = row.cells.find(isFilled)?.trim() ?? ''
    if (labels.length > 0) for (const [label, value] of labels) values.set(label, value)
    if (labels.length > 0) open = labels.at(-1)?.[0]
    else if (isLabelAlone(row)) open = headerKey(text)
    else if (open === undefined) values.set(title, text)
    else values.set(open, [values.get(open), text].filter(Boolean).join('\n'))
  }
  return { values, rows: new Set(form) }
}

const isFilled = (cell = '') => cell.trim() !== ''
const isAlone = ({ cells }: TableRow) => isFilled(cells[0]) && cells.filter(isFilled).length === 1
const goesOn = ({ cells }: TableRow) => !isFilled(cells[0]) && cells.filter(isFilled).length === 1
const isLabelAlone = (row: TableRow) => isAlone(row) && labels.has(headerKey(row.cells[0] ?? ''))

/** Whether a text alone is a line below a label that is alone, too. */
function isBelowLabel(rows: readonly TableRow[], from: number, previous: number): boolean {
  for (let at = from - 1; at > previous; at--) {
    const row = rows[at]
    if (!row || !isAlone(row)) return false
    if (isLabelAlone(row)) return true
    if (labelsOf(row).length > 0) return false
  }
  return false
}

/** Labels with the values beside them, or behind their colon; none where the first cell of a row is no label. */
function labelsOf({ cells }: TableRow): [string, string][] {
  const filled = cells.filter(isFilled)
  const [, label = '', value = ''] =
    filled.length === 1 ? (/^([^:\n]{1,40}):\s*(\S.*)$/s.exec(filled[0]?.trim() ?? '') ?? []) : []
  if (labels.has(headerKey(label))) return [[headerKey(label), value]]
  const said: [string, string][] = []
  for (let at = 0; at + 1 < filled.length; at += 2) {
    const key = headerKey(filled[at] ?? '')
    if (!labels.has(key)) return said
    said.push([key, filled[at + 1] ?? ''])
  }
  return said
}
