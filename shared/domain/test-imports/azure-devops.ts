import { unescapeLabels } from '../test-exports/label-escapes.ts'
import { maximumCases, tooManyCases } from './limits.ts'
import { tableOf, withoutBlank, type Columns, type TableRow } from './table.ts'
import { readItems, splitData, withoutEscapes, withWholeTitle } from './text-lists.ts'
import { type Draft, type Reading, errorAt, warningAt } from './types.ts'

const columns = {
  id: ['ID'],
  type: ['Work Item Type'],
  title: ['Title', 'Title 1'],
  number: ['Test Step', 'Step No', 'Step'],
  action: ['Step Action', 'Action'],
  expected: ['Step Expected', 'Step Expected Result', 'Expected Result', 'Expected'],
  area: ['Area Path'],
  priority: ['Priority'],
  tags: ['Tags'],
  description: ['Description'],
} satisfies Columns<string>

const preconditionsLabel = 'Preconditions: '

/**
 * Reads what Azure DevOps Test Plans exports and our `devops-suite` format writes: a row for the case, then a row for each step. Files
 * that repeat the case on every step row, or give its first step on the case's own row, are read as well. Shared steps are no cases: they
 * are left out with a warning.
 */
export function readAzureDevOps(rows: readonly TableRow[], headerAt: number): Reading {
  const table = tableOf(rows, headerAt, columns, withoutBlank)
  const reading: Reading = { found: [], findings: [] }
  let current: (Draft & { steps: NonNullable<Draft['steps']> }) | undefined
  let isShared = false
  let last = 0
  for (const row of table.rows) {
    const cell = (field: keyof typeof columns) => table.cell(row, field)
    const place = { row: row.row }
    const number = Number(cell('number').trim() || 0)
    const starts = cell('title').trim() !== '' || cell('type').trim() !== ''
    const repeats = current !== undefined && number > last && cell('title') === current.title && last > 0
    if (starts && !repeats) {
      last = 0
      current = undefined
      isShared = cell('type').trim().toLowerCase() === 'shared steps'
      if (isShared) reading.findings.push(warningAt(place, sharedSteps))
      else if (reading.found.length >= maximumCases) {
        reading.findings.push(errorAt(place, tooManyCases))
        break
      } else {
        current = draftOf(place, cell)
        reading.found.push(current)
      }
    }
    const step = { action: cell('action'), expected: cell('expected') }
    if (step.action === '' && step.expected === '' && number === 0) continue
    if (current) current.steps.push(splitData(step))
    else if (!isShared) reading.findings.push(errorAt(place, strayStep))
    last = Math.max(number, last, 1)
  }
  return {
    ...reading,
    found: reading.found.map((draft) => withoutEscapes(withPreconditions(withWholeTitle(draft as Draft)))),
  }
}

const sharedSteps =
  'Shared steps are not read. Put them into the test cases that use them, or add them by hand.'
const strayStep = 'This step belongs to no test case. Put a row with Work Item Type and Title above it.'

function draftOf(place: Draft['place'], cell: (field: keyof typeof columns) => string) {
  return {
    place,
    id: cell('id'),
    title: cell('title'),
    description: cell('description'),
    category: cell('area'),
    priority: cell('priority'),
    tags: cell('tags')
      .split(';')
      .map((tag) => tag.trim()),
    steps: [],
  }
}

/** Our export has no other place for preconditions than a first step that expects nothing. */
function withPreconditions(draft: Draft): Draft {
  const [first, ...others] = draft.steps ?? []
  if (!first?.action.startsWith(preconditionsLabel) || first.expected !== '') return draft
  const text = first.action.slice(preconditionsLabel.length)
  return { ...draft, preconditions: readItems(unescapeLabels(text)), steps: others }
}
