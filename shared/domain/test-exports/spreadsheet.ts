import { notesOf, tagsWithEvidence } from '../test-cases/evidence-words.ts'
import { requirementText } from '../test-cases/requirement-refs.ts'
import type { TestCase } from '../test-cases/schema.ts'
import Papa from 'papaparse'
import { csvOf } from './csv.ts'
import { lineList, numberedList } from './text-lists.ts'

/** What Excel and LibreOffice keep of one cell; more would spill into the rows below. */
const cellLimit = 32_767
const cutMark = ' … [cut at the limit of a spreadsheet cell]'

type Step = NonNullable<TestCase['steps']>[number]

/** What the judge doubts: nothing that an import reads. */
export const notesHeader = 'Check Notes'

const actionOf = ({ action }: Step) => action

const columns: [string, (testCase: TestCase) => string | undefined][] = [
  ['ID', ({ id }) => id],
  ['Title', ({ title }) => title],
  ['Description', ({ description }) => description],
  ['Objective', ({ objective }) => objective],
  ['Preconditions', ({ preconditions }) => preconditions && lineList(preconditions)],
  ['Steps', (testCase) => numbered(testCase, actionOf)],
  ['Test Data', (testCase) => numbered(testCase, ({ testData }) => testData)],
  ['Expected Results', (testCase) => numbered(testCase, ({ expectedResult }) => expectedResult)],
  ['Expected Result', ({ expectedResult }) => expectedResult],
  ['Postconditions', ({ postconditions }) => postconditions && lineList(postconditions)],
  ['Priority', ({ priority }) => priority],
  ['Test Type', ({ testType }) => testType],
  ['Test Level', ({ testLevel }) => testLevel],
  ['Design Technique', ({ designTechnique }) => designTechnique],
  ['Risk Level', ({ riskLevel }) => riskLevel],
  ['Category', ({ category }) => category],
  ['Tags', (testCase) => tagCell(tagsWithEvidence(testCase))],
  ['Requirement', (testCase) => requirementText(testCase) ?? undefined],
  ['Test Condition', ({ testCondition }) => testCondition],
  ['Test Basis', ({ testBasis }) => testBasis],
  ['Estimated Duration', ({ estimatedDuration }) => estimatedDuration],
  ['Gherkin', ({ gherkin }) => gherkin],
  [notesHeader, (testCase) => lineList(notesOf(testCase))],
]

const headers = columns.map(([header]) => header)

/** By these headers an import knows its own; files without notes are older. */
export const spreadsheetHeaders: readonly string[] = headers.filter((header) => header !== notesHeader)

/**
 * One row per case for people and spreadsheets; the numbers in the three step columns belong together. CSV by RFC 4180 with a byte order
 * mark, which Excel needs to read UTF-8; cells that would start a formula begin with an apostrophe. Given in pieces.
 */
export function* toSpreadsheet(testCases: Iterable<TestCase>): Generator<string, void> {
  yield* csvOf(rowsOf(testCases), { guard: "'", byteOrderMark: true })
}

function* rowsOf(testCases: Iterable<TestCase>): Generator<string[], void> {
  yield headers
  for (const testCase of testCases) yield columns.map(([, read]) => fit(read(testCase) ?? ''))
}

/** Every step has its number among the actions, so that none is lost; what others have nothing to say about is left out. */
function numbered({ steps = [] }: TestCase, read: (step: Step) => string | undefined): string {
  const texts = steps.map((step) => read(step) || (read === actionOf ? '' : undefined))
  return numberedList(texts)
}

/** A row of CSV of its own, parted by a comma and a blank, so that a tag may hold a comma: it is quoted then. */
function tagCell(tags: string[]): string {
  const filled = tags.map((tag) => tag.trim()).filter(Boolean)
  return filled.length === 0
    ? ''
    : Papa.unparse([filled], { delimiter: ', ', quotes: (tag) => /[,;]/.test(String(tag)) })
}

/** One character is left for the apostrophe. */
const fit = (cell: string) =>
  cell.length < cellLimit ? cell : cell.slice(0, cellLimit - 1 - cutMark.length).toWellFormed() + cutMark
