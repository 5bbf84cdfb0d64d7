import type { Context } from '../../../shared/kernel/context.ts'
import type { JobsEnv } from '../../../shared/services/env.ts'
import { logError } from '../../../shared/services/log.ts'
import { unseal } from '../../../shared/services/sealing.ts'
import { signingSecret } from '../../../shared/services/signing.ts'
import { NoBrowserError } from './browser/browser-lease.ts'
import { finishRun } from './finish-run.ts'
import { lostCase } from './lost-case.ts'
import { openReport } from './report.ts'
import { type RunBrowser, createRunBrowser } from './run-browser.ts'
import { type CaseRun, runCase } from './run-case.ts'
import type { Run, RunFailure } from './run.ts'
import type { RunInput, SealedPart } from './run-input.ts'
import type { CaseResult } from './results.ts'

/** What is needed of a Workflow's step: run a named piece once, remember what it returned. */
export interface StepRunner {
  do: <T extends Rpc.Serializable<T>>(name: string, config: StepConfig, work: () => Promise<T>) => Promise<T>
}

interface StepConfig {
  timeout: number
  retries: { limit: number; delay: number; backoff: 'constant' }
}

export interface HostedRunEvent {
  payload: { executionId: string }
}

const graceMs = 120_000
const config = (timeout: number): StepConfig => ({
  timeout,
  retries: { limit: 2, delay: 1000, backoff: 'constant' },
})

/**
 * A hosted run from first to last: one Workflow step per case, one browser for all of them, a fresh browser context for each. The Execution object holds
 * the truth; what is stored here is only how far the run has come. Every way out closes the browser and ends the execution.
 */
export async function runHostedExecution(
  context: Context,
  env: Pick<JobsEnv, 'BROWSER'>,
  event: HostedRunEvent,
  step: StepRunner,
): Promise<void> {
  const { executionId } = event.payload
  const execution = context.services.executions.getByName(executionId)
  const attempt = await step.do('begin', config(60_000), async () => {
    const begun = await execution.beginAttempt({ now: context.now() })
    return begun.ok ? begun.attempt : 0
  })
  const record = attempt === 0 ? null : await execution.record()
  if (!record) return
  const report = openReport(context, { executionId, attempt })
  const run: Run = {
    context,
    env,
    executionId,
    attempt,
    input: record.input as RunInput,
    report,
  }
  try {
    const failure = await runCases(run, step)
    await step.do('finish', config(600_000), () => finishRun(run, failure))
  } finally {
    report.close()
  }
}

/** Runs the cases one after the other. Returns why the run could not go on, or null. Verdicts are no failures. */
async function runCases(run: Run, step: StepRunner): Promise<RunFailure | null> {
  const { context, input, report, executionId } = run
  const { settings, config: setup } = input
  let browser: RunBrowser | undefined
  try {
    const secret = signingSecret(context.services.settings)
    const sealed = JSON.parse(await unseal(secret, executionId, input.sealed)) as SealedPart
    const { allowPrivateTargets: allowPrivate, ownHosts } = settings
    const policy = {
      allowPrivate,
      ownHosts,
      baseUrl: input.baseUrl,
      headers: sealed.headers,
      basicAuth: sealed.basicAuth,
    }
    const stopped = () => report.stopped() !== undefined
    const own = createRunBrowser(context, {
      executionId,
      binding: run.env.BROWSER,
      policy,
      settings,
      stopped,
    })
    browser = own
    await step.do('launch', config(900_000), () => announce(run, own))
    for (const index of input.cases.keys()) {
      if (stopped()) break
      const status = await step.do(`case-${index + 1}`, config(settings.caseTimeoutMs * 2 + graceMs), () =>
        runOne(run, own, sealed, index),
      )
      if (setup.stopOnFailure && status !== 'passed') break
    }
    return null
  } catch (error) {
    if (report.stopped()) return null
    logError({ at: 'hosted-runs.workflow', requestId: executionId, error })
    return failureOf(error)
  } finally {
    await browser?.drop()
  }
}

async function announce({ report, input, context, executionId }: Run, browser: RunBrowser): Promise<string> {
  const { version } = await browser.get()
  const record = await context.services.executions.getByName(executionId).record()
  report.emit({
    type: 'execution_start',
    sessionId: record?.sessionId ?? '',
    baseUrl: input.baseUrl,
    browser: version,
    total: input.cases.length,
  })
  await report.flush()
  return `${version.name}/${version.version}`
}

async function runOne(
  run: Run,
  browser: RunBrowser,
  sealed: SealedPart,
  index: number,
): Promise<CaseResult['status']> {
  const { context, executionId, input, report, attempt } = run
  const snapshot = input.cases[index]
  if (!snapshot) throw new Error(`The run has no case ${index}`)
  const { now } = context
  const files = context.services.files
  const base: Omit<CaseRun, 'hosted'> = {
    executionId,
    index,
    snapshot,
    input,
    sealed,
    report,
    files,
    now,
  }
  const result = await twice(browser, base)
  await context.services.executions.getByName(executionId).putCase({ attempt, index, result, now: now() })
  await report.flush()
  return result.status
}

/** A browser that dies takes its case down with it; the case gets one more try in a fresh browser. A page that kills that one too is an error of the case. */
async function twice(browser: RunBrowser, base: Omit<CaseRun, 'hosted'>): Promise<CaseResult> {
  let hosted = await browser.get()
  for (let tries = 1; ; tries++) {
    try {
      return await runCase({ ...base, hosted })
    } catch (error) {
      logError({ at: 'hosted-runs.case', requestId: base.executionId, error })
      await browser.drop()
      if (tries === 2) return lostCase(base, hosted.version)
      hosted = await browser.get()
    }
  }
}

function failureOf(error: unknown): RunFailure {
  if (error instanceof NoBrowserError) return { error: 'runs.no_browser', message: error.message }
  return {
    error: 'runs.failed',
    message: 'The run could not go on because of a fault on our side. Please start it again.',
  }
}
