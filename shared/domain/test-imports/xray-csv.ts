import { readDescription, withoutLabelsOf } from './description.ts'
import { definitionReader } from './gherkin-definition.ts'
import { stepsOfJson } from './json-values.ts'
import { maximumCases, tooManyCases } from './limits.ts'
import { tableOf, withoutBlank, type Columns, type TableRow } from './table.ts'
import { readOnce, repeatsStart } from './repeated-start.ts'
import { type Draft, type DraftStep, type Reading, errorAt, warningAt } from './types.ts'
import { unreadColumns } from './unread-columns.ts'

const columns = {
  id: ['Issue ID', 'Test ID', 'TCID', 'Test Case Identifier', 'Test Case ID', 'ID'],
  key: ['Issue Key', 'Key'],
  type: ['Test Type'],
  summary: ['Test Summary', 'Summary', 'Title', 'Name'],
  description: ['Description', 'Test Description'],
  priority: ['Test Priority', 'Priority'],
  action: ['Action', 'Step', 'Test Step', 'Step Action', 'Manual Test Steps', 'Steps'],
  data: ['Data', 'Test Data', 'Step Data'],
  result: ['Result', 'Expected Result', 'Expected Results', 'Step Result'],
  folder: ['Test Repo', 'Test Repository Path', 'Test Repository Folder', 'Repository Folder', 'Folder'],
  precondition: ['Precondition', 'Preconditions', 'Pre-condition', 'Pre-conditions'],
  issueType: ['Issue Type'],
  preconditionType: ['Precondition Type', 'Pre-condition Type'],
  definition: ['Unstructured Definition', 'Generic Test Definition', 'Definition'],
  gherkin: ['Gherkin Definition', 'Gherkin', 'Cucumber Scenario', 'Scenario'],
  labels: ['Labels', 'Label'],
  requirement: [
    'Requirement',
    'Requirements',
    'Tests',
    'Links',
    'Link',
    'Linked Issues',
    'Issue Links',
    'Covers',
    'Coverage',
    'Outward issue link (Tests)',
  ],
} satisfies Columns<string>

type Cell = (field: keyof typeof columns) => string

/**
 * Reads files of Xray's Test Case Importer, whose column names are free: the vendor's, those of its Server edition, and ours. Rows of one
 * identifier are one test; a row without one belongs to the test above. Precondition rows become texts of the tests that name them.
 */
export function readXrayCsv(rows: readonly TableRow[], headerAt: number): Reading {
  const table = tableOf(rows, headerAt, columns, withoutBlank)
  const reading: Reading = { found: [], findings: unreadColumns(rows, headerAt, table) }
  const preconditions = new Map<string, string>()
  const tests = new Map<string, Draft & { steps: DraftStep[]; needs: string[] }>()
  let last = ''
  for (const row of table.rows) {
    const cell: Cell = (field) => table.cell(row, field)
    const place = { row: row.row }
    const id = cell('id').trim() || (cell('summary').trim() ? `row ${row.row}` : last)
    last = id
    if (isPrecondition(cell)) {
      preconditions.set(
        id,
        [cell('description'), cell('summary'), cell('definition')].find((text) => text.trim()) ?? '',
      )
      continue
    }
    const knownTest = tests.get(id)
    if (!knownTest && cell('summary').trim() === '') {
      reading.findings.push(
        errorAt(place, 'This row belongs to no test. The first row of a test needs an ID and a summary.'),
      )
      continue
    }
    if (!knownTest && tests.size >= maximumCases) {
      reading.findings.push(errorAt(place, tooManyCases))
      break
    }
    const test = knownTest ?? draftOf(place, cell, (field) => table.cells(row, field))
    if (!knownTest) tests.set(id, test)
    const step = { action: cell('action'), data: cell('data'), expected: cell('result') }
    const isTwice = knownTest?.steps.length === 1 && repeatsStart(knownTest.steps, [step])
    if (isTwice) reading.findings.push(warningAt(place, readOnce))
    else if (`${step.action}${step.data}${step.expected}` !== '')
      test.steps.push(...(stepsOfJson(step.action) ?? [step]))
  }
  const casesOf = definitionReader()
  for (const { needs, ...draft } of tests.values()) {
    const texts = needs.map((id) => preconditions.get(id) ?? id)
    const unknown = needs.filter((id) => /^\d+$/.test(id) && !preconditions.has(id))
    if (unknown.length > 0) {
      const message = `Precondition ${unknown.slice(0, 10).join(', ')} is no row of this file. Add its row, or write the condition itself.`
      reading.findings.push(warningAt(draft.place, message))
    }
    const whole = { ...draft, preconditions: [...texts, ...(draft.preconditions ?? [])] }
    reading.found.push(...casesOf(whole))
  }
  return reading
}

const isPrecondition = (cell: Cell) =>
  /^pre-?condition$/i.test(cell('issueType').trim()) ||
  (cell('preconditionType') !== '' && cell('type') === '')

function draftOf(place: Draft['place'], cell: Cell, cells: (field: keyof typeof columns) => string[]) {
  const { title = cell('summary'), ...described } = readDescription(cell('description'))
  const scenario = cell('gherkin') || (/^cucumber$/i.test(cell('type').trim()) ? cell('definition') : '')
  const definition = scenario ? '' : cell('definition')
  const steps: DraftStep[] = []
  return {
    place,
    ...described,
    id: cell('key'),
    title,
    priority: cell('priority'),
    category: cell('folder').replace(/^\/+/, ''),
    tags: withoutLabelsOf(
      cells('labels').flatMap((labels) => labels.split(/[\s;,]+/)),
      described,
    ),
    ...(cells('requirement').length > 0 && { requirementRef: cells('requirement').join(', ') }),
    ...(scenario && { gherkin: scenario }),
    ...(definition && { testCondition: definition }),
    steps,
    needs: [
      ...new Set(
        cell('precondition')
          .split(/[;,]/)
          .map((id) => id.trim()),
      ),
    ].filter(Boolean),
  }
}
