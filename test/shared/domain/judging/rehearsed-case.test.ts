import { expect, test } from 'vitest'
import { type PlayedCase, rehearsedCase } from '../../../../shared/domain/judging/rehearsed-case.ts'
import { returnedAfterRehearsal } from '../../../../shared/domain/judging/returned-after-rehearsal.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'

const sentences = ['The discount is shown on top.', 'From 5 pieces the total is 45.00 EUR.']
const testCase: TestCase = {
  id: 'TC-1',
  title: 'Five pieces',
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  steps: [
    { stepNumber: 1, action: 'Enter "5" in Pieces', expectedResult: '' },
    { stepNumber: 2, action: 'Click "Buy"', expectedResult: 'Total shows "45.00 EUR"' },
  ],
  expectedResult: 'The text "Thank you" is visible',
  sentences,
}

const step = (stepNumber: number, given: Partial<PlayedCase['steps'][number]> = {}) => ({
  stepNumber,
  action: 'x',
  status: 'passed' as const,
  assertions: [],
  screenshotKey: `shot-${stepNumber}`,
  ...given,
})

const failedCheck = { expected: '45.00 EUR', actual: '50.00 EUR', passed: false }

test('a case whose every check holds passes', () => {
  const played = { status: 'passed' as const, steps: [step(1), step(2)], assertions: [] }
  expect(rehearsedCase(testCase, played)).toMatchObject({ testCaseId: 'TC-1', state: 'passes' })
})

test('a false expected result is told beside what was seen, with its sentence and picture', () => {
  const broken = step(2, { status: 'failed', error: 'steps.check_failed: x', assertions: [failedCheck] })
  const played = { status: 'failed' as const, error: 'steps.check_failed: x', assertions: [] }
  expect(rehearsedCase(testCase, { ...played, steps: [step(1), broken] })).toEqual({
    testCaseId: 'TC-1',
    state: 'differs',
    reason: 'At step 2 the page differs from the text. Expected: “Total shows "45.00 EUR"” Seen: “50.00 EUR”',
    stepNumber: 2,
    expected: 'Total shows "45.00 EUR"',
    seen: '50.00 EUR',
    sentence: sentences[1],
    screenshotKey: 'shot-2',
  })
})

test('a false expected result of the whole case has no step, and the last picture', () => {
  const played = {
    status: 'failed' as const,
    error: 'steps.check_failed: x',
    steps: [step(1), step(2)],
    assertions: [{ expected: 'Thank you', actual: 'Sorry', passed: false }],
  }
  const rehearsed = rehearsedCase(testCase, played)
  expect(rehearsed).toMatchObject({ state: 'differs', seen: 'Sorry', screenshotKey: 'shot-2' })
  expect(rehearsed).not.toHaveProperty('stepNumber')
})

test('a step that cannot be done goes back to its author, what the network prevented does not', () => {
  const played = (error: string) => ({
    status: 'error' as const,
    error,
    steps: [step(1, { status: 'error', error })],
    assertions: [],
  })
  const missing = rehearsedCase(testCase, played('steps.not_found: There is no Pieces.'))
  expect(missing).toMatchObject({
    state: 'not_performed',
    reason: 'Step 1 could not be done. There is no Pieces.',
    stepNumber: 1,
    cause: 'control',
  })
  const offline = rehearsedCase(testCase, played('steps.navigation_failed: No answer.'))
  expect(offline).toMatchObject({ state: 'not_performed', cause: 'other' })
  const returned = returnedAfterRehearsal([testCase], [missing, offline])
  expect(returned).toEqual([
    expect.objectContaining({ id: 'TC-1', checks: [expect.objectContaining({ result: 'unknown' })] }),
  ])
})

test.each([
  ['skipped', undefined],
  ['error', 'cases.timeout: The time for this case is over.'],
  ['error', 'cases.browser_lost: The browser was lost.'],
] as const)('a case that was stopped (%s, %s) was not rehearsed', (status, error) => {
  const played = { status, ...(error && { error }), steps: [step(1)], assertions: [] }
  expect(rehearsedCase(testCase, played).state).toBe('not_rehearsed')
})

test('hostile results are cut and do not throw', () => {
  const long = 'x'.repeat(1_000_000)
  const check = { expected: long, actual: long, passed: false }
  const played = { status: 'failed' as const, steps: [], assertions: [check, check] }
  const rehearsed = rehearsedCase({ ...testCase, expectedResult: '', sentences: [long] }, played)
  expect(JSON.stringify(rehearsed).length).toBeLessThan(20_000)
  expect(rehearsedCase(testCase, { status: 'error', steps: [], assertions: [] }).state).toBe('not_performed')
})
