import { expect, test } from 'vitest'
import type { EventPayload } from '../../../../shared/kernel/events.ts'
import { openReport } from '../../../../workers/features/hosted-runs/report.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { newRun } from '../../../support/runs.ts'

const stepStart = (stepNumber: number): EventPayload => ({
  type: 'step_start',
  testCaseId: 'TC-1',
  stepNumber,
  action: 'Open "/"',
})

test('events arrive in the order they were emitted, whole', async () => {
  const { executionId, stub, attempt } = await newRun()
  const report = openReport(newContext(), { executionId, attempt })
  for (let count = 1; count <= 50; count++) {
    report.emit(stepStart(count))
    if (count % 7 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await report.flush()
  report.close()
  const stored = await stub.eventsAfter({ afterSeq: 0, limit: 100 })
  expect(
    stored?.events.map((event) => (event.type === 'step_start' ? event.stepNumber : event.type)),
  ).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
})

test('a runner whose attempt was taken over is told to stop, and its events are not mixed in', async () => {
  const { executionId, stub, attempt } = await newRun()
  await stub.beginAttempt({ now: Date.now() })
  const report = openReport(newContext(), { executionId, attempt })
  report.emit(stepStart(1))
  await report.flush()
  report.close()
  expect(report.stopped()).toBe('executions.stale_attempt')
  expect((await stub.eventsAfter({ afterSeq: 0, limit: 10 }))?.events).toEqual([])
})

test('a run that was deleted stops its runner', async () => {
  const { executionId, stub, attempt } = await newRun()
  await stub.purge()
  const report = openReport(newContext(), { executionId, attempt })
  report.emit(stepStart(1))
  await report.flush()
  report.close()
  expect(report.stopped()).toBe('executions.not_found')
})

test('events whose answer gets lost are stored once, and those that never arrived are sent again', async () => {
  const { executionId, stub, attempt } = await newRun()
  const context = newContext()
  const { executions } = context.services
  let calls = 0
  // Every other call fails, before or after it was done.
  const unsteady = {
    getByName: (name: string) => ({
      append: async (request: Parameters<typeof stub.append>[0]) => {
        const call = ++calls
        if (call % 4 === 2) throw new Error('never arrived')
        const answer = await executions.getByName(name).append(request)
        if (call % 4 === 0) throw new Error('answer lost')
        return answer
      },
    }),
  }
  const report = openReport(withServices(context, { executions: unsteady }), { executionId, attempt })
  for (let count = 1; count <= 6; count++) {
    report.emit(stepStart(count))
    await report.flush()
  }
  report.close()
  const stored = await stub.eventsAfter({ afterSeq: 0, limit: 100 })
  expect(calls).toBeGreaterThan(8)
  expect(
    stored?.events.map((event) => (event.type === 'step_start' ? [event.seq, event.stepNumber] : event.type)),
  ).toEqual([1, 2, 3, 4, 5, 6].map((number) => [number, number]))
})
