import { expect, test } from 'vitest'
import { startHostedRunJob } from '../../../../workers/features/hosted-runs/start-hosted-run.job.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { newContext } from '../../../support/context.ts'
import { newRun } from '../../../support/runs.ts'

function withWorkflows(hostedRuns: {
  create: () => Promise<unknown>
  get: (id: string) => Promise<unknown>
}): Context {
  const context = newContext()
  return {
    ...context,
    services: Object.create(context.services, { hostedRuns: { value: hostedRuns } }) as Context['services'],
  }
}

test('a message that arrives twice starts one run', async () => {
  const made = new Set<string>()
  const workflows = {
    create: () =>
      made.size > 0 ? Promise.reject(new Error('instance.already_exists')) : Promise.resolve(made.add('one')),
    get: () => (made.size > 0 ? Promise.resolve({}) : Promise.reject(new Error('instance.not_found'))),
  }
  const payload = { executionId: crypto.randomUUID() }
  await startHostedRunJob.run(withWorkflows(workflows), payload)
  await startHostedRunJob.run(withWorkflows(workflows), payload)
  expect(made.size).toBe(1)
})

test('a Workflow that cannot be created is tried again', async () => {
  const workflows = {
    create: () => Promise.reject(new Error('overloaded')),
    get: () => Promise.reject(new Error('instance.not_found')),
  }
  await expect(
    startHostedRunJob.run(withWorkflows(workflows), { executionId: crypto.randomUUID() }),
  ).rejects.toThrow('overloaded')
})

test('after the last try the run ends as failed instead of waiting for ever', async () => {
  const { executionId, stub } = await newRun()
  await startHostedRunJob.failed?.(newContext(), { executionId })
  expect(await stub.record()).toMatchObject({ status: 'failed', error: { error: 'runs.not_started' } })
})
