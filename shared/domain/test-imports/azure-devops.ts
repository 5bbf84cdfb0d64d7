import { unescapeLabels } from '../test-exports/label-escapes.ts'
import { maximumCases, tooManyCases } from './limits.ts'
import { readOnce, repeatsStart } from './repeated-start.ts'
import { tableOf, withoutBlank, type Columns, type TableRow } from './table.ts'
import { unreadColumns } from './unread-columns.ts'
import { readItems, splitData, withoutEscapes, withWholeTitle } from './text-lists.ts'
import { type Draft, type DraftStep, type Reading, errorAt, warningAt } from './types.ts'

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

type Current = Draft & { steps: DraftStep[] }
type Cell = (field: keyof typeof columns) => string

/**
 * Reads what Azure DevOps Test Plans exports and our `devops-suite` format writes: a row for the case, then a row for each step. Files
 * that repeat the case on every step row, or give its first step on the case's own row, are read as well. Shared steps are no cases: they
 * are left out with a warning, where they stand by themselves and where a case names them; its own steps before and after those are read.
 */
export function readAzureDevOps(rows: readonly TableRow[], headerAt: number): Reading {
  const table = tableOf(rows, headerAt, columns, withoutBlank)
  const reading: Reading = { found: [], findings: unreadColumns(rows, headerAt, table) }
  let current: Current | undefined
  // Of the shared steps above, where a case names them, the number that they have in it.
  let shared: number | undefined
  let [isShared, last] = [false, 0]
  for (const row of table.rows) {
    const cell: Cell = (field) => table.cell(row, field)
    const place = { row: row.row }
    const number = numberOf(cell('number'))
    const isStart = cell('title').trim() !== '' || cell('type').trim() !== ''
    const isRepeated =
      current !== undefined &&
      number > last &&
      last > 0 &&
      cell('title') === current.title &&
      !isOfShared(cell)
    if (current && isStart && !isRepeated && namesShared(cell, number, last)) {
      reading.findings.push(warningAt(place, sharedOf(current.title, cell('title'))))
      last = Math.max(last, number)
      shared = number
      continue
    }
    if (isStart && !isRepeated) {
      ;[current, shared, last] = [undefined, undefined, 0]
      isShared = isOfShared(cell)
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
    if (shared !== undefined && isWithin(number, shared)) continue
    if (current && number === last && !isStart && repeatsStart(current.steps, [splitData(step)], true))
      reading.findings.push(warningAt(place, readOnce))
    else if (current) current.steps.push(splitData(step))
    else if (!isShared) reading.findings.push(errorAt(place, strayStep))
    last = Math.max(number, last, 1)
  }
  return {
    ...reading,
    found: reading.found.map((draft) => withoutEscapes(withPreconditions(withWholeTitle(draft as Draft)))),
  }
}

const isOfShared = (cell: Cell) => /^shared (?:steps?|parameters?)$/i.test(cell('type').trim())

/** A row that names shared steps in a case has their number in it, and nothing to do of its own. */
const namesShared = (cell: Cell, number: number, last: number) =>
  number > last &&
  cell('action').trim() === '' &&
  (isOfShared(cell) || (cell('type').trim() === '' && cell('expected').trim() === ''))

/** Steps of shared ones are numbered below them, 2.1 and 2.2, or from 1 again. */
const isWithin = (number: number, shared: number) =>
  Math.trunc(number) === shared || (number > 0 && number < shared)

const numberOf = (cell: string) => Number(cell.trim().replace(',', '.')) || 0

const sharedSteps =
  'Shared steps are not read. Put them into the test cases that use them, or add them by hand.'
const sharedOf = (title: string, name: string) =>
  `The shared steps${name.trim() ? ` "${name.trim().slice(0, 80)}"` : ''} of "${title.slice(0, 80)}" are not read; its own steps are. Put them into the case, or add them by hand.`
const strayStep = 'This step belongs to no test case. Put a row with Work Item Type and Title above it.'

function draftOf(place: Draft['place'], cell: Cell): Current {
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
