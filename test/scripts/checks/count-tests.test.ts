import { expect, test } from 'vitest'
import { countTests } from '../../../scripts/checks/count-tests.mjs'

const report = (changes: object) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}, {}, {}] }],
  ...changes,
})

test('passed, failed and skipped tests are counted', () => {
  expect(countTests(report({ numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }), 1)).toMatchObject({
    passed: 3,
    failed: 2,
    skipped: 2,
  })
})

test('a file that cannot be loaded is one failed test', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
  ]
  expect(countTests(report({ numFailedTests: 1, testResults }), 1).failed).toBe(2)
})

test('a run that fails outside of any test is never a success', () => {
  const counted = countTests(report({}), 1)
  expect(counted.failed).toBe(1)
  expect(counted.failures).toEqual([expect.stringContaining('outside of any test')])
})

test('a run without a report is never a success', () => {
  expect(countTests(null, 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
})

test('each failure is named with its file and the first line of its message', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: 'Cannot find x\nat y', assertionResults: [] },
    {
      name: 'b.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'works' },
        { status: 'failed', fullName: 'adds', failureMessages: ['expected 1 to be 2\n  at z'] },
      ],
    },
  ]
  expect(countTests(report({ numFailedTests: 1, testResults }), 1).failures).toEqual([
    'a.test.ts: Cannot find x',
    'b.test.ts > adds: expected 1 to be 2',
  ])
})

test('the time of each file is told', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'passed', startTime: 1000, endTime: 3500, assertionResults: [{}] },
  ]
  expect(countTests(report({ testResults }), 0).files).toEqual([{ name: 'a.test.ts', ms: 2500 }])
})
