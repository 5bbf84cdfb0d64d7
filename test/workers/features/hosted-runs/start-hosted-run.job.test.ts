import { expect, test } from 'vitest'
import { startHostedRunJob } from '../../../../workers/features/hosted-runs/start-hosted-run.job.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { newRun } from '../../../support/runs.ts'

test('a message that arrives twice starts one run', async () => {
  const made = new Set<string>()
  const workflows = {
    create: () =>
      made.size > 0 ? Promise.reject(new Error('instance.already_exists')) : Promise.resolve(made.add('one')),
    get: () => (made.size > 0 ? Promise.resolve({}) : Promise.reject(new Error('instance.not_found'))),
  }
  const payload = { executionId: crypto.randomUUID() }
  await startHostedRunJob.run(withServices(newContext(), { hostedRuns: workflows }), payload)
  await startHostedRunJob.run(withServices(newContext(), { hostedRuns: workflows }), payload)
  expect(made.size).toBe(1)
})

test('a Workflow that cannot be created is tried again', async () => {
  const workflows = {
    create: () => Promise.reject(new Error('overloaded')),
    get: () => Promise.reject(new Error('instance.not_found')),
  }
  await expect(
    startHostedRunJob.run(withServices(newContext(), { hostedRuns: workflows }), {
      executionId: crypto.randomUUID(),
    }),
  ).rejects.toThrow('overloaded')
})

test('after the last try the run ends as failed instead of waiting for ever', async () => {
  const { executionId, stub } = await newRun()
  await startHostedRunJob.failed?.(newContext(), { executionId })
  expect(await stub.record()).toMatchObject({ status: 'failed', error: { error: 'runs.not_started' } })
})
