import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { Execution } from '../../../../durable-objects/execution/execution.ts'
import { runEndedJob } from '../../../../workers/features/test-runs/end-run.job.ts'
import { createWebhook } from '../../../../workers/features/webhooks/create-webhook.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newExecution, runningExecution } from '../../../support/executions.ts'
import { newOwner } from '../../../support/people.ts'
import { newReceiver } from '../../../support/receivers.ts'

type Stub = Awaited<ReturnType<typeof newExecution>>['object']

/** An organization with a web hook, and what it has heard. */
async function listening() {
  const { organizationId, token } = await newOwner()
  const { url, got } = newReceiver()
  await ask(createWebhook, { organizationId, url, events: ['run.finished'] }, { token })
  const heard = () => got.map(({ body }) => (JSON.parse(body) as { data: Record<string, unknown> }).data)
  return { organizationId, heard }
}

const exec = (object: Stub, sql: string) =>
  runInDurableObject(object, (_, state) => void state.storage.sql.exec(sql))

/** Lets the due time of an object's alarm be now, whatever it is. */
async function settleNow(object: Stub) {
  await exec(object, 'UPDATE execution SET settle_at = 1 WHERE settle_at IS NOT NULL')
  await runDurableObjectAlarm(object)
}

test('a run that its runner ends is told to the web hooks of its organization, once however often it is ordered', async () => {
  const { organizationId, heard } = await listening()
  const { object, stub, attempt, executionId } = await runningExecution({
    kind: 'hosted-run',
    organizationId,
  })
  const now = Date.now()
  await stub.finish({ attempt, status: 'completed', now })
  await settleNow(object)
  await expect.poll(heard, { timeout: 60_000 }).toHaveLength(1)
  const finishedAt = new Date(now).toISOString()
  expect(heard()).toEqual([{ executionId, status: 'completed', finishedAt }])
  const again = { executionId, organizationId, status: 'completed' as const, finishedAt: now }
  await Promise.all([1, 2].map(() => runEndedJob.run(newContext(), again)))
  const other = await runningExecution({ kind: 'hosted-run', organizationId })
  await other.stub.finish({ attempt: other.attempt, status: 'failed', now })
  await settleNow(other.object)
  await expect.poll(heard, { timeout: 60_000 }).toHaveLength(2)
})

test('a run that vanished is told as failed by the one that watches it', async () => {
  const { organizationId, heard } = await listening()
  const { object, executionId } = await runningExecution({ kind: 'hosted-run', organizationId })
  await exec(object, 'UPDATE execution SET deadline_at = 1')
  await runDurableObjectAlarm(object)
  await expect.poll(heard, { timeout: 60_000 }).toMatchObject([{ executionId, status: 'failed' }])
})

test('while the queue does not answer the end is told again and again, until it has been', async () => {
  const { organizationId, heard } = await listening()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { object, stub } = await newExecution({ kind: 'hosted-run', organizationId })
  let failures = 2
  await runInDurableObject(object, (instance: Execution) => {
    const send = (message: never) => {
      if (failures-- > 0) throw new Error('no queue')
      return env.JOBS.send(message)
    }
    Object.defineProperty(instance, 'env', { value: { ...env, JOBS: { send } } })
  })
  await stub.cancel({ now: Date.now() })
  await expect.poll(() => failures, { timeout: 60_000 }).toBeLessThan(2)
  await settleNow(object)
  await settleNow(object)
  await expect.poll(heard, { timeout: 60_000 }).toMatchObject([{ status: 'cancelled' }])
  // Jobs of the tests before may log meanwhile.
  const told = logged.mock.calls.filter((said) => JSON.stringify(said).includes('no queue'))
  expect(told).toHaveLength(2)
  logged.mockRestore()
})

test('public runs and generations are nobody else’s business', async () => {
  const sent: unknown[] = []
  for (const given of [
    { kind: 'hosted-run', organizationId: null },
    { kind: 'generation', organizationId: crypto.randomUUID() },
  ] as const) {
    const { object, stub, attempt } = await runningExecution(given)
    await runInDurableObject(object, (instance: Execution) => {
      const send = (message: unknown) => Promise.resolve(sent.push(message))
      Object.defineProperty(instance, 'env', { value: { ...env, JOBS: { send } } })
    })
    await stub.finish({ attempt, status: 'completed', now: Date.now() })
    await settleNow(object)
  }
  expect(sent).toEqual([])
})
