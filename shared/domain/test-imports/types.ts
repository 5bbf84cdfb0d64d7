import { type VariantName, formats } from '../test-exports/formats.ts'
import type { Finding, Place } from '../test-cases/finding.ts'
import type { Automation, TestCase } from '../test-cases/schema.ts'
import type { TableRow } from './table.ts'

export type { Finding, Place }

/** A place in a file of an archive or in a sheet of a workbook, which a finding names in its words. */
export interface PartPlace extends Place {
  part?: string
}

/** A file as text, as the rows of a sheet, or as the text files of an archive. */
export type ImportContent =
  | { text: string }
  | { sheets: { name: string; rows: TableRow[] }[] }
  | { files: { name: string; text: string }[] }

/** How a sheet that people made holds its cases. */
export const layouts = ['row-per-case', 'row-per-step'] as const
export type Layout = (typeof layouts)[number]

/** What a file can be: an export of ours or of a vendor, a workbook with columns of no vendor (`xlsx`), the XML of Zephyr Scale (`zephyr`). */
export const importFormats = [...formats.map(({ name }) => name), 'xlsx', 'zephyr'] as const
export type ImportFormat = (typeof importFormats)[number]

export interface TestCaseImport {
  /** Whose columns or elements the file has. */
  format: ImportFormat
  /** The vendor's other layout, when the file has that one. */
  variant?: VariantName
  /** Of a sheet in the format `csv` or `xlsx`: as it was asked for, else as the rows say. */
  layout?: Layout
  /** Where the rows may be meant both ways, the cases of the other layout. */
  alternative?: { layout: Layout; testCases: TestCase[] }
  testCases: TestCase[]
  findings: Finding[]
}

export interface DraftStep {
  action: string
  data?: string
  expected: string
}

/** A case as a reader found it: any length, the vendor's own words for priority and type. */
export interface Draft {
  place: PartPlace
  id?: string
  title: string
  /** Of a row of an outline: the title before rows with the same one are numbered, and the values of the row. */
  row?: { title: string; values: string[] }
  description?: string
  objective?: string
  testBasis?: string
  testCondition?: string
  designTechnique?: string
  testLevel?: string
  testType?: string
  preconditions?: string[]
  steps?: DraftStep[]
  expectedResult?: string
  postconditions?: string[]
  priority?: string
  riskLevel?: string
  category?: string
  tags?: string[]
  requirementRef?: string
  gherkin?: string
  /** Gherkin that is the steps of the case, and is still to be read. */
  script?: string
  estimatedDuration?: string
  /** The reasons, stated by the file, why the case cannot be run. */
  automation?: Automation
}

/** What a reader of one layout gives back: cases that need no change, or drafts, in the order of the file. */
export interface Reading {
  found: (Draft | { place: PartPlace; testCase: TestCase })[]
  findings: Finding[]
}

export const isDraft = (found: Reading['found'][number]): found is Draft => !('testCase' in found)

const findingAt =
  (severity: Finding['severity']) =>
  ({ part, ...place }: PartPlace, message: string): Finding => ({
    ...place,
    severity,
    message: part === undefined ? message : `${part}: ${message}`,
  })
export const errorAt = findingAt('error')
export const warningAt = findingAt('warning')
