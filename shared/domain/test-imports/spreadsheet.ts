import Papa from 'papaparse'
import { maximumCases, tooManyCases } from './limits.ts'
import { tableOf, withoutApostrophe, type Columns, type TableRow } from './table.ts'
import { readItems, stepsOfCells } from './text-lists.ts'
import { type Draft, type Reading, errorAt, warningAt } from './types.ts'

const columns = {
  id: ['ID', 'Test Case ID', 'Test ID', 'Case ID', 'TC ID', 'Key', 'No'],
  title: [
    'Title',
    'Test Case',
    'Test Case Title',
    'Test Case Name',
    'Summary',
    'Name',
    'Scenario',
    'Test Scenario',
  ],
  description: ['Description'],
  objective: ['Objective', 'Purpose'],
  preconditions: ['Preconditions', 'Precondition', 'Pre-conditions', 'Pre-condition', 'Prerequisites'],
  steps: ['Steps', 'Test Steps', 'Test Step', 'Action', 'Actions', 'Step', 'Procedure'],
  data: ['Test Data', 'Data', 'Input', 'Inputs'],
  results: ['Expected Results', 'Expected', 'Expected Outcome'],
  whole: ['Expected Result'],
  postconditions: ['Postconditions', 'Postcondition', 'Post-conditions', 'Post-condition'],
  priority: ['Priority', 'Importance'],
  type: ['Test Type', 'Type'],
  level: ['Test Level', 'Level'],
  technique: ['Design Technique', 'Technique'],
  risk: ['Risk Level', 'Risk'],
  category: ['Category', 'Module', 'Folder', 'Section', 'Suite', 'Feature', 'Component'],
  tags: ['Tags', 'Labels'],
  requirement: ['Requirement', 'Requirements', 'Requirement ID', 'References', 'User Story', 'Story'],
  condition: ['Test Condition'],
  basis: ['Test Basis'],
  duration: ['Estimated Duration', 'Estimate', 'Duration'],
  gherkin: ['Gherkin'],
} satisfies Columns<string>

const cutMark = '[cut at the limit of a spreadsheet cell]'

/**
 * Reads the spreadsheet that our `csv` export writes, and tables of other origin that have a column for the title: one row for a case,
 * its steps in one cell. A table that has a single column for results gives them to the steps when they are numbered or when our own
 * column for the steps' results is missing.
 */
export function readSpreadsheet(rows: readonly TableRow[], headerAt: number): Reading {
  const table = tableOf(rows, headerAt, columns, withoutApostrophe)
  const reading: Reading = { found: [], findings: [] }
  for (const row of table.rows) {
    if (reading.found.length >= maximumCases) {
      reading.findings.push(errorAt({ row: row.row }, tooManyCases))
      break
    }
    const cell = (field: keyof typeof columns) => table.cell(row, field)
    const ownResults = table.has('results')
    const draft: Draft = {
      place: { row: row.row },
      id: cell('id'),
      title: cell('title'),
      description: cell('description'),
      objective: cell('objective'),
      preconditions: readItems(cell('preconditions')),
      steps: stepsOfCells({
        steps: cell('steps'),
        ...(table.has('data') && { data: cell('data') }),
        results: ownResults ? cell('results') : cell('whole'),
      }),
      expectedResult: ownResults ? cell('whole') : '',
      postconditions: readItems(cell('postconditions')),
      priority: cell('priority'),
      testType: cell('type'),
      testLevel: cell('level'),
      designTechnique: cell('technique'),
      riskLevel: cell('risk'),
      category: cell('category'),
      tags: readTags(cell('tags')),
      requirementRef: cell('requirement'),
      testCondition: cell('condition'),
      testBasis: cell('basis'),
      estimatedDuration: cell('duration'),
      gherkin: cell('gherkin'),
    }
    if (row.cells.some((each) => each.endsWith(cutMark))) {
      const message =
        'A cell was cut when the file was written, because a spreadsheet holds no more. Use the json format.'
      reading.findings.push(warningAt(draft.place, message))
    }
    reading.found.push(draft)
  }
  return reading
}

/** Tags are a row of CSV within their cell, so that one of them may hold a comma. */
function readTags(cell: string): string[] {
  const delimiter = [', ', ',', ';'].find((mark) => cell.includes(mark)) ?? ','
  const { data } = Papa.parse<string[]>(cell, { delimiter, newline: '\n' })
  return data.flat().map((tag) => tag.trim())
}
