import { expect, test } from 'vitest'
import { getTestRunStatus } from '../../../../workers/features/test-runs/get-test-run-status.ts'
import { ask } from '../../../support/client.ts'
import { newSuite } from '../test-cases/support.ts'
import { finishedRun } from './support.ts'

test('the status of a run says how many cases have ended, before its project was told as well', async () => {
  const suite = await newSuite()
  const one = await suite.testCase()
  const two = await suite.testCase()
  const { executionId } = await finishedRun(suite, { verdicts: { [one.id]: 'passed', [two.id]: 'error' } })
  const counts = { total: 2, passed: 1, failed: 0, error: 1, skipped: 0, healed: 0 }
  const told = await ask(getTestRunStatus, { executionId }, { token: suite.token })
  expect(told).toEqual({ executionId, status: 'completed', counts, progress: 1 })
})
