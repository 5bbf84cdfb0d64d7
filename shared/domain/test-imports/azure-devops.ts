import { unescapeLabels } from '../test-exports/label-escapes.ts'
import { maximumCases, tooManyCases } from './limits.ts'
import { readOnce, repeatsStart } from './repeated-start.ts'
import { SharedSteps, type UnresolvedStep } from './shared-steps.ts'
import { tableOf, withoutBlank, type Columns, type TableRow } from './table.ts'
import { unreadColumns } from './unread-columns.ts'
import { readItems, splitData, withoutEscapes, withWholeTitle } from './text-lists.ts'
import { type Draft, type DraftStep, type Finding, type Reading, errorAt, warningAt } from './types.ts'

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

type Current = Omit<Draft, 'steps'> & { steps: UnresolvedStep[] }
type Cell = (field: keyof typeof columns) => string

/**
 * Reads what Azure DevOps Test Plans exports and our `devops-suite` format writes: a row for the case, then a row for each step. Files
 * that repeat the case on every step row, or give its first step on the case's own row, are read as well. Shared steps are no cases:
 * where a case names them and the file holds them, in the case or by themselves, they are steps of it; else a warning names them.
 */
export function readAzureDevOps(rows: readonly TableRow[], headerAt: number): Reading {
  const table = tableOf(rows, headerAt, columns, withoutBlank)
  const findings = unreadColumns(rows, headerAt, table)
  const cases: Current[] = []
  const alone: Alone[] = []
  let current: Current | undefined
  // Of the shared steps above, where a case names them, the number that they have in it.
  let within: { number: number; own: DraftStep[] } | undefined
  let last = 0
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
      within = { number, own: [] }
      current.steps.push({ use: { name: cell('title'), keys: keysOf(cell), place, own: within.own } })
      last = Math.max(last, number)
      continue
    }
    if (isStart && !isRepeated) {
      ;[current, within, last] = [undefined, undefined, 0]
      if (isOfShared(cell)) alone.push({ place, keys: keysOf(cell), steps: [] })
      else if (cases.length >= maximumCases) {
        findings.push(errorAt(place, tooManyCases))
        break
      } else {
        current = draftOf(place, cell)
        cases.push(current)
      }
    }
    const step = { action: cell('action'), expected: cell('expected') }
    if (step.action === '' && step.expected === '' && number === 0) continue
    if (within && isWithin(number, within.number)) {
      within.own.push(splitData(step))
      continue
    }
    const steps = current?.steps ?? alone.at(-1)?.steps
    if (current && number === last && !isStart && repeatsStart(ownOf(current), [splitData(step)], true))
      findings.push(warningAt(place, readOnce))
    else if (steps) steps.push(splitData(step))
    else findings.push(errorAt(place, strayStep))
    last = Math.max(number, last, 1)
  }
  return resolved(cases, alone, findings)
}

/** Shared steps that stand by themselves. */
interface Alone {
  place: Draft['place']
  keys: string[]
  steps: DraftStep[]
}

/** The cases with the shared steps that they name. */
function resolved(cases: readonly Current[], alone: readonly Alone[], before: readonly Finding[]): Reading {
  const shared = new SharedSteps()
  for (const { keys, steps } of alone) shared.define(keys, steps)
  const findings = [...before]
  const drafts = cases.map((draft) => {
    const { steps, findings: ofShared } = shared.resolve({ ...draft, steps: [] }, draft.steps)
    findings.push(...ofShared)
    return withoutEscapes(withPreconditions(withWholeTitle({ ...draft, steps })))
  })
  for (const { place, keys } of alone) if (!shared.isUsed(keys)) findings.push(warningAt(place, sharedSteps))
  return { found: drafts, findings }
}

const keysOf = (cell: Cell): string[] => [cell('id'), cell('title')].filter((key) => key.trim() !== '')

const ownOf = ({ steps }: Current): DraftStep[] =>
  steps.slice(0, 2).flatMap((step) => ('use' in step ? [] : [step]))

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
  'Shared steps that no test case of the file uses are not read. Add them to the cases by hand.'
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
