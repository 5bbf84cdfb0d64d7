import { compileStep } from '../../../shared/domain/prose-steps/compile-step.ts'
import type { CompiledStep, PerformedAction, StepProse } from '../../../shared/domain/prose-steps/types.ts'
import type { Redactor } from '../../../shared/domain/evidence/redact.ts'
import { redactDeep } from '../../../shared/domain/evidence/redact.ts'
import { type TargetVerdict, checkTarget } from '../../../shared/domain/targets/check-target.ts'
import { within } from './within.ts'
import type { Guard } from './browser/guard.ts'
import type { Stage } from './case-stage.ts'
import type { PerformStep, StepOutcome } from './step-contract.ts'

/** A step that outlives its own time by this much hangs; it is given up from outside. */
const graceMs = 3_000

/** What the steps of one case share. */
export interface CaseScope {
  stage: Stage
  guard: Guard
  performStep: PerformStep
  baseUrl: string
  secrets: Readonly<Record<string, string>>
  redact: Redactor
  allowPrivateTargets: boolean
  ownHosts: readonly string[]
  stepTimeoutMs: number
  /** When the case's time is over, in milliseconds since the epoch. */
  deadlineAt: number
  signal: AbortSignal
  now: () => number
  actionsSoFar: PerformedAction[]
}

/** The browser died under the case. The case may be tried again in a fresh one. */
export class BrowserLostError extends Error {
  override readonly name = 'BrowserLostError'
}

/** The run was stopped from outside; what the page still does is of no interest. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError'
}

/**
 * Compiles and performs one step, and makes sure that a verdict comes: a tab that crashes, hangs or was led to a refused address is an `error` of the step.
 * Throws {@link BrowserLostError} and {@link StoppedError} only.
 */
export async function performProse(
  scope: CaseScope,
  prose: StepProse,
  { opensBase }: { opensBase: boolean },
): Promise<StepOutcome> {
  const { stage, now, deadlineAt } = scope
  const compiled = withStart(compileStep(prose, { baseUrl: scope.baseUrl }), scope.baseUrl, opensBase)
  const stepTimeoutMs = Math.min(scope.stepTimeoutMs, deadlineAt - now())
  if (stepTimeoutMs <= 0) return stepError('cases.timeout', 'The time for this case is over.')
  const policy = { allowPrivate: scope.allowPrivateTargets, ownHosts: scope.ownHosts }
  const performing = scope.performStep(stage.page, compiled, {
    deadlineMs: deadlineAt,
    stepTimeoutMs,
    baseUrl: scope.baseUrl,
    secrets: scope.secrets,
    checkTarget: (address: string): TargetVerdict => checkTarget(address, policy),
    actionsSoFar: scope.actionsSoFar,
  })
  const outcome = await settled(scope, performing, stepTimeoutMs + graceMs)
  scope.actionsSoFar.push(...outcome.performed)
  return redactOutcome(withRefusals(outcome, scope.guard), scope.redact)
}

/** A case starts at the run's address, unless its first action goes somewhere itself. */
function withStart(compiled: CompiledStep, url: string, opensBase: boolean): CompiledStep {
  if (!opensBase || compiled.actions[0]?.action === 'goto') return compiled
  return { ...compiled, actions: [{ action: 'goto', url }, ...compiled.actions] }
}

async function settled(
  { stage, signal }: CaseScope,
  performing: Promise<StepOutcome>,
  timeoutMs: number,
): Promise<StepOutcome> {
  const lost = stage.lost.then((what): StepOutcome => {
    if (what === 'browser') throw new BrowserLostError('The browser was lost')
    return stepError('steps.page_crashed', 'The page crashed.')
  })
  const stopped = new Promise<never>((_resolve, reject) => {
    const stop = () => reject(new StoppedError('The run was stopped'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  const late = stepError('steps.timeout', 'The page did not answer in time; a script in it may run for ever.')
  // Whichever loses the race may still reject later; nobody listens any more.
  lost.catch(() => undefined)
  stopped.catch(() => undefined)
  const hung = within(timeoutMs, performing).catch(() => late)
  return Promise.race([hung, lost, stopped])
}

/** A refused document explains a failed navigation better than the browser's own error can. */
function withRefusals(outcome: StepOutcome, guard: Guard): StepOutcome {
  const refused = guard.takeRefusals().find(({ isDocument }) => isDocument)
  if (!refused || outcome.status !== 'error') return outcome
  return { ...outcome, error: { code: 'targets.refused', message: `${refused.reason} (${refused.url})` } }
}

function redactOutcome(outcome: StepOutcome, redact: Redactor): StepOutcome {
  return {
    ...outcome,
    ...(outcome.error ? { error: { ...outcome.error, message: redact(outcome.error.message) } } : {}),
    ...(outcome.interpretedAction === undefined
      ? {}
      : { interpretedAction: redactDeep(outcome.interpretedAction, redact) }),
    assertions: redactDeep(outcome.assertions, redact),
  }
}

function stepError(code: string, message: string): StepOutcome {
  return { status: 'error', error: { code, message }, assertions: [], verified: 0, performed: [] }
}
