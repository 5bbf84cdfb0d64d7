import { type Redactor, redactDeep } from '../../../shared/domain/evidence/redact.ts'
import type { CompiledStep, PerformedAction, TypedAction } from '../../../shared/domain/prose-steps/types.ts'
import { type TargetPolicy, checkTarget } from '../../../shared/domain/targets/check-target.ts'
import type { Stage } from './case-stage.ts'
import type { StepOptions, StepOutcome } from './steps/outcome.ts'
import { StepFailure } from './steps/step-failure.ts'
import { performStep } from './steps/perform-step.ts'
import { unlessAborted } from './unless-aborted.ts'
import { inTime } from '../../../shared/kernel/in-time.ts'
import type { Exposure } from './browser/watch-exposures.ts'

/** A step that outlives its own time by this much hangs; it is given up from outside. */
const graceMs = 3_000
const lossNoticedMs = 500

/** What the steps of one case share. */
export interface CaseScope {
  stage: Stage
  policy: TargetPolicy
  baseUrl: string
  secrets: Record<string, string>
  /** ISO date of the case's start in the run's time zone: one day for all its steps, midnight or not. */
  today: string
  redact: Redactor
  stepTimeoutMs: number
  /** When the case's time is over, in milliseconds since the epoch. */
  deadlineAt: number
  signal: AbortSignal
  now: () => number
  actionsSoFar: PerformedAction[]
}

export type Outcome = Pick<StepOutcome, 'status' | 'error' | 'assertions' | 'verified' | 'performed'> &
  Partial<Pick<StepOutcome, 'interpretedAction' | 'targetBox' | 'fingerprints' | 'healing'>>

/** The browser died under the case. The case may be tried again in a fresh one. */
export class BrowserLostError extends Error {
  override readonly name = 'BrowserLostError'
}

/**
 * Performs one compiled step, and makes sure that a verdict comes: a tab that crashes, hangs or was led to a refused address is an `error` of the step.
 * Throws {@link BrowserLostError} and `StoppedError` only.
 */
export async function runCompiled(
  scope: CaseScope,
  compiled: CompiledStep,
  upcoming: readonly TypedAction[],
  extras: Pick<
    StepOptions,
    'beforeClick' | 'remembered' | 'interpreting' | 'beforeActions' | 'whenPassed'
  > = {},
): Promise<Outcome> {
  const { stage, now, deadlineAt } = scope
  const stepTimeoutMs = Math.min(scope.stepTimeoutMs, deadlineAt - now())
  if (stepTimeoutMs <= 0) return stepError('cases.timeout', 'The time for this case is over.')
  const performing = performStep(stage.page, compiled, {
    deadlineMs: deadlineAt,
    stepTimeoutMs,
    baseUrl: scope.baseUrl,
    secrets: scope.secrets,
    today: scope.today,
    checkTarget: (address) => refuseTarget(address, scope.policy),
    mayRead: async () => (await stage.exposure()) === undefined,
    actionsSoFar: scope.actionsSoFar,
    upcoming,
    ...extras,
  })
  const outcome = await settled(scope, performing, stepTimeoutMs + graceMs)
  scope.actionsSoFar.push(...outcome.performed)
  const judged = await withRefusals(await unlessExposed(outcome, stage), stage)
  return redactOutcome(judged, scope.redact)
}

/** Nothing of a step is kept in which something was shown that nobody may see. */
export async function unlessExposed(outcome: Outcome, stage: Stage): Promise<Outcome> {
  const exposure = await stage.exposure()
  return exposure ? exposedError(exposure) : outcome
}

const exposedError = ({ reason, url }: Exposure): Outcome =>
  stepError('targets.refused', `${reason} (${url}) Nothing of it was kept.`)

async function refuseTarget(address: string, policy: TargetPolicy): Promise<void> {
  const verdict = checkTarget(address, policy)
  if (!verdict.ok) throw new StepFailure('targets.refused', verdict.reason)
}

async function settled(
  { stage, signal }: CaseScope,
  performing: Promise<Outcome>,
  timeoutMs: number,
): Promise<Outcome> {
  const lost = stage.lost.then((what): Outcome => {
    if (what === 'browser') throw new BrowserLostError('The browser was lost')
    return stepError('steps.page_crashed', 'The page crashed.')
  })
  lost.catch(() => undefined)
  const hanging = stepError(
    'steps.timeout',
    'The page did not answer in time; a script in it may run for ever.',
  )
  const performed = inTime(performing, timeoutMs).catch(() => hanging)
  const outcome = await unlessAborted(
    signal,
    Promise.race([lost, performed, stage.exposed.then(exposedError)]),
  )
  const orphaned = outcome.status === 'error' && (stage.page.isClosed() || !stage.page.browser().connected)
  // The calls of a dying browser fail a moment before it is known to be gone.
  return orphaned ? unlessAborted(signal, Promise.race([lost, later(lossNoticedMs, outcome)])) : outcome
}

function later<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms))
}

/** A refused document explains a failed navigation better than the browser's own error can. */
async function withRefusals(outcome: Outcome, stage: Stage): Promise<Outcome> {
  if (outcome.status !== 'error' || outcome.error?.code === 'targets.refused') return outcome
  const [refused] = await stage.takeRefusals()
  if (!refused) return outcome
  return { ...outcome, error: { code: 'targets.refused', message: `${refused.reason} (${refused.url})` } }
}

function redactOutcome(outcome: Outcome, redact: Redactor): Outcome {
  const { error, interpretedAction, assertions, healing } = outcome
  return {
    ...outcome,
    ...(error ? { error: { ...redactDeep(error, redact), code: error.code } } : {}),
    ...(interpretedAction ? { interpretedAction: redactDeep(interpretedAction, redact) } : {}),
    assertions: redactDeep(assertions, redact),
    ...(healing ? { healing: redactDeep(healing, redact) } : {}),
  }
}

function stepError(code: string, message: string): Outcome {
  return { status: 'error', error: { code, message }, assertions: [], verified: 0, performed: [] }
}
