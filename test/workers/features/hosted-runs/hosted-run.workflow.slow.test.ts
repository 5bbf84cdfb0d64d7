import { expect, test } from 'vitest'
import { executeTestCases } from '../../../../workers/features/hosted-runs/execute-test-cases.ts'
import { cancelExecution } from '../../../../workers/features/hosted-runs/cancel-execution.ts'
import { ask } from '../../../support/client.ts'
import { newSession, wholeRun } from '../../../support/runs.ts'

// Here is no Browser Rendering, so every launch fails.
const startRun = async () =>
  ask(executeTestCases, {
    sessionId: await newSession(),
    testCaseIds: ['TC-1'],
    config: { url: `https://${crypto.randomUUID()}.example.com/` },
    userEmail: `${crypto.randomUUID()}@example.com`,
  })

test('a run that gets no browser ends as failed and says so', async () => {
  const { executionId } = await startRun()
  const status = async () => (await wholeRun(executionId)).status
  await expect.poll(status, { timeout: 60_000, interval: 250 }).toBe('failed')
  const view = await wholeRun(executionId)
  expect(view).toMatchObject({
    error: { error: 'runs.no_browser' },
    counts: { total: 1, passed: 0, skipped: 1 },
  })
  expect(view.evidence.manifestUrl).not.toBeNull()
}, 90_000)

test('a run that is cancelled before its browser is there ends as cancelled, within seconds', async () => {
  const { executionId } = await startRun()
  await ask(cancelExecution, { executionId })
  const status = async () => (await wholeRun(executionId)).status
  await expect.poll(status, { timeout: 60_000, interval: 250 }).toBe('cancelled')
})
