import { addFacts, factsOf } from './case-facts.ts'
import { stepsOfJson } from './json-values.ts'
import { maximumCases, tooManyCases } from './limits.ts'
import { readLoose } from './loose-numbers.ts'
import {
  moveFirstRowResults,
  takeResultOfCase,
  type CaseRows,
  type SheetDraft as CaseDraft,
} from './first-row-results.ts'
import { isGuessed, looseLists } from './loose-steps.ts'
import { MergedResults } from './merged-results.ts'
import { listedItems } from './read-lists.ts'
import { readOnce, repeatsStart } from './repeated-start.ts'
import { scriptOf } from './script-cases.ts'
import { withHeadings, type PlacedRow } from './sheet-headings.ts'
import { withoutForms } from './sheet-forms.ts'
import { sheetRows, type Cell, type SheetSuite } from './sheet-rows.ts'
import { startsOf, type Start } from './split-cases.ts'
import { isOurExport } from './spreadsheet-columns.ts'
import type { TableRow } from './table.ts'
import { splitData, stepsOfCells, type ListReading } from './text-lists.ts'
import { type Draft, type DraftStep, type Layout, type Reading, errorAt, warningAt } from './types.ts'
import { notRead } from './unread-columns.ts'

interface SheetReading extends Reading {
  layout: Layout
  /** The other reading of a table that may be meant both ways. */
  alternative?: { layout: Layout; found: Reading['found'] }
}

/** With how many of its steps stand on the row that begins it. */
type SheetDraft = CaseDraft & { own: number }

/**
 * Reads the spreadsheet that our `csv` export writes, and tables that people or their tools made: a row for each case with its steps in a
 * cell, or a row for each step. A single column for results gives them to the steps; beside our own column for these it is the case's.
 */
export function readSpreadsheet(
  rows: readonly TableRow[],
  headerAt: number,
  wanted: Layout | 'auto' = 'auto',
): SheetReading {
  const forms = withoutForms(rows, headerAt)
  const sheet = sheetRows(forms.rows)
  const isOurs = isOurExport(rows[headerAt]?.cells ?? [])
  const { rows: placed, findings } = withHeadings(sheet.rows)
  findings.push(...forms.findings)
  if (sheet.unread.length > 0)
    findings.push(warningAt({ row: rows[headerAt]?.row ?? 1 }, notRead(sheet.unread)))
  const [suite] = sheet.suites
  if (suite) findings.push(warningAt({ row: suite.row }, passedOver(sheet.suites)))
  const starts = isOurs && wanted === 'auto' ? placed.map((): Start => 'begins') : startsIn(placed)
  const read = (begins: (start: Start) => boolean) =>
    readCases(placed, { begins: starts.map(begins), has: sheet.has, isOurs })
  const perCase = () => true
  const perStep = (start: Start) => start === 'begins'
  const isStepLikely = starts.some((start) => start === 'continues' || start === 'likely-continues')
  const isPerCase = wanted === 'row-per-case' || (wanted === 'auto' && !isStepLikely)
  const reading = read(isPerCase ? perCase : perStep)
  const isEither = wanted === 'auto' && starts.some((start) => start.startsWith('likely'))
  return {
    found: reading.found,
    findings: [...findings, ...reading.findings],
    layout: isPerCase ? 'row-per-case' : 'row-per-step',
    ...(isEither && {
      alternative: isPerCase
        ? { layout: 'row-per-step', found: read(perStep).found }
        : { layout: 'row-per-case', found: read(perCase).found },
    }),
  }
}

function startsIn(rows: readonly PlacedRow[]): Start[] {
  return startsOf(
    rows.map(({ id, title, cell, number }) => {
      const action = cell('steps')
      const items = number === undefined ? readLoose(action, mostSteps) : undefined
      return {
        id,
        title: title.trim(),
        action,
        number: number ?? items?.[0]?.number,
        lastNumber: items?.at(-1)?.number,
        hasStep: (['steps', 'data', 'results', 'whole'] as const).some((field) => cell(field) !== ''),
      }
    }),
  )
}

/** A number above that in front of an action is none of a step. */
const mostSteps = 200

