import { expect, test, vi } from 'vitest'
import { cancelExecution } from '../../../../workers/features/hosted-runs/cancel-execution.ts'
import { openReport } from '../../../../workers/features/hosted-runs/report.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newRun } from '../../../support/runs.ts'

test('a running run hears of its cancellation within two seconds, without having anything to report', async () => {
  const { executionId, attempt } = await newRun()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const report = openReport(newContext(), { executionId, attempt })
    const heard = new Promise((resolve) =>
      report.signal.addEventListener('abort', () => resolve(report.stopped())),
    )
    await ask(cancelExecution, { executionId })
    vi.advanceTimersByTime(2000)
    expect(await heard).toBe('cancelled')
    report.close()
  } finally {
    vi.useRealTimers()
  }
})

test('cancelling twice, or after the end, changes nothing', async () => {
  const { executionId, stub, attempt } = await newRun()
  await ask(cancelExecution, { executionId })
  await ask(cancelExecution, { executionId })
  await stub.finish({ attempt, status: 'cancelled', now: Date.now() })
  expect(await ask(cancelExecution, { executionId })).toEqual({ executionId, status: 'cancelled' })
})

test('a run of an organization cannot be cancelled here', async () => {
  const { executionId } = await newRun({ organizationId: crypto.randomUUID() })
  await expectRefusal(send(cancelExecution, { executionId }), 404)
})
