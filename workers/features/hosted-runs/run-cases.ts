import type { RememberedStep } from '../../../shared/domain/prose-steps/fingerprint.ts'
import type { GuardPolicy } from './browser/guard.ts'
import { NoBrowserError } from './browser/browser-lease.ts'
import { attemptCase } from './attempt-case.ts'
import { type RunBrowser, createRunBrowser } from './run-browser.ts'
import type { Run, RunFailure } from './run.ts'
import type { SealedPart } from './run-input.ts'
import type { CaseStatus } from './results.ts'
import { type StepRunner, stepConfig } from './workflow-step.ts'
import { logError } from '../../../shared/services/log.ts'
import { unseal } from '../../../shared/services/sealing.ts'
import { signingSecret } from '../../../shared/services/signing.ts'

/** Beyond the time of its steps a case needs some to open, to store its evidence, and to be tried a second time. */
const caseGraceMs = 120_000
const launchTimeoutMs = 900_000

type Done = { status: CaseStatus | 'launched' } | { failure: RunFailure }

/** Runs the cases one after the other. Returns why the run could not go on, or null. Verdicts are no failures. */
export async function runCases(run: Run, step: StepRunner): Promise<RunFailure | null> {
  const { input, report } = run
  const { settings, config } = input
  if (report.stopped()) return null
  let browser: RunBrowser | undefined
  try {
    const sealed = await openSealed(run)
    const own = createRunBrowser(run, policyOf(run, sealed))
    browser = own
    const launched = await step.do('launch', stepConfig(launchTimeoutMs), () =>
      expectedly(run, () => announce(run, own)),
    )
    if ('failure' in launched) return launched.failure
    for (const index of input.cases.keys()) {
      if (report.stopped()) return null
      const timeout = stepConfig(settings.caseTimeoutMs * 2 + caseGraceMs, 1)
      const done = await step.do(`case-${index + 1}`, timeout, () =>
        expectedly(run, () => runOne(run, own, sealed, index)),
      )
      if ('failure' in done) return done.failure
      if (config.stopOnFailure && done.status !== 'passed') return null
    }
    return null
  } catch (error) {
    logError({ at: 'hosted-runs.workflow', requestId: run.executionId, error })
    return {
      error: 'runs.failed',
      message: 'The run could not go on because of a fault on our side. Please start it again.',
    }
  } finally {
    await browser?.drop()
  }
}

async function openSealed({ context, executionId, input }: Run): Promise<SealedPart> {
  const secret = signingSecret(context.services.settings)
  return JSON.parse(await unseal(secret, executionId, input.sealed)) as SealedPart
}

function policyOf({ input }: Run, { headers, basicAuth }: SealedPart): GuardPolicy {
  const { allowPrivateTargets: allowPrivate, ownHosts } = input.settings
  return { allowPrivate, ownHosts, baseUrl: input.baseUrl, headers, basicAuth }
}

/** Turns what may well happen into an answer: no browser is a failure of the run, a stop is none. */
async function expectedly({ report }: Run, work: () => Promise<CaseStatus | 'launched'>): Promise<Done> {
  try {
    return { status: await work() }
  } catch (error) {
    if (report.stopped()) return { status: 'skipped' }
    if (error instanceof NoBrowserError)
      return { failure: { error: 'runs.no_browser', message: error.message } }
    throw error
  }
}

async function announce(
  { report, input, context, executionId }: Run,
  browser: RunBrowser,
): Promise<'launched'> {
  const { version, encoder } = await browser.get()
  if (input.config.video) await encoder()
  const record = await context.services.executions.getByName(executionId).record()
  report.emit({
    type: 'execution_start',
    sessionId: record?.sessionId ?? '',
    baseUrl: input.baseUrl,
    browser: version,
    total: input.cases.length,
  })
  await report.flush()
  return 'launched'
}

/** What a case that passed has acted on helps its next run; a run without a session has nowhere to keep it. */
async function rememberTargets(
  { context: { services }, executionId }: Run,
  testCaseId: string,
  steps: RememberedStep[],
): Promise<void> {
  const record = await services.executions.getByName(executionId).record()
  if (record?.sessionId)
    await services.publicSessions.getByName(record.sessionId).remember({ testCaseId, steps })
}

async function runOne(run: Run, browser: RunBrowser, sealed: SealedPart, index: number): Promise<CaseStatus> {
  const { context, executionId, input, report, attempt } = run
  const snapshot = input.cases[index]
  if (!snapshot) throw new Error(`The run has no case ${index}`)
  const { now, services } = context
  const base = { executionId, index, snapshot, input, sealed, report, files: services.files, now }
  const { targets = [], ...result } = await attemptCase(browser, base)
  const execution = services.executions.getByName(executionId)
  await execution.putCase({ attempt, index, result, now: now() })
  if (result.status === 'passed') await rememberTargets(run, snapshot.id, targets)
  await report.flush()
  return result.status
}
