import type { TestCase } from '../test-cases/schema.ts'
import { toCsv } from './csv.ts'

/** What Excel and LibreOffice keep of one cell; more would spill into the rows below. */
const cellLimit = 32_767
const cutMark = ' … [cut at the limit of a spreadsheet cell]'

const columns: [string, (testCase: TestCase) => string | undefined][] = [
  ['ID', ({ id }) => id],
  ['Title', ({ title }) => title],
  ['Description', ({ description }) => description],
  ['Objective', ({ objective }) => objective],
  ['Preconditions', ({ preconditions }) => preconditions?.join('\n')],
  ['Steps', (testCase) => numbered(testCase, ({ action }) => action)],
  ['Test Data', (testCase) => numbered(testCase, ({ testData }) => testData)],
  ['Expected Results', (testCase) => numbered(testCase, ({ expectedResult }) => expectedResult)],
  ['Expected Result', ({ expectedResult }) => expectedResult],
  ['Postconditions', ({ postconditions }) => postconditions?.join('\n')],
  ['Priority', ({ priority }) => priority],
  ['Test Type', ({ testType }) => testType],
  ['Test Level', ({ testLevel }) => testLevel],
  ['Design Technique', ({ designTechnique }) => designTechnique],
  ['Risk Level', ({ riskLevel }) => riskLevel],
  ['Category', ({ category }) => category],
  ['Tags', ({ tags }) => tags?.join(', ')],
  ['Requirement', ({ requirementRef }) => requirementRef],
  ['Test Condition', ({ testCondition }) => testCondition],
  ['Test Basis', ({ testBasis }) => testBasis],
  ['Estimated Duration', ({ estimatedDuration }) => estimatedDuration],
  ['Gherkin', ({ gherkin }) => gherkin],
]

/**
 * One row per case for people and spreadsheets; the numbers in the three step columns belong together. CSV by RFC 4180 with a byte order
 * mark, which Excel needs to read UTF-8; cells that would start a formula begin with an apostrophe.
 */
export function toSpreadsheet(testCases: TestCase[]): string {
  const rows = testCases.map((testCase) => columns.map(([, read]) => fit(read(testCase) ?? '')))
  return toCsv([columns.map(([header]) => header), ...rows], { guard: "'", byteOrderMark: true })
}

type Step = NonNullable<TestCase['steps']>[number]

function numbered({ steps = [] }: TestCase, read: (step: Step) => string | undefined): string {
  return steps
    .map((step, index) => ({ number: index + 1, text: read(step)?.trim() }))
    .filter(({ text }) => text)
    .map(({ number, text }) => `${number}. ${text}`)
    .join('\n')
}

/** One character is left for the apostrophe. */
const fit = (cell: string) =>
  cell.length < cellLimit ? cell : cell.slice(0, cellLimit - 1 - cutMark.length).toWellFormed() + cutMark
