import type { TestCase } from '../../test-cases/schema.ts'
import { parseTestData } from '../../test-cases/test-data.ts'

/** A case as the row of a Scenario Outline: column names, this case's cells, and its texts with `<column>` in place of the cells. */
interface OutlineRow {
  columns: string[]
  cells: string[]
  title: string
  actions: string[]
}

const technique = 'Boundary Value Analysis'
const longestCell = 5000

/**
 * The outline of a boundary case, or undefined for any other case. A case of allowed values has a column for every value that it
 * enters, a case of a wrong value one for that value, so that all cases of one family have the same outline and differ in rows only.
 * What stands behind "when" in the title is a column too, and a value in it is that of its column. Values that a cell cannot hold exactly (edge blanks, line breaks) stay in the steps.
 */
export function outlineOf({
  title,
  steps = [],
  coverageItems = [],
  ...texts
}: TestCase): OutlineRow | undefined {
  const edges = coverageItems.filter((item) => item.technique === technique && item.parameter !== undefined)
  const all = [
    title,
    texts.expectedResult ?? '',
    ...steps.map((step) => `${step.action}\n${step.expectedResult}`),
  ]
  if (edges.length === 0 || [...all, ...(texts.preconditions ?? [])].some((text) => /[<>]/.test(text)))
    return undefined
  const everyValue = coverageItems.every(({ valid }) => valid === true)
  const wanted = new Set(edges.map(({ parameter }) => parameter))
  const columns: string[] = []
  const cells: string[] = []
  const actions = steps.map(({ action, testData = '' }) => {
    const [datum, second] = parseTestData(testData)
    if (!datum || second || !(everyValue || wanted.has(datum.name)) || columns.includes(datum.name))
      return action
    const { name, value } = datum
    const at = action.indexOf(`"${value}"`)
    if (at < 0 || (value !== '' && !fitsCell(value)) || !fitsCell(name)) return action
    columns.push(name)
    cells.push(value)
    return `${action.slice(0, at)}"<${name}>"${action.slice(at + value.length + 2)}`
  })
  if (columns.length === 0) return undefined
  return { columns, cells, title, actions, ...titled(title, columns, cells) }
}

/** "…: refused when Age is 17" becomes "…: refused when <case>", with the condition as the first column; "Age 17 is refused" says "Age <Age> is refused". */
function titled(title: string, columns: string[], cells: string[]): Partial<OutlineRow> {
  const [, lead, condition] = /^(.*? when )(\S.*)$/s.exec(title) ?? []
  if (lead === undefined || condition === undefined) return { title: named(title, columns, cells) }
  if (columns.includes('case') || !fitsCell(condition)) return {}
  return { title: `${lead}<case>`, columns: ['case', ...columns], cells: [condition, ...cells] }
}

/** A title with the names of columns for the words that are their cells. */
function named(title: string, columns: readonly string[], cells: readonly string[]): string {
  const words = title.split(' ').map((word) => {
    const at = cells.indexOf(word)
    return at < 0 ? word : `<${columns[at] ?? ''}>`
  })
  return words.join(' ')
}

function fitsCell(text: string): boolean {
  return text !== '' && text === text.trim() && text.length <= longestCell && !/[\r\n<>]/.test(text)
}

/** Rows of an Examples table, as lines between bars. Source: the table syntax of Gherkin, where a backslash escapes bar and backslash. */
export function tableRows(rows: string[][]): string[] {
  return rows.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`)
}

function escapeCell(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('|', String.raw`\|`)
}
