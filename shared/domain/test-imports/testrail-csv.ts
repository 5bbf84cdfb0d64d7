import { unescapeNumber } from '../test-exports/label-escapes.ts'
import { maximumCases, tooManyCases } from './limits.ts'
import { tableOf, withoutBlank, type Columns, type TableRow } from './table.ts'
import {
  readItems,
  readNumbered,
  splitData,
  stepsOfCells,
  withoutEscapes,
  withWholeTitle,
} from './text-lists.ts'
import { type Draft, type DraftStep, type Reading, errorAt } from './types.ts'

const columns = {
  id: ['ID', 'Case ID'],
  title: ['Title'],
  section: ['Section Hierarchy', 'Section'],
  type: ['Type'],
  priority: ['Priority'],
  preconditions: ['Preconditions'],
  references: ['References'],
  estimate: ['Estimate'],
  labels: ['Labels'],
  action: ['Steps (Step)', 'Steps', 'Step'],
  expected: ['Steps (Expected Result)', 'Expected Result', 'Expected Results'],
  data: ['Steps (Additional Info)'],
  mission: ['Mission'],
  goals: ['Goals'],
  scenario: ['BDD Scenario', 'BDD Scenarios', 'Scenarios'],
} satisfies Columns<string>

type Cell = (field: keyof typeof columns) => string

/**
 * Reads TestRail's CSV: several rows for a case, as our `testmgr` format and TestRail's exports of separated steps have it, or one row with
 * all steps in a cell ("1. …\n2. …"), as its spreadsheet export has it. The row of a case has its title; its further rows have none or
 * repeat title and ID. Exploratory sessions give their mission as objective.
 */
export function readTestRailCsv(rows: readonly TableRow[], headerAt: number): Reading {
  const table = tableOf(rows, headerAt, columns, withoutBlank)
  const reading: Reading = { found: [], findings: [] }
  const cases: { draft: Draft; steps: DraftStep[] }[] = []
  for (const row of table.rows) {
    const cell: Cell = (field) => table.cell(row, field)
    const step = { action: cell('action'), data: cell('data'), expected: cell('expected') }
    const last = cases.at(-1)
    const isSame = cell('id') !== '' && cell('id') === last?.draft.id && cell('title') === last.draft.title
    if (cell('title').trim() !== '' && !isSame) {
      if (cases.length >= maximumCases) {
        reading.findings.push(errorAt({ row: row.row }, tooManyCases))
        break
      }
      const draft = draftOf({ row: row.row }, cell)
      cases.push({ draft, steps: isFilled(step) ? [step] : [] })
    } else if (last && isFilled(step)) last.steps.push(step)
    else if (!last) reading.findings.push(errorAt({ row: row.row }, strayRow))
  }
  return {
    ...reading,
    found: cases.map(({ draft, steps }) =>
      withoutEscapes(withWholeTitle({ ...draft, steps: stepsOf(steps) })),
    ),
  }
}

const strayRow = 'This row comes before any title. Give the first row of each test case a title.'
const isFilled = ({ action, expected, data }: DraftStep) => `${action}${expected}${data}` !== ''

function stepsOf(rows: DraftStep[]): DraftStep[] {
  const [first, second] = rows
  if (first && !second && readNumbered(first.action))
    return stepsOfCells({
      steps: first.action,
      results: first.expected,
      ...(first.data && { data: first.data }),
    })
  if (first && !second) return [withData({ ...first, action: unescapeNumber(first.action) })]
  return rows.map(withData)
}

/** TestRail's own place for data, else the label of our export. */
export function withData({ action, expected, data = '' }: DraftStep): DraftStep {
  return data ? { action, expected, data: data.replace(/^Test data: /, '') } : splitData({ action, expected })
}

function draftOf(place: Draft['place'], cell: Cell): Draft {
  return {
    place,
    id: cell('id'),
    title: cell('title'),
    category: cell('section').replaceAll(/ > /g, '/'),
    testType: cell('type'),
    priority: cell('priority'),
    preconditions: readItems(cell('preconditions')),
    requirementRef: cell('references'),
    estimatedDuration: cell('estimate'),
    tags: cell('labels')
      .split(',')
      .map((label) => label.trim()),
    objective: cell('mission'),
    description: cell('goals'),
    gherkin: cell('scenario'),
  }
}
