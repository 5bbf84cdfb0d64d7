import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { newExecution, runningExecution } from '../../support/executions.ts'
import { logged } from '../../support/log-lines.ts'

const kind = 'hosted-run'
const ended = (work: () => Promise<unknown>) => logged('hosted-runs.ended', work)

test('a hosted run that ends leaves one line: which, how, with what counts and after how long', async () => {
  const organizationId = crypto.randomUUID()
  const { stub, attempt, executionId, request } = await runningExecution({ kind, organizationId })
  const counts = { total: 2, passed: 1, failed: 1 }
  const end = { attempt, status: 'completed', counts, now: request.now + 60_000 } as const
  const lines = await ended(async () => {
    await stub.finish(end)
    // A repeat, whose first answer got lost.
    await stub.finish(end)
  })
  expect(lines).toEqual([
    {
      at: expect.stringMatching(/Z$/),
      kind: 'hosted-runs.ended',
      executionId,
      organizationId,
      status: 'completed',
      counts,
      durationMs: expect.any(Number),
      attempt,
    },
  ])
  expect(lines[0]?.['durationMs']).toBeGreaterThan(50_000)
})

test('a run that went silent says so, with the cases that it had', async () => {
  const { object, stub, attempt, executionId } = await runningExecution({ kind })
  const now = Date.now()
  await stub.putCase({ attempt, index: 0, result: { status: 'passed' }, now })
  await stub.putCase({ attempt, index: 1, result: { status: 'passed', partial: true }, now })
  await runInDurableObject(object, (_, { storage }) =>
    storage.sql.exec('UPDATE execution SET deadline_at = 1'),
  )
  const lines = await ended(() => runDurableObjectAlarm(object))
  expect(lines).toMatchObject([
    { executionId, status: 'failed', error: 'executions.deadline', counts: { passed: 1 } },
  ])
})

test('a run that is cancelled before it began has its line as well', async () => {
  const { stub, executionId } = await newExecution({ kind })
  const lines = await ended(() => stub.cancel({ now: Date.now() }))
  expect(lines).toMatchObject([{ executionId, status: 'cancelled', counts: {} }])
})

test('generations, which are requests or jobs, have no such line', async () => {
  const { stub, attempt } = await runningExecution()
  expect(await ended(() => stub.finish({ attempt, status: 'completed', now: Date.now() }))).toEqual([])
})
