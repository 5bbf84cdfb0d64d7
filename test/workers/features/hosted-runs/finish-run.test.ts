import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Manifest } from '../../../../shared/domain/evidence/manifest.ts'
import { finishRun } from '../../../../workers/features/hosted-runs/finish-run.ts'
import { openReport } from '../../../../workers/features/hosted-runs/report.ts'
import type { RunOutcome } from '../../../../workers/features/hosted-runs/results.ts'
import { newContext, withServices } from '../../../support/context.ts'
import { caseResult, newRun } from '../../../support/runs.ts'

const fresh = {
  sessionId: null,
  projectId: null,
  stored: new Map(),
  told: { started: true, completed: new Set<string>() },
}

async function newRunToFinish(files?: R2Bucket) {
  const run = await newRun()
  const context = withServices(newContext(), files ? { files } : {})
  const report = openReport(context, { executionId: run.executionId, attempt: run.attempt })
  return { ...run, run: { context, env: { BROWSER: {} as Fetcher }, ...run, report, ...fresh } }
}

test('a finished run leaves a manifest and a timeline of everything, and ends once', async () => {
  const { executionId, stub, attempt, run } = await newRunToFinish()
  const harKey = `evidence/${executionId}/case-1/network.har`
  const entry = {
    startedDateTime: '2026-01-01T00:00:00.000Z',
    response: { content: { text: 'body', size: 4 } },
  }
  await env.FILES.put(harKey, JSON.stringify({ log: { pages: [{ id: 'case-1' }], entries: [entry] } }))
  const file = {
    key: harKey,
    kind: 'har' as const,
    mediaType: 'application/json',
    sizeBytes: 4,
    sha256: 'ab',
  }
  await stub.putCase({
    attempt,
    index: 0,
    result: caseResult(executionId, 0, { harKey, files: [file] }),
    now: Date.now(),
  })
  await finishRun(run, null)
  run.report.close()
  const record = await stub.record()
  expect(record?.status).toBe('completed')
  const outcome = record!.result as RunOutcome
  const manifest = await (await env.FILES.get(outcome.manifestKey ?? ''))!.json<Manifest>()
  expect(
    manifest.files
      .map(({ key }) => key.split('/').at(-1))
      .toSorted((a, b) => (a ?? '').localeCompare(b ?? '')),
  ).toEqual(['console.json', 'network.har', 'network.har', 'timeline.json'])
  const har = await (await env.FILES.get(outcome.harKey ?? ''))!.json<{
    log: { pages: unknown[]; entries: (typeof entry)[] }
  }>()
  expect(har.log.pages).toEqual([{ id: 'case-1' }])
  expect(har.log.entries[0]?.response.content).toEqual({ size: 4 })
  const { events } = (await stub.eventsAfter({ afterSeq: 0, limit: 10 }))!
  expect(events.at(-1)).toMatchObject({
    type: 'execution_complete',
    status: 'completed',
    counts: { total: 2, passed: 1, skipped: 1 },
  })
})

test('storage that refuses every write still lets the run end with its verdicts, and says what is missing', async () => {
  const broken = {
    put: () => Promise.reject(new Error('no')),
    get: () => Promise.reject(new Error('no')),
  } as unknown as R2Bucket
  const { executionId, stub, attempt, run } = await newRunToFinish(broken)
  await stub.putCase({
    attempt,
    index: 0,
    result: caseResult(executionId, 0, { harKey: 'gone' }),
    now: Date.now(),
  })
  await finishRun(run, null)
  run.report.close()
  const record = await stub.record()
  expect(record).toMatchObject({ status: 'completed', result: { manifestKey: null, harKey: null } })
  expect((record!.result as RunOutcome).warnings).toContain('timeline.json could not be stored.')
})

test('a run that could not go on ends as failed, with its reason', async () => {
  const { stub, run } = await newRunToFinish()
  await finishRun(run, { error: 'runs.no_browser', message: 'No browser became free within ten minutes.' })
  run.report.close()
  expect(await stub.record()).toMatchObject({ status: 'failed', error: { error: 'runs.no_browser' } })
})

test('a run that was deleted while it ran leaves no evidence behind', async () => {
  const { executionId, stub, run } = await newRunToFinish()
  await env.FILES.put(`evidence/${executionId}/case-1/step-1.png`, 'png')
  await stub.purge()
  run.report.emit({ type: 'step_start', testCaseId: 'TC-1', stepNumber: 1, action: 'x' })
  await run.report.flush()
  await finishRun(run, null)
  run.report.close()
  expect((await env.FILES.list({ prefix: `evidence/${executionId}/` })).objects).toEqual([])
})
