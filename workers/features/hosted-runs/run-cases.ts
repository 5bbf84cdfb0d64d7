import { again } from './again.ts'
import { NoBrowserError } from './browser/browser-lease.ts'
import { UnguardedError } from './browser/guard-target.ts'
import { guardPolicyOf } from './browser/policy-of.ts'
import { attemptCase } from './attempt-case.ts'
import { interpreterOf } from './interpret-step.ts'
import { keepLatest } from './keep-latest.ts'
import type { RunBrowser } from './run-browser.ts'
import { openLanes } from './run-lanes.ts'
import type { Run, RunFailure } from './run.ts'
import type { SealedPart } from './run-input.ts'
import type { CaseResult, CaseStatus } from './results.ts'
import { rememberTargets } from './remember-targets.ts'
import { withStrength } from './with-strength.ts'
import { playsOf } from './rules.ts'
import { type StepRunner, stepConfig } from './workflow-step.ts'
import { logError } from '../../../shared/services/log.ts'

/** Beyond the time of its steps a case needs some to open, to store its evidence, and to be tried a second time. */
const caseGraceMs = 120_000
const launchTimeoutMs = 900_000

type Done = { status: CaseStatus | 'launched' } | { failure: RunFailure }

export const ourFault: RunFailure = {
  error: 'runs.failed',
  message: 'The run could not go on because of a fault on our side. Please start it again.',
}

export interface CasesDone {
  /** Why the run could not go on, or null. Verdicts are no failures. */
  failure: RunFailure | null
  /** Gives the browsers back. Whoever wants to know how the run ended need not wait for it. */
  close: () => Promise<void>
}

/** Runs the cases: begun in their order, as many at a time as the run's settings say. */
export async function runCases(run: Run, sealed: SealedPart, step: StepRunner): Promise<CasesDone> {
  const { context, input, report } = run
  const { settings, config } = input
  const lanes = openLanes(run, guardPolicyOf(context, input, sealed))
  const { close } = lanes
  let failure: RunFailure | null = null
  if (report.stopped()) return { failure, close }
  try {
    const launched = await step.do('launch', stepConfig(launchTimeoutMs), () =>
      expectedly(run, () => announce(run, lanes.first)),
    )
    if ('failure' in launched) return { failure: launched.failure, close }
    await lanes.each(async (browser, index) => {
      const timeout = stepConfig(settings.caseTimeoutMs * (1 + playsOf(config)) + caseGraceMs, 1)
      const done = await step.do(`case-${index + 1}`, timeout, () =>
        expectedly(run, () => runOne(run, browser, sealed, index)),
      )
      if ('failure' in done) {
        failure ??= done.failure
        return 'stop'
      }
      return config.stopOnFailure && done.status !== 'passed' ? 'stop' : 'on'
    })
  } catch (error) {
    logError({ kind: 'hosted-runs.workflow', requestId: run.executionId, error })
    failure ??= ourFault
  }
  return { failure, close }
}

/** Turns what may well happen into an answer: no browser is a failure of the run, a stop is none. */
async function expectedly(
  { report, executionId }: Run,
  work: () => Promise<CaseStatus | 'launched'>,
): Promise<Done> {
  try {
    return { status: await work() }
  } catch (error) {
    if (report.stopped()) return { status: 'skipped' }
    if (error instanceof NoBrowserError)
      return { failure: { error: 'runs.no_browser', message: error.message } }
    if (error instanceof UnguardedError) {
      logError({ kind: 'hosted-runs.guard', requestId: executionId, error: error.cause })
      return { failure: { error: 'runs.unguarded', message: error.message } }
    }
    throw error
  }
}

async function announce(run: Run, browser: RunBrowser): Promise<'launched'> {
  const { report, input, sessionId, projectId, told } = run
  const { version, encoder } = await browser.get()
  if (input.config.video) await encoder()
  const { baseUrl } = input
  const total = input.cases.length
  const owner = { sessionId, ...(projectId !== null && { projectId }) }
  if (!told.started) report.emit({ type: 'execution_start', ...owner, baseUrl, browser: version, total })
  told.started = true
  await report.flush()
  return 'launched'
}

/** A Workflow may run the step of a case again after it was done, when the note of it got lost: then nothing is run or told twice. */
async function runOne(run: Run, browser: RunBrowser, sealed: SealedPart, index: number): Promise<CaseStatus> {
  const { context, executionId, input, report, stored } = run
  const snapshot = input.cases[index]
  if (!snapshot) throw new Error(`The run has no case ${index}`)
  const { now, services } = context
  const interpreter = interpreterOf(context)
  const partial = keepLatest((soFar: CaseResult) => putCase(run, soFar))
  const { keep } = partial
  const { files } = services
  const base = { executionId, index, snapshot, input, sealed, report, interpreter, files, now, keep }
  const known = stored.get(index)
  if (known) return completeAndMeasure(run, browser, base, known)
  const { targets = [], ...result } = await attemptCase(browser, base)
  await partial.settled()
  await putCase(run, result)
  stored.set(index, result)
  if (result.status === 'passed') await rememberTargets(run, snapshot.id, targets)
  return completeAndMeasure(run, browser, base, result)
}

async function completeAndMeasure(
  run: Run,
  browser: RunBrowser,
  base: Parameters<typeof withStrength>[1],
  result: CaseResult,
): Promise<CaseStatus> {
  const status = await complete(run, result)
  // The verdict is safe by now, whatever becomes of the measuring.
  const measured = await withStrength(browser, base, result)
  if (measured) {
    run.stored.set(base.index, measured)
    await putCase(run, measured)
  }
  return status
}

function putCase({ context: { services, now }, executionId, attempt }: Run, result: CaseResult) {
  const put = { attempt, index: result.index, result }
  return again(() => services.executions.getByName(executionId).putCase({ ...put, now: now() }))
}

/** Tells the followers, once the result is there to be read. */
async function complete({ report, told }: Run, result: CaseResult): Promise<CaseStatus> {
  const { testCaseId, status, durationMs } = result
  if (!told.completed.has(testCaseId)) report.emit({ type: 'case_complete', testCaseId, status, durationMs })
  told.completed.add(testCaseId)
  await report.flush()
  return status
}
