import { checkTarget } from '../../../shared/domain/targets/check-target.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { idempotencyInProgress, isServiceError } from '../../../shared/kernel/errors.ts'
import { enqueue } from '../../../shared/kernel/job.ts'
import { mayReachPrivate } from '../../../shared/kernel/private-targets.ts'
import { ownHosts } from '../../../shared/services/own-hosts.ts'
import { seal } from '../../../shared/services/sealing.ts'
import { signingSecret } from '../../../shared/services/signing.ts'
import { targetRefused } from './errors.ts'
import { refuseForeignPage } from './refuse-foreign-page.ts'
import { playsOf, runDeadline } from './rules.ts'
import type { WebConfig } from './run-config.ts'
import type { CaseSnapshot, RunInput, RunSettings, SealedPart } from './run-input.ts'
import type { UnreadableStep } from './unreadable-steps.ts'
import { startHostedRunJob } from './start-hosted-run.job.ts'

/** Whose run it is. */
export type RunOwner =
  | { sessionId: string; organizationId: null; projectId?: never }
  | { sessionId: null; organizationId: string; projectId: string }

export interface RunRequest {
  executionId: string
  owner: RunOwner
  config: WebConfig
  /** Where the target stands in the body of the request. */
  targetPath: string
  /** Runs of one party wait for each other, not for those of others. */
  party: string
  /** Cases that may go on at a time. */
  atOnce?: number
  /** Asked once it is certain that the target may be opened. */
  cases: () => Promise<CaseSnapshot[]>
  /** Writes the run down where its owner finds it. Throws when the owner has gone since its cases were read. */
  list: (run: { baseUrl: string; cases: readonly CaseSnapshot[]; now: number }) => Promise<void>
}

/**
 * Checks what a run needs, stores the run and hands it to the queue. Answers what of its cases no rule reads: the run goes on without that.
 * `executionId` is an unguessable capability; who begins again under the same one meets the run that there is.
 */
export async function startRun(context: Context, request: RunRequest): Promise<UnreadableStep[]> {
  const { services } = context
  const { executionId, owner, config } = request
  const settings = runSettings(context, request)
  const baseUrl = requireTarget(context, config.url, request.targetPath)
  const cases = await request.cases()
  const now = context.now()
  const execution = () => services.executions.getByName(executionId)
  await execution().start({
    kind: 'hosted-run',
    executionId,
    ...owner,
    deadlineAt: runDeadline(now, cases.length * playsOf(config), settings.caseTimeoutMs),
    // The runner reports every second or two; long silence means that it is gone. The wait in the queue counts too.
    silenceMs: services.settings.RUN_SILENCE_SECONDS * 1000,
    input: await runInput(context, { ...request, baseUrl, cases, settings }),
    now,
  })
  try {
    await request.list({ baseUrl, cases, now })
  } catch (error) {
    // A run that no one knows could never be deleted with what it belongs to. What only got lost on its way may have been written, and whoever lost its key shares the run with who has it.
    if (isServiceError(error) && error.code !== idempotencyInProgress.code) await execution().purge()
    throw error
  }
  await enqueue(context, startHostedRunJob, { executionId })
  // The grammar of steps is the largest part of what a run imports.
  const { unreadableSteps } = await import('./unreadable-steps.ts')
  return unreadableSteps(cases, baseUrl)
}

/** Answers what is known of a run that was begun before. Where nothing has taken it up yet, whoever began it may have died before it was ordered: then it is ordered again, which starts nothing twice. */
export async function meetRun(context: Context, executionId: string) {
  const record = await context.services.executions.getByName(executionId).record()
  if (record?.status === 'queued') await enqueue(context, startHostedRunJob, { executionId })
  return record
}

/** The address where cases start, which stands at `path` of the body. Throws when a run must not open it. */
export function requireTarget(context: Context, given: string, path: string): string {
  const allowPrivate = mayReachPrivate(context)
  const target = checkTarget(given, {
    allowPrivate,
    ownHosts: ownHosts(context.services.settings, context.origin),
  })
  if (target.ok) return target.url.href
  refuseForeignPage(context, { url: given, path })
  throw targetRefused({ message: target.reason, details: [{ path, message: target.reason }] })
}

export function runSettings(context: Context, { atOnce = 1 }: Pick<RunRequest, 'atOnce'> = {}): RunSettings {
  const { settings } = context.services
  return {
    caseTimeoutMs: settings.CASE_TIMEOUT_SECONDS * 1000,
    stepTimeoutMs: settings.STEP_TIMEOUT_SECONDS * 1000,
    allowPrivateTargets: mayReachPrivate(context),
    ownHosts: ownHosts(settings, context.origin),
    checkAnswers: settings.CHECK_ANSWERS,
    browsers: settings.BROWSERS,
    launchesPerSecond: settings.BROWSER_LAUNCHES_PER_SECOND,
    parallel: atOnce,
  }
}

type Prepared = Omit<RunRequest, 'cases'> & { baseUrl: string; cases: CaseSnapshot[]; settings: RunSettings }

async function runInput({ services }: Context, run: Prepared): Promise<RunInput> {
  const { url: _url, secrets, headers, basicAuth, ...config } = run.config
  const sealedPart: SealedPart = { secrets, headers, basicAuth }
  const secret = signingSecret(services.settings)
  return {
    version: 1,
    testType: 'web',
    party: run.party,
    baseUrl: run.baseUrl,
    cases: run.cases,
    config,
    sealed: await seal(secret, run.executionId, JSON.stringify(sealedPart)),
    settings: run.settings,
  }
}
