import type { Priority, TestCase } from '../test-cases/schema.ts'
import { actionWithData, fitTitles, stepsOf, titleOf } from './case-text.ts'
import { toCsv } from './csv.ts'

const titleLimit = 128

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
 * are the first step. With byte order mark; a blank before a cell guards against formulas and is trimmed by the importer.
 * Source: Microsoft, "Bulk import or export test cases" (headers, states and limits).
 */
export function toAzureDevOps(testCases: TestCase[]): string {
  const titles = fitTitles(testCases.map(titleOf), titleLimit)
  const rows = testCases.flatMap((testCase, index) => [
    ['', 'Test Case', titles[index] ?? '', '', '', '', '', '', 'Design', priorities[testCase.priority]],
    ...stepRows(testCase),
  ])
  return toCsv([header, ...rows], { guard: ' ', byteOrderMark: true })
}

function stepRows(testCase: TestCase): string[][] {
  const preconditions = (testCase.preconditions ?? []).filter((precondition) => precondition.trim() !== '')
  const steps = stepsOf(testCase).map((step) => [actionWithData(step), step.expected])
  if (preconditions.length > 0) steps.unshift([`Preconditions: ${preconditions.join('\n')}`, ''])
  return steps.map(([action = '', expected = ''], index) => [
    '',
    '',
    '',
    String(index + 1),
    action,
    expected,
    '',
    '',
    '',
    '',
  ])
}
