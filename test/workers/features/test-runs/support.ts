import { openDatabase } from '../../../../shared/db/database.ts'
import { type CaseResult, readWebConfig } from '../../../../workers/features/hosted-runs/index.ts'
import { type ListedWith, listRun } from '../../../../workers/features/test-runs/list-run.ts'
import { runEndedJob } from '../../../../workers/features/test-runs/end-run.job.ts'
import { newContext } from '../../../support/context.ts'
import { runningExecution } from '../../../support/executions.ts'
import type { newSuite } from '../test-cases/support.ts'

type Verdict = CaseResult['status']
type Suite = Awaited<ReturnType<typeof newSuite>>

interface Asked {
  /** The verdict of each case; what has none never ran. */
  verdicts: Record<string, Verdict | undefined>
  autoCreateDefects?: boolean
  /** What its only step says. */
  action?: string
  error?: string
  /** The picture of the step of a case that did not pass. */
  screenshotKey?: string
  status?: 'completed' | 'failed' | 'cancelled'
  /** When its cases ended. */
  at?: number
  /** What is written with it. */
  with?: (executionId: string) => Partial<ListedWith>
}

const textOf = { passed: 'passed', failed: 'failed', error: 'error', skipped: 'skipped' } as const

/** A run of a project whose cases came to these verdicts, and of which the project was not told yet. */
export async function finishedRun(suite: Pick<Suite, 'projectId' | 'organizationId'>, asked: Asked) {
  const {
    verdicts,
    autoCreateDefects = false,
    status = 'completed',
    error = 'The total is 3, expected 4',
    action = 'Open the basket',
  } = asked
  const { projectId, organizationId } = suite
  const at = asked.at ?? Date.now()
  const ids = Object.keys(verdicts)
  const shot = asked.screenshotKey && { screenshotKey: asked.screenshotKey }
  const steps = [{ stepNumber: 1, action, expectedResult: 'The total is 4' }]
  const input = {
    version: 1,
    testType: 'web',
    baseUrl: 'https://shop.example/',
    config: readWebConfig({ url: 'https://shop.example/' }),
    cases: ids.map((id) => ({ id, title: `Case ${id}`, steps })),
  }
  const owned = { kind: 'hosted-run', sessionId: null, organizationId, projectId } as const
  const { executionId, stub, attempt } = await runningExecution({ ...owned, input })
  const context = newContext({ tenant: { organizationId, role: 'member' } })
  const run = { executionId, projectId, name: '', environment: null, storyId: null, sprintId: null }
  const targetUrl = input.baseUrl
  const listed = { total: ids.length, action: 'testRuns.start', links: [], ...asked.with?.(executionId) }
  await listRun(context, { ...run, targetUrl, autoCreateDefects }, listed)
  for (const [index, id] of ids.entries()) {
    const verdict = verdicts[id]
    if (!verdict) continue
    const failed = verdict !== 'passed'
    const step = { ...steps[0], status: textOf[verdict], durationMs: 5, healed: false, assertions: [] }
    const result = {
      index,
      testCaseId: id,
      title: `Case ${id}`,
      status: verdict,
      startedAt: at - 10,
      durationMs: 10,
      ...(failed && { error }),
      steps: [{ ...step, ...(failed && { error, ...shot }) }],
      assertions: [],
      videoKey: null,
      files: [],
      warnings: [],
      browser: { name: 'chromium', version: '1' },
    }
    await stub.putCase({ attempt, index, result, now: at })
  }
  await stub.finish({ attempt, status, now: at })
  return {
    executionId,
    stub,
    /** Tells the project, as the run's own object orders it. */
    tell: (database?: D1Database) => {
      const telling = newContext({ actor: { kind: 'system' } })
      if (database) Object.defineProperty(telling.services, 'db', { value: openDatabase(database) })
      return runEndedJob.run(telling, { executionId, organizationId, projectId, status, finishedAt: at })
    },
  }
}
