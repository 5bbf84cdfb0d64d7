import { expect, test } from 'vitest'
import { listRun } from '../../../../workers/features/test-runs/list-run.ts'
import { cancelTestRun } from '../../../../workers/features/test-runs/cancel-test-run.ts'
import { getTestRunStatus } from '../../../../workers/features/test-runs/get-test-run-status.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newExecution } from '../../../support/executions.ts'
import { newOwner } from '../../../support/people.ts'
import { newSuite } from '../test-cases/support.ts'
import { finishedRun } from './support.ts'

test('a run that waits is cancelled at once, and its project is told', async () => {
  const owner = await newOwner()
  const { projectId, organizationId, token } = await newSuite(owner)
  const input = { cases: [{ id: 'a', title: 'A' }], config: {}, baseUrl: 'https://shop.example/' }
  const owned = { kind: 'hosted-run', organizationId, projectId } as const
  const { executionId } = await newExecution({ ...owned, input })
  const run = { name: '', environment: null, storyId: null, sprintId: null, autoCreateDefects: false }
  const context = newContext({ tenant: { organizationId, role: 'member' } })
  const targetUrl = input.baseUrl
  const listed = { total: 1, action: 'testRuns.start', links: [] }
  await listRun(context, { ...run, executionId, projectId, targetUrl }, listed)
  expect(await ask(cancelTestRun, { executionId }, { token })).toEqual({ executionId, status: 'cancelled' })
  const status = () => ask(getTestRunStatus, { executionId }, { token })
  await expect
    .poll(status, { timeout: 60_000 })
    .toMatchObject({ status: 'cancelled', counts: { skipped: 1 } })
})

test('a run that is over stays as it ended', async () => {
  const suite = await newSuite()
  const { id } = await suite.testCase()
  const { executionId } = await finishedRun(suite, { verdicts: { [id]: 'passed' } })
  const answer = await ask(cancelTestRun, { executionId }, { token: suite.token })
  expect(answer).toEqual({ executionId, status: 'completed' })
})
