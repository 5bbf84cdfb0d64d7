import { findFormat, type FormatName } from '../test-exports/formats.ts'
import { detectTable, detectText, isXrayBody, type TableFormat } from './detect-layout.ts'
import { finishCases } from './finish-cases.ts'
import { maximumFindings } from './limits.ts'
import { plainDrafts, plainRows, plainTree } from './plain-rows.ts'
import { markedFormulas } from './formula-cells.ts'
import { inSuite, readParts, shown, type Read } from './read-parts.ts'
import { RefusedImport } from './refused-import.ts'
import { withScripts } from './script-cases.ts'
import { isOurExport } from './spreadsheet-columns.ts'
import type { TableRow } from './table.ts'
import { warningAt, type Finding, type ImportContent, type Layout, type TestCaseImport } from './types.ts'

interface Given {
  content: ImportContent
  /** A name or alias of an export format; found out by the content when absent. */
  format?: string
  /** How a sheet that people made holds its cases; found out by its rows unless told. */
  layout?: Layout | 'auto'
}

interface Wanted {
  format?: FormatName | undefined
  layout: Layout | 'auto'
}

/**
 * Test cases of a file: our six export formats with their variants, and what Xray, TestRail, Azure DevOps and spreadsheets commonly export.
 * Gives the cases in the order of the file, every one within the limits of `TestCase`, and a finding for each place of which something was
 * lost or changed. A named format is believed; one that does not fit the content gives errors or is refused.
 * Throws `RefusedImport` for a file of which nothing can be read.
 */
export async function importTestCases({ content, format, layout = 'auto' }: Given): Promise<TestCaseImport> {
  const wanted = format === undefined ? undefined : findFormat(format)?.name
  if (format !== undefined && !wanted)
    throw new RefusedImport('unsupported', `There is no format "${format}".`)
  const read = await readContent(content, { format: wanted, layout })
  const { testCases, findings } = finishCases(read)
  if (testCases.length === 0 && findings.length === 0) findings.push(nothingFound)
  const alternative = read.alternative && {
    layout: read.alternative.layout,
    testCases: finishCases({ found: read.alternative.found, findings: [] }).testCases,
  }
  if (alternative) findings.push(readBothWays(testCases.length, alternative))
  return {
    format: 'sheets' in content && read.format === 'csv' ? 'xlsx' : read.format,
    ...(read.variant && { variant: read.variant }),
    ...(read.layout && { layout: read.layout }),
    ...(alternative && { alternative }),
    testCases,
    findings: shortened(findings),
  }
}

async function readContent(content: ImportContent, wanted: Wanted): Promise<Read> {
  if ('text' in content) return readText(content.text, wanted)
  return 'sheets' in content
    ? readSheets(content.sheets, wanted)
    : readParts(content.files, ({ text }) => readText(text, wanted))
}

/** Each sheet of a workbook is a suite: where there are several, its cases have its name as category, or else as tag. */
async function readSheets(sheets: { name: string; rows: TableRow[] }[], wanted: Wanted): Promise<Read> {
  const tables = sheets.filter(({ rows }) => detectTable(rows) !== undefined)
  const others = sheets.filter((sheet) => !tables.includes(sheet))
  const read = await readParts(tables.length > 0 ? tables : others.slice(0, 1), async ({ name, rows }) => {
    const one = await readTable(rows, wanted)
    return tables.length < 2 ? one : inSuite(name, one)
  })
  // Notes stand beside cases in many workbooks, and are no fault of theirs.
  const left = others
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => warningAt({ row: rows[0]?.row ?? 1, part: shown(name) }, namesNoColumns))
  return { ...read, findings: [...read.findings, ...left] }
}

