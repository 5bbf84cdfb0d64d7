import { expect, test } from 'vitest'
import { listTestRuns } from '../../../../workers/features/test-runs/list-test-runs.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newPerson } from '../../../support/people.ts'
import { newSuite } from '../test-cases/support.ts'
import { finishedRun } from './support.ts'

test('the runs of a project come newest first, in pages and by status', async () => {
  const suite = await newSuite()
  const { projectId, token } = suite
  const { id } = await suite.testCase()
  const made = []
  for (const status of ['completed', 'failed', 'completed'] as const) {
    const run = await finishedRun(suite, { verdicts: { [id]: 'passed' }, status })
    await run.tell()
    made.push(run.executionId)
  }
  const list = (given: object = {}) => ask(listTestRuns, { projectId, ...given }, { token })
  const ids = async (given?: object) => (await list(given)).executions.map(({ executionId }) => executionId)
  expect(await ids()).toEqual(made.toReversed())
  expect(await ids({ status: 'failed' })).toEqual([made[1]])
  const first = await list({ limit: 2 })
  expect(first.executions).toHaveLength(2)
  expect(await ids({ limit: 2, cursor: first.nextCursor })).toEqual([made[0]])
  const stranger = await newPerson()
  expect(await refusal(send(listTestRuns, { projectId }, stranger))).toMatchObject({ status: 404 })
})
