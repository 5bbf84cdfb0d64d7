import type { Priority, TestCase } from '../test-cases/schema.ts'
import {
  actionWithData,
  type ExportStep,
  fitTitles,
  stepsOf,
  titleOf,
  withEscapes,
  withFullTitle,
} from './case-text.ts'
import { csvOf } from './csv.ts'
import { escapeLabels } from './label-escapes.ts'
import { lineList } from './text-lists.ts'

const titleLimit = 128
const guard = ' '

const header = [
  'ID',
  'Work Item Type',
  'Title',
  'Test Step',
  'Step Action',
  'Step Expected',
  'Area Path',
  'Assigned To',
  'State',
  'Priority',
]

/** Azure DevOps knows priorities 1 (highest) to 4. */
const priorities: Record<Priority, string> = { critical: '1', high: '2', medium: '3', low: '4' }

/**
 * CSV for Azure DevOps Test Plans: one row for the case, then one for each step, numbered from 1. A blank ID creates the case, and its
 * state has to be Design. The area path is left to the target project, which refuses unknown ones. The format has no preconditions, so they
 * are the first step; a title that had to be shortened stands in full above it. With byte order mark; a blank before a cell guards against
 * formulas and is trimmed by the importer. Given in pieces.
 * Source: Microsoft, "Bulk import or export test cases" (headers, states and limits).
 */
export function* toAzureDevOps(testCases: TestCase[]): Generator<string, void> {
  yield* csvOf(rowsOf(testCases), { guard, byteOrderMark: true })
}

function* rowsOf(testCases: TestCase[]): Generator<string[], void> {
  yield header
  const whole = testCases.map(titleOf)
  const titles = fitTitles(whole, titleLimit, guard)
  for (const [index, testCase] of testCases.entries()) {
    const title = titles[index] ?? ''
    yield ['', 'Test Case', title, '', '', '', '', '', 'Design', priorities[testCase.priority]]
    const steps = withFullTitle(withPreconditions(testCase), whole[index] ?? '', title)
    for (const [number, step] of steps.entries())
      yield ['', '', '', String(number + 1), actionWithData(step), step.expected, '', '', '', '']
  }
}

function withPreconditions(testCase: TestCase): ExportStep[] {
  const preconditions = (testCase.preconditions ?? []).filter((precondition) => precondition.trim() !== '')
  const steps = stepsOf(testCase).map(withEscapes)
  if (preconditions.length === 0) return steps
  return [
    { action: `Preconditions: ${escapeLabels(lineList(preconditions))}`, data: '', expected: '' },
    ...steps,
  ]
}
