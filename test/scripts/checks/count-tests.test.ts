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

const failed = (fullName: string) => ({ status: 'failed', fullName, failureMessages: ['no'] })

test('passed, failed and skipped tests are counted', () => {
  const testResults = [
    { status: 'failed', assertionResults: [failed('adds'), failed('divides'), { status: 'passed' }] },
  ]
  const counts = report({ numFailedTests: 2, numPendingTests: 1, numTodoTests: 1, testResults })
  expect(countTests(counts, 1)).toMatchObject({ passed: 3, failed: 2, skipped: 2 })
})

test('a file that cannot be loaded is one failed test', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [failed('adds')] },
  ]
  expect(countTests(report({ numFailedTests: 1, testResults }), 1).failed).toBe(2)
})

test('a hook that fails after the tests of a file have passed is one failed test, with what it says', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: 'cannot close',
      assertionResults: [{ status: 'passed' }],
    },
  ]
  expect(countTests(report({ testResults }), 1)).toMatchObject({
    failed: 1,
    failures: ['a.test.ts: cannot close'],
  })
})

test('an error outside of any test is a failure that says what and where', () => {
  const unhandledErrors = ['Error: aborted\n    at Socket.close (a.test.ts:3:4)']
  expect(countTests(report({ unhandledErrors }), 1)).toMatchObject({
    failed: 1,
    failures: ['outside of any test: Error: aborted at Socket.close (a.test.ts:3:4)'],
  })
})

test('a run that fails for no reason it names is never a success', () => {
  const counted = countTests(report({}), 1)
  expect(counted.failed).toBe(1)
  expect(counted.failures).toEqual([expect.stringContaining('ended with code 1')])
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