// Each kind of file has a parser of its own, loaded by whoever needs it.
async function readText(text: string, wanted: Wanted): Promise<Read> {
  if (text.trim() === '')
    throw new RefusedImport('empty', 'The file holds no text. Check the file and send it again.')
  const kind = wanted.format === 'gherkin' ? 'gherkin' : await detectText(text)
  if (kind === 'gherkin') {
    const { readFeature } = await import('./gherkin.ts')
    return { format: 'gherkin', ...readFeature(text) }
  }
  if (kind === 'json') {
    const { parseJson, readJson } = await import('./json.ts')
    const value = parseJson(text)
    const layout = isXrayBody(value)
      ? ({ format: 'tracker-xray', variant: 'json' } as const)
      : ({ format: 'json' } as const)
    return withScripts({ ...layout, ...plainDrafts(readJson(value)) })
  }
  if (kind === 'xml') {
    const { parseXml } = await import('./xml-tree.ts')
    const { isZephyr, readZephyrXml } = await import('./zephyr-xml.ts')
    const { readTestRailXml } = await import('./testrail-xml.ts')
    const root = parseXml(text)
    if (root.name !== 'suite' && root.name !== 'sections' && !isZephyr(root))
      throw new RefusedImport(
        'unsupported',
        'The XML is no export of TestRail, which begins with <suite> or <sections>, nor of Zephyr Scale, which begins with <project>.',
      )
    const { root: plain, findings } = plainTree(root)
    const read = isZephyr(root) ? readZephyrXml(plain) : readTestRailXml(plain)
    return withScripts({
      format: isZephyr(root) ? 'zephyr' : 'testmgr',
      variant: 'xml',
      ...read,
      findings: [...findings, ...read.findings],
    })
  }
  const { readRows } = await import('./read-rows.ts')
  const { rows, findings } = readRows(text)
  const read = await readTable(rows, wanted)
  return { ...read, findings: [...findings, ...read.findings] }
}

type TableReader = (
  rows: readonly TableRow[],
  headerAt: number,
  layout: Layout | 'auto',
) => Omit<Read, 'format'>

const tableReaders: Record<TableFormat, () => Promise<TableReader>> = {
  csv: async () => (await import('./spreadsheet.ts')).readSpreadsheet,
  'tracker-xray': async () => (await import('./xray-csv.ts')).readXrayCsv,
  testmgr: async () => (await import('./testrail-csv.ts')).readTestRailCsv,
  'devops-suite': async () => (await import('./azure-devops.ts')).readAzureDevOps,
}

async function readTable(given: TableRow[], wanted: Wanted): Promise<Read> {
  const { rows, withFindings } = markedFormulas(given)
  return withFindings(await readMarked(rows, wanted))
}

async function readMarked(rows: TableRow[], { format: wantedFormat, layout }: Wanted): Promise<Read> {
  const detected = detectTable(rows)
  if (!detected) throw new RefusedImport('unsupported', unknownTable)
  const format =
    wantedFormat !== undefined && wantedFormat in tableReaders
      ? (wantedFormat as TableFormat)
      : detected.format
  const readRows = await tableReaders[format]()
  // What we wrote ourselves is text, whatever it looks like.
  if (isOurExport(rows[detected.headerAt]?.cells ?? []))
    return { format, ...readRows(rows, detected.headerAt, layout) }
  const plain = plainRows(rows, detected.headerAt)
  const read = readRows(plain.rows, detected.headerAt, layout)
  return withScripts({ format, ...read, findings: [...plain.findings, ...read.findings] })
}

function readBothWays(
  count: number,
  { layout, testCases }: NonNullable<TestCaseImport['alternative']>,
): Finding {
  const message = `Rows may be meant in two ways: as they were read they are ${count} cases, with the layout ${layout} they would be ${testCases.length}. Send the layout that is meant.`
  return { severity: 'warning', message }
}

const nothingFound: Finding = {
  severity: 'error',
  message:
    'No test case was found in the file. Check that it is the right one, and that it has rows or scenarios.',
}

const namesNoColumns = 'No row of this sheet names its columns, so it was not read.'
const unknownTable =
  'No row of the table names its columns. Send a file with a header that has at least a column "Title", or name the format.'

/** Of more findings than anybody reads, errors come before warnings. */
function shortened(findings: Finding[]): Finding[] {
  const rest = findings.length - maximumFindings
  if (rest <= 0) return findings
  const { error = [], warning = [] } = Object.groupBy(findings, ({ severity }) => severity)
  const message = `${rest} more findings are not listed. Correct the first ones and send the file again.`
  return [...[...error, ...warning].slice(0, maximumFindings), { severity: 'warning', message }]
}
