import type { FormatName } from '../test-exports/formats.ts'
import { isObject } from './json-values.ts'
import { listIn } from './json.ts'
import { isSheetHeader, knownIn } from './spreadsheet-columns.ts'
import { headerKey, type TableRow } from './table.ts'
import { isXrayTest } from './xray-json.ts'

export type TableFormat = Extract<FormatName, 'csv' | 'tracker-xray' | 'testmgr' | 'devops-suite'>

/** Headers by which a table is known; every one of a set has to be there. The first format that fits is taken. */
const signatures = keysOfSets([
  ['devops-suite', [['work item type'], ['test step', 'step action', 'title']]],
  [
    'tracker-xray',
    [
      ['test type', 'test repo'],
      ['tcid', 'summary'],
      ['issue id', 'action'],
      ['issue id', 'step'],
      ['issue id', 'test type'],
      ['test id', 'test type'],
      ['test case identifier', 'summary'],
    ],
  ],
  [
    'testmgr',
    [
      ['steps step'],
      ['section', 'template'],
      ['section', 'references'],
      ['section hierarchy'],
      ['suite id', 'section'],
    ],
  ],
])

function keysOfSets(named: [TableFormat, string[][]][]): [TableFormat, string[][]][] {
  return named.map(([format, sets]) => [format, sets.map((set) => set.map(headerKey))])
}

/** Columns that tables of other origin have beside a "Test ID" and a "Test Type": Xray's steps are rows of their own. */
const notOfXray = ['steps', 'test steps', 'expected results', 'step no', 'test step no', 'step number'].map(
  headerKey,
)

/** A header may stand below a few lines about the project, as Excel add-ins write them. */
export const headerWithin = 20

/** The format of a table and the row that is its header; undefined for a table that no reader knows. */
export function detectTable(
  rows: readonly TableRow[],
): { format: TableFormat; headerAt: number } | undefined {
  const heads = rows.slice(0, headerWithin).map(({ cells }) => new Set(cells.map(headerKey)))
  for (const [format, sets] of signatures) {
    const headerAt = heads.findIndex(
      (head) =>
        head.size > 1 &&
        !(format === 'tracker-xray' && notOfXray.some((name) => head.has(name))) &&
        sets.some((set) => set.every((name) => head.has(name))),
    )
    if (headerAt >= 0) return { format, headerAt }
  }
  // Lines about the project may name a title, too: the header is the row that names the most.
  const [best] = heads
    .map((head, headerAt) => ({ headerAt, known: isSheetHeader(head) ? knownIn(head) : 0 }))
    .toSorted((one, other) => other.known - one.known)
  return best && best.known > 0 ? { format: 'csv', headerAt: best.headerAt } : undefined
}

/** What a text is, by how it begins: JSON, XML, Gherkin, or else a table. */
export async function detectText(text: string): Promise<'json' | 'xml' | 'gherkin' | 'table'> {
  const start = text.slice(0, 20_000).trimStart()
  if (/^[[{]/.test(start)) return 'json'
  if (start.startsWith('<')) return 'xml'
  // Before a feature stand comments, tags and blank lines alone; its keyword in some language ends with a colon.
  const [line = ''] = start.split(/\r\n|[\n\r]/).filter((each) => !/^\s*(?:#.*|@.*)?$/.test(each))
  if (/^[ \t]*#[ \t]*language[ \t]*:/m.test(start)) return 'gherkin'
  const keyword = /^\s*([\p{L}\p{M}' ]{2,40}):(?:\s[^,;\t|]*)?$/u.exec(line)?.[1]
  if (keyword === undefined) return 'table'
  // Another word, such as "Project: Shop", may stand above a table.
  const { dialects } = await import('./gherkin-library.ts')
  const isFeature = Object.values(dialects).some(({ feature }) => feature.includes(keyword.trim()))
  return isFeature ? 'gherkin' : 'table'
}

/** Whether a value is a body of Xray's bulk import. */
export function isXrayBody(value: unknown): boolean {
  const [first] = listIn(value)?.list ?? []
  return isObject(first) && isXrayTest(first)
}