function readCases(
  rows: readonly PlacedRow[],
  {
    begins,
    has,
    isOurs,
  }: { begins: boolean[]; has: (field: Parameters<Cell>[0]) => boolean; isOurs: boolean },
): Reading {
  const found: SheetDraft[] = []
  const merged = new MergedResults()
  const { findings } = merged
  const resultField = has('results') ? 'results' : 'whole'
  const rowsOfCases: CaseRows[] = []
  let current: SheetDraft | undefined
  for (const [index, row] of rows.entries()) {
    const place = { row: row.row }
    if (found.length >= maximumCases && (!current || begins[index])) {
      findings.push(errorAt(place, tooManyCases))
      break
    }
    const isNext = current !== undefined && !begins[index]
    const before = isNext ? (current?.steps.length ?? 0) : 0
    merged.enter(row.row, !isNext, current?.steps)
    const span = { from: row.row, until: row.until(resultField), before }
    const isMerged = merged.begin(row.cell(resultField), span)
    const list = isOurs ? undefined : looseLists({ number: row.number, next: before + 1 })
    const steps = stepsOf(isMerged ? withoutField(row, resultField) : row, has, list)
    const facts = factsOf(row, isOurs ? undefined : listedItems)
    const caseDraft = draftOf(row, { steps, facts, isOurs })
    if (current && isNext) {
      const { isUsed, left } = addFacts(current, facts, { hasStep: steps.length > 0 })
      const isNothing = row.id === '' && row.title === '' && steps.length === 0
      // As a case of its own it is an error at its row: it has neither title nor step.
      if (isNothing && !isUsed) found.push(caseDraft)
      else if (left.length > 0) findings.push(warningAt(place, differs(left)))
    } else {
      found.push((current = caseDraft))
      rowsOfCases.push({ row: row.row, steps: current.steps, stepRows: 0, resultRows: [] })
    }
    if (caseDraft.script !== undefined && caseDraft === current) continue
    if (has('results') && row.cell('whole') !== '') current.expectedResult = row.cell('whole')
    const above = isNext ? rows[index - 1] : undefined
    if (isNext && current.steps.length === current.own && repeats(current, steps, row, above)) {
      findings.push(warningAt(place, readOnce))
      continue
    }
    addSteps(current.steps, steps, row, above)
    const rowsOfCase = rowsOfCases.at(-1)
    if (rowsOfCase && row.cell('steps') !== '') {
      if (!isMerged && row.cell(resultField) !== '') rowsOfCase.resultRows.push(rowsOfCase.stepRows)
      rowsOfCase.stepRows++
    }
    if (!isOurs && !isMerged && isGuessed(row.cell(resultField), steps))
      findings.push(warningAt(place, withoutNumbers))
    if (row.isCut) findings.push(warningAt(place, wasCut))
  }
  merged.end(current?.steps)
  findings.push(...found.flatMap(withoutRepeatedStart))
  if (!isOurs) findings.push(...moveFirstRowResults(rowsOfCases), ...found.flatMap(takeResultOfCase))
  return { found: found.map(({ own: _own, ...draft }): Draft => draft), findings }
}

/** The case that a row begins, still without its steps. */
function draftOf(
  row: PlacedRow,
  {
    steps,
    facts,
    isOurs,
  }: { steps: readonly DraftStep[]; facts: ReturnType<typeof factsOf>; isOurs: boolean },
): SheetDraft {
  const category = facts.category || row.heading
  return {
    place: { row: row.row },
    id: row.id || row.counter,
    title: row.title,
    ...facts,
    ...(category && { category }),
    ...(!isOurs && scriptIn(row, steps)),
    own: steps.length,
    steps: [],
  }
}

/** Takes the steps of a case away that stand on its own row and once more below it, and says so. */
function withoutRepeatedStart({ own, steps, place }: SheetDraft): Reading['findings'] {
  if (own < 2 || !repeatsStart(steps.slice(0, own), steps.slice(own))) return []
  steps.splice(0, own)
  return [warningAt(place, readOnce)]
}

const repeats = (
  { steps }: SheetDraft,
  again: readonly DraftStep[],
  { number }: PlacedRow,
  above: PlacedRow | undefined,
) => steps.length === 1 && repeatsStart(steps, again, number !== undefined && number === above?.number)

/** A script in the place of steps: in a column of its own, or as what the steps are. */
function scriptIn({ cell }: PlacedRow, steps: readonly DraftStep[]): Pick<Draft, 'script'> {
  if (steps.length === 0) return cell('gherkin') === '' ? {} : { script: cell('gherkin') }
  const script = scriptOf(steps)
  return script === undefined ? {} : { script }
}

const withoutField = (row: PlacedRow, field: Parameters<Cell>[0]): PlacedRow => ({
  ...row,
  cell: (one) => (one === field ? '' : row.cell(one)),
})

function stepsOf({ cell }: PlacedRow, has: (field: Parameters<Cell>[0]) => boolean, lists?: ListReading) {
  const asJson = lists && stepsOfJson(cell('steps'))
  if (asJson) return asJson
  const cells = { steps: cell('steps'), results: has('results') ? cell('results') : cell('whole') }
  const steps = stepsOfCells({ ...cells, ...(has('data') && { data: cell('data') }) }, lists)
  // Where a step leaves its data out, the action may still name them below our label.
  return lists ? steps.map((step) => (step.data === undefined ? splitData(step) : step)) : steps
}

/** A row that says no action, and has no number of its own, goes on with the step above it. */
function addSteps(
  all: DraftStep[],
  steps: DraftStep[],
  { number, cell }: PlacedRow,
  above?: PlacedRow,
): void {
  const last = all.at(-1)
  if (!last || cell('steps') !== '' || (number !== undefined && number !== above?.number)) {
    all.push(...steps)
    return
  }
  const joined = (one = '', other = '') => (one && other ? `${one}\n${other}` : one || other)
  for (const { expected, data } of steps) {
    last.expected = joined(last.expected, expected)
    if (data !== undefined) last.data = joined(last.data, data)
  }
}

const passedOver = (suites: readonly SheetSuite[]) =>
  `${suites.length === 1 ? 'A row names a suite' : `${suites.length} rows name suites`} and no case, so ${suites.length === 1 ? 'it was' : 'they were'} passed over: ${suites
    .slice(0, 10)
    .map(({ name }) => `"${name.slice(0, 40)}"`)
    .join(', ')}.`
const differs = (fields: string[]) =>
  `What this row says about ${fields.join(', ')} was not read, because it is not what the case above says. Correct one of them.`
const withoutNumbers =
  'The expected results have no numbers, so it was guessed to which steps they belong. Number them as the steps are numbered.'
const wasCut =
  'A cell was cut when the file was written, because a spreadsheet holds no more. Use the json format.'
