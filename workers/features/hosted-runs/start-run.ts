import { checkTarget } from '../../../shared/domain/targets/check-target.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { detailsOf, inWords } from '../../../shared/kernel/faults.ts'
import { enqueue } from '../../../shared/kernel/job.ts'
import { mayReachPrivate } from '../../../shared/kernel/private-targets.ts'
import { sessionAt } from '../../../shared/kernel/capabilities.ts'
import { idsFor } from '../../../shared/kernel/key-claim.ts'
import { ownHosts } from '../../../shared/services/own-hosts.ts'
import { seal } from '../../../shared/services/sealing.ts'
import { signingSecret } from '../../../shared/services/signing.ts'
import { sessionNotFound, targetRefused, testCaseNotFound } from './errors.ts'
import { refuseForeignPage } from './refuse-foreign-page.ts'
import { playsOf, runDeadline } from './rules.ts'
import { WebConfig } from './run-config.ts'
import type { CaseSnapshot, RunInput, RunSettings, SealedPart } from './run-input.ts'
import { type UnreadableStep, unreadableSteps } from './unreadable-steps.ts'
import { startHostedRunJob } from './start-hosted-run.job.ts'

interface Request {
  sessionId: string
  testCaseIds: string[]
  config: Record<string, unknown>
  /** Whose run it is: runs of one party wait for each other, not for those of others. */
  party: string
  /** Cases that may go on at a time. */
  atOnce?: number
}

/**
 * Checks what a run needs, stores the run and hands it to the queue. Returns its id, which is an unguessable capability, and what of its cases
 * no rule reads: the run goes on without that.
 */
export async function startRun(
  context: Context,
  request: Request,
): Promise<{ executionId: string; unreadable: UnreadableStep[] }> {
  const { services } = context
  const config = parseConfig(request.config)
  const settings = runSettings(context, request)
  const target = checkTarget(config.url, {
    allowPrivate: settings.allowPrivateTargets,
    ownHosts: settings.ownHosts,
  })
  if (!target.ok) {
    refuseForeignPage(context, config.url)
    throw targetRefused({ message: target.reason, details: [{ path: 'config.url', message: target.reason }] })
  }
  const cases = await pickCases(context, request)
  const executionId = idsFor(context, 'execution').secret()
  const { party } = request
  const input = await runInput({
    party,
    config,
    baseUrl: target.url.href,
    cases,
    settings,
    executionId,
    context,
  })
  const now = context.now()
  const deadlineAt = runDeadline(now, cases.length * playsOf(config), settings.caseTimeoutMs)
  await services.executions.getByName(executionId).start({
    kind: 'hosted-run',
    executionId,
    sessionId: request.sessionId,
    organizationId: null,
    deadlineAt,
    // The runner reports every second or two; long silence means that it is gone. The wait in the queue counts too.
    silenceMs: services.settings.RUN_SILENCE_SECONDS * 1000,
    input,
    now,
  })
  const listed = await services.publicSessions
    .getByName(request.sessionId)
    .recordExecution({ executionId, now })
  if (!listed.ok) {
    // Deleted since its cases were read: a run that no session knows could never be deleted with it.
    await services.executions.getByName(executionId).purge()
    throw sessionNotFound()
  }
  await enqueue(context, startHostedRunJob, { executionId })
  return { executionId, unreadable: unreadableSteps(cases, target.url.href) }
}

function parseConfig(raw: Record<string, unknown>): WebConfig {
  const parsed = WebConfig().safeParse(raw, inWords)
  if (!parsed.success) {
    const details = detailsOf(parsed.error).map(({ path, message }) => ({
      path: path ? `config.${path}` : 'config',
      message,
    }))
    throw validationFailed({ details })
  }
  return parsed.data
}

function runSettings(context: Context, { atOnce = 1 }: Pick<Request, 'atOnce'>): RunSettings {
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

async function pickCases(context: Context, { sessionId, testCaseIds }: Request): Promise<CaseSnapshot[]> {
  const max = context.services.settings.CASES_PER_RUN
  if (testCaseIds.length > max) {
    const message = `At most ${max} cases can run at a time`
    throw validationFailed({ message, details: [{ path: 'testCaseIds', message }] })
  }
  const repeated = testCaseIds.findIndex((id, index) => testCaseIds.indexOf(id) !== index)
  if (repeated !== -1) {
    const message = 'This case is named twice'
    throw validationFailed({ message, details: [{ path: `testCaseIds.${repeated}`, message }] })
  }
  const object = await sessionAt(context, sessionId)
  const [session, remembered] = await Promise.all([object?.read(), object?.remembered()])
  if (!session || !remembered)
    throw sessionNotFound({ details: [{ path: 'sessionId', message: sessionNotFound.sentence }] })
  const known = new Map<string, CaseSnapshot>(
    session.testCases.map(({ id, title, steps, expectedResult }) => {
      const targets = remembered[id]
      return [id, { id, title, steps, expectedResult, ...(targets ? { remembered: targets } : {}) }]
    }),
  )
  const missing = testCaseIds.flatMap((id, index) => (known.has(id) ? [] : [index]))
  if (missing.length > 0) {
    throw testCaseNotFound({
      details: missing.map((index) => ({ path: `testCaseIds.${index}`, message: testCaseNotFound.sentence })),
    })
  }
  return testCaseIds.flatMap((id) => known.get(id) ?? [])
}

async function runInput(run: {
  party: string
  config: WebConfig
  baseUrl: string
  cases: CaseSnapshot[]
  settings: RunSettings
  executionId: string
  context: Context
}): Promise<RunInput> {
  const { url: _url, secrets, headers, basicAuth, ...config } = run.config
  const sealedPart: SealedPart = { secrets, headers, basicAuth }
  const secret = signingSecret(run.context.services.settings)
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
