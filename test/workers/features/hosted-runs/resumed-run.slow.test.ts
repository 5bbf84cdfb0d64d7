import { expect, test } from 'vitest'
import { seal } from '../../../../shared/services/sealing.ts'
import { signingSecret } from '../../../../shared/services/signing.ts'
import { runHostedExecution } from '../../../../workers/features/hosted-runs/hosted-run.workflow.ts'
import type { StepRunner } from '../../../../workers/features/hosted-runs/workflow-step.ts'
import { newContext } from '../../../support/context.ts'
import { executions } from '../../../support/objects.ts'
import { caseResult, newRun } from '../../../support/runs.ts'

/** A run of two cases whose Worker was restarted: what its Workflow remembers of steps that were done, and what it runs now. */
async function newResumedRun(remembered: Record<string, unknown>) {
  const context = newContext()
  const executionId = crypto.randomUUID()
  const { input } = await newRun()
  const sealed = await seal(
    signingSecret(context.services.settings),
    executionId,
    JSON.stringify({ secrets: {}, headers: {} }),
  )
  const stub = executions.getByName(executionId)
  const now = Date.now()
  await stub.start({
    kind: 'hosted-run',
    executionId,
    sessionId: null,
    organizationId: null,
    deadlineAt: now + 600_000,
    input: { ...input, sealed },
    now,
  })
  const begun = await stub.beginAttempt({ now })
  const attempt = begun.ok ? begun.attempt : 0
  const ran: string[] = []
  const step: StepRunner = {
    do: async (name, _config, work) => {
      if (name in remembered) return remembered[name] as never
      ran.push(name)
      return work()
    },
  }
  const resume = () =>
    runHostedExecution(context, { BROWSER: {} as Fetcher }, { payload: { executionId } }, step)
  const events = async () => (await stub.eventsAfter({ afterSeq: 0, limit: 100 }))?.events ?? []
  return { executionId, stub, attempt, ran, resume, events }
}

test('a run that goes on after a restart repeats neither a case that has its result nor what was told of it', async () => {
  const begin = { attempt: 1, cancelled: false }
  const run = await newResumedRun({ begin, launch: { status: 'launched' }, 'case-1': { status: 'passed' } })
  const { executionId, stub, attempt } = run
  const now = Date.now()
  const events = [
    {
      type: 'execution_start',
      sessionId: '',
      baseUrl: '',
      browser: { name: 'Chrome', version: '1' },
      total: 2,
    },
    { type: 'case_complete', testCaseId: 'TC-1', status: 'passed', durationMs: 1 },
  ] as const
  await stub.append({ attempt, events: [...events], now })
  await stub.putCase({ attempt, index: 0, result: caseResult(executionId, 0), now })
  // Its result was stored, but neither was it told, nor did the Workflow come to note the step.
  await stub.putCase({ attempt, index: 1, result: caseResult(executionId, 1, { status: 'failed' }), now })
  await run.resume()
  expect(run.ran).toEqual(['case-2', 'finish'])
  const told = (await run.events()).map((event) =>
    event.type === 'case_complete' ? `${event.type} ${event.testCaseId} ${event.status}` : event.type,
  )
  expect(told).toEqual([
    'execution_start',
    'case_complete TC-1 passed',
    'case_complete TC-2 failed',
    'execution_complete',
  ])
  expect(await stub.record()).toMatchObject({ status: 'completed' })
})

test('what a case had come to when its Worker was restarted is no result: the case is run', async () => {
  const begin = { attempt: 1, cancelled: false }
  const run = await newResumedRun({ begin, launch: { status: 'launched' }, 'case-1': { status: 'passed' } })
  const { executionId, stub, attempt } = run
  const now = Date.now()
  await stub.putCase({ attempt, index: 0, result: caseResult(executionId, 0), now })
  const partial = caseResult(executionId, 1, { status: 'skipped', partial: true })
  await stub.putCase({ attempt, index: 1, result: partial, now })
  await run.resume()
  // Here is no browser for it.
  expect(await stub.record()).toMatchObject({ status: 'failed', error: { error: 'runs.no_browser' } })
})

test('a run whose sealed part cannot be opened ends as failed', async () => {
  const { executionId, stub } = await newRun()
  const step: StepRunner = { do: (_name, _config, work) => work() }
  await runHostedExecution(newContext(), { BROWSER: {} as Fetcher }, { payload: { executionId } }, step)
  expect(await stub.record()).toMatchObject({ status: 'failed', error: { error: 'runs.failed' } })
})
