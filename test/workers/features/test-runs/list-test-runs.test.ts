import { expect, test } from 'vitest'
import { deleteCiTrigger } from '../../../../workers/features/ci-triggers/delete-ci-trigger.ts'
import { listTestRuns } from '../../../../workers/features/test-runs/list-test-runs.ts'
import { ask } from '../../../support/client.ts'
import { newMember } from '../../../support/people.ts'
import { answerOf, callAsGitHub, newPipeline, pushed } from '../ci-triggers/support.ts'
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
})

test('a run names the trigger that started it, also to those who may not list triggers, until it is deleted', async () => {
  const pipeline = await newPipeline()
  const { projectId, owner } = pipeline
  const trigger = await pipeline.newTrigger({ name: 'Push to main' })
  const { triggerId } = trigger
  const pushedRun = await answerOf(await callAsGitHub(trigger, pushed()))
  const calledRun = await pipeline.run()
  const { token } = await newMember(owner, 'viewer')
  const triggers = async () => {
    const { executions } = await ask(listTestRuns, { projectId }, { token })
    return new Map(executions.map(({ executionId, trigger: by }) => [executionId, by]))
  }
  const before = await triggers()
  expect(before.get(pushedRun.executionId)).toEqual({ triggerId, name: 'Push to main' })
  expect(before.get(calledRun.executionId)).toBeNull()
  await ask(deleteCiTrigger, { projectId, triggerId }, { token: owner.token })
  expect((await triggers()).get(pushedRun.executionId)).toBeNull()
})
