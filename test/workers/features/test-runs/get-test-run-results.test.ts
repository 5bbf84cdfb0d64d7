import { expect, test } from 'vitest'
import { getTestRunResults } from '../../../../workers/features/test-runs/get-test-run-results.ts'
import { ask } from '../../../support/client.ts'
import { newSuite } from '../test-cases/support.ts'
import { finishedRun } from './support.ts'

const suite = await newSuite()
const { projectId, token } = suite

test('the results of a run are those of each case', async () => {
  const { id } = await suite.testCase({ title: 'Pay & go' })
  const { executionId } = await finishedRun(suite, { verdicts: { [id]: 'failed' } })
  const results = await ask(getTestRunResults, { executionId }, { token })
  expect(results).toMatchObject({
    projectId,
    sessionId: null,
    counts: { total: 1, failed: 1 },
    cases: [{ testCaseId: id, status: 'failed', steps: [{ stepNumber: 1, status: 'failed' }] }],
    defects: [],
  })
})
