import { unescapeNumber } from '../test-exports/label-escapes.ts'
import { maximumCases, tooManyCases } from './limits.ts'
import { looseLists } from './loose-steps.ts'
import { readOnce, repeatsStart } from './repeated-start.ts'
import { scriptOf } from './script-cases.ts'
import { SharedSteps, type UnresolvedStep } from './shared-steps.ts'
import { tableOf, withoutBlank, type Columns, type TableRow } from './table.ts'
import {
  readItems,
  readNumbered,
  splitData,
  stepsOfCells,
  withoutEscapes,
  withWholeTitle,
} from './text-lists.ts'
import { type Draft, type DraftStep, type Reading, errorAt, warningAt } from './types.ts'
import { unreadColumns } from './unread-columns.ts'

const columns = {
  id: ['ID', 'Case ID'],
  title: ['Title'],
  section: ['Section Hierarchy', 'Section'],
  type: ['Type'],
  priority: ['Priority'],
  preconditions: ['Preconditions'],
  references: ['References', 'Refs', 'Reference', 'Steps (References)'],
  estimate: ['Estimate'],
  labels: ['Labels'],
  action: ['Steps (Step)', 'Step'],
  whole: ['Steps', 'Steps (Multi)'],
  expected: ['Steps (Expected Result)', 'Expected Result', 'Expected Results'],
  data: ['Steps (Additional Info)'],
  shared: ['Steps (Shared step ID)'],
  mission: ['Mission'],
  goals: ['Goals'],
  scenario: ['BDD Scenario', 'BDD Scenarios', 'Scenarios'],
} satisfies Columns<string>

type Cell = (field: keyof typeof columns) => string
/** Whether its action is the text of all steps, in which people make lists as they like. */
type Row = DraftStep & { isWhole: boolean; sharedId: string; row: number }

/**
 * Reads TestRail's CSV: several rows for a case, as our `testmgr` format and TestRail's exports of separated steps have it, or one row with
 * all steps in a cell ("1. …\n2. …"), as its spreadsheet export has it. The row of a case has its title; its further rows have none or
 * repeat title and ID. Exploratory sessions give their mission as objective.
 */
export function readTestRailCsv(rows: readonly TableRow[], headerAt: number): Reading {
  const table = tableOf(rows, headerAt, columns, withoutBlank)
  const reading: Reading = { found: [], findings: unreadColumns(rows, headerAt, table) }
  const cases: { draft: Draft; steps: Row[]; references: Set<string> }[] = []
  const shared = new SharedSteps()
  for (const row of table.rows) {
    const cell: Cell = (field) => table.cell(row, field)
    const step: Row = {
      action: cell('action') || cell('whole'),
      data: cell('data'),
      expected: cell('expected'),
      isWhole: cell('action') === '',
      sharedId: cell('shared').trim(),
      row: row.row,
    }
    const last = cases.at(-1)
    const isSame = cell('id') !== '' && cell('id') === last?.draft.id && cell('title') === last.draft.title
    const references = table.cells(row, 'references')
    if (cell('title').trim() !== '' && !isSame) {
      if (cases.length >= maximumCases) {
        reading.findings.push(errorAt({ row: row.row }, tooManyCases))
        break
      }
      const draft = draftOf({ row: row.row }, cell)
      cases.push({ draft, steps: isFilled(step) ? [step] : [], references: new Set(references) })
      continue
    }
    if (last && isFilled(step)) last.steps.push(step)
    else if (cell('section').trim() !== '' && !isFilled(step) && cell('id') === '')
      reading.findings.push(warningAt({ row: row.row }, sectionAlone))
    else if (!last) reading.findings.push(errorAt({ row: row.row }, strayRow))
    for (const reference of references)
      if ((last?.references.size ?? 0) < 100) last?.references.add(reference)
  }
  for (const { steps } of cases)
    for (const [id, own] of Map.groupBy(steps.filter(hasContent), ({ sharedId }) => sharedId))
      shared.define([id], own.map(withData))
  for (const { draft, steps, references } of cases) {
    const read = stepsOf(draft, steps, shared)
    reading.findings.push(...read.findings)
    if (read.isTwice) reading.findings.push(warningAt(draft.place, readOnce))
    reading.found.push(
      withoutEscapes(
        withWholeTitle({
          ...draft,
          requirementRef: [...references].join(', '),
          ...scripted(draft, read.steps),
        }),
      ),
    )
  }
  return reading
}

/** TestRail's template for behaviour has scenarios instead of steps, and so has a list of steps that people wrote in Gherkin. */
function scripted({ gherkin }: Draft, steps: DraftStep[]): Pick<Draft, 'steps' | 'script'> {
  if (steps.length === 0) return gherkin ? { script: gherkin } : { steps }
  const script = scriptOf(steps)
  return script === undefined ? { steps } : { script }
}

const strayRow = 'This row comes before any title. Give the first row of each test case a title.'
const sectionAlone = 'This row names a section and no case, so it was passed over.'
const isFilled = (row: Row) => hasContent(row) || row.sharedId !== ''
const hasContent = ({ action, expected, data }: DraftStep) => `${action}${expected}${data}` !== ''

/** The steps of a case, and what is to be said of those that it shares. A row that names shared steps and says nothing has them elsewhere in the file. */
function stepsOf(draft: Draft, rows: Row[], shared: SharedSteps) {
  if (rows.every(hasContent)) return { ...ownSteps(rows), findings: [] }
  const steps = rows.map((row): UnresolvedStep => {
    if (hasContent(row)) return withData(row)
    const { sharedId, row: number } = row
    return { use: { name: sharedId, keys: [sharedId], place: { row: number }, own: [] } }
  })
  return { ...shared.resolve(draft, steps), isTwice: false }
}

function ownSteps(rows: Row[]): { steps: DraftStep[]; isTwice: boolean } {
  const [first, ...others] = rows
  if (!first) return { steps: [], isTwice: false }
  const cells = { steps: first.action, results: first.expected, ...(first.data && { data: first.data }) }
  const listed = first.isWhole
    ? stepsOfCells(cells, looseLists({}))
    : readNumbered(first.action)
      ? stepsOfCells(cells)
      : undefined
  if (others.length === 0)
    return {
      steps: listed?.map(withData) ?? [withData({ ...first, action: unescapeNumber(first.action) })],
      isTwice: false,
    }
  const below = others.map(withData)
  const isTwice =
    repeatsStart(listed ?? [withData(first)], below) || (listed ? saysActions(listed, below) : false)
  return { steps: isTwice ? below : [withData(first), ...below], isTwice }
}

/** Beside separate steps the export may list their actions alone once more. */
const saysActions = (listed: readonly DraftStep[], below: readonly DraftStep[]) =>
  listed.length === below.length &&
  listed.every(
    ({ action, expected }, index) => expected === '' && action.trim() === below[index]?.action.trim(),
  )

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
