import { expect, test } from 'vitest'
import { getTestRunResults } from '../../../../workers/features/test-runs/get-test-run-results.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newPerson } from '../../../support/people.ts'
import { newSuite } from '../test-cases/support.ts'
import { finishedRun } from './support.ts'

const suite = await newSuite()
const { projectId, token } = suite

test('the results of a run are those of each case, with signed links, for its organization alone', async () => {
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
  const stranger = await newPerson()
  expect(await refusal(send(getTestRunResults, { executionId }, stranger))).toMatchObject({ status: 404 })
  const unknown = { executionId: crypto.randomUUID() }
  expect(await refusal(send(getTestRunResults, unknown, { token }))).toMatchObject({ status: 404 })
})
