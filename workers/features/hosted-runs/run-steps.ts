import { dateIn } from '../../../shared/domain/prose-steps/relative-dates.ts'
import { withGuide } from '../../../shared/domain/prose-steps/guide/link.ts'
import type { Box } from '../../../shared/domain/prose-steps/in-page/kit.ts'
import { withAdvice } from '../../../shared/domain/step-readings/suggest.ts'
import type { TestStep } from '../../../shared/domain/test-cases/schema.ts'
import type { CompiledStep } from '../../../shared/domain/prose-steps/types.ts'
import { type Captured, captureStep } from './capture-step.ts'
import {
  type CompiledCase,
  actionsAfter,
  compileCase,
} from '../../../shared/domain/prose-steps/compile-case.ts'
import { targetKey } from './evidence/evidence-keys.ts'
import { type Picture, outlineTarget, pictureNow } from './outline-target.ts'
import type { Report } from './report.ts'
import type { StepResult } from './results.ts'
import type { RunInput } from './run-input.ts'
import type { CaseRun, StagedCase } from './case-run.ts'
import { type CaseScope, type Outcome, runCompiled, unlessExposed } from './run-step.ts'
import type { Interpreter, Interpreting } from './steps/interpreter.ts'
import { StoppedError } from './unless-aborted.ts'
import type { CaseSteps } from './case-steps.ts'

/**
 * Performs the steps in order until one does not pass, then the check of the case's own expected result. What follows a broken step is skipped. Fills
 * `done` as it goes, so that a browser that dies does not take with it what is known.
 */
export async function runSteps(staged: StagedCase, done: CaseSteps, progress: () => void): Promise<void> {
  const { snapshot, input, stage } = staged
  const compiled = compileCase(snapshot, input.baseUrl)
  const scope = scopeOf(staged)
  const storing: Promise<void>[] = []
  try {
    for (const position of compiled.steps.keys()) {
      if (done.steps.at(-1) && done.steps.at(-1)?.status !== 'passed') break
      done.offsetsMs.push(stage.offsetMs())
      const { result, verified, stored, targets } = await runStep(staged, scope, compiled, position)
      storing.push(stored)
      done.steps.push(result)
      done.targets.push({ action: result.action, targets })
      done.verified += verified
      progress()
    }
    const whole = done.steps.every(({ status }) => status === 'passed')
    if (whole && compiled.outcome) await checkOutcome(scope, compiled.outcome, done)
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error
    done.stopped = true
  } finally {
    await Promise.all(storing)
  }
  const { interpreter } = staged
  // A model may read more, once the page is there.
  skipRest(staged, done, { unread: interpreter ? [] : compiled.steps.map(unreadIn) })
}

/** What of a step no rule reads, as its own error would say it. */
function unreadIn({ compiled: { problems } }: CompiledCase['steps'][number]): string | undefined {
  const [first] = problems
  if (!first) return undefined
  const message = `Skipped, and not readable either. ${problems.map((problem) => withAdvice(problem).message).join(' ')}`
  return sentence({ code: first.code, message })
}

/**
 * What was not done is skipped. A step that had begun when the browser was lost is an error, for which `lost` is the reason. `unread` says of each step
 * what could not have been done at all, so that it is known before the next run.
 */
export function skipRest(
  { snapshot, report }: Pick<CaseRun, 'snapshot' | 'report'>,
  done: CaseSteps,
  { lost, unread = [] }: { lost?: string | undefined; unread?: (string | undefined)[] } = {},
): void {
  const { steps = [] } = snapshot
  for (const { stepNumber, action } of steps.slice(done.steps.length)) {
    const begun = done.steps.length < done.offsetsMs.length
    const broken = lost !== undefined && begun
    const error = broken ? lost : unread[done.steps.length]
    const result: StepResult = {
      stepNumber,
      action,
      status: broken ? 'error' : 'skipped',
      durationMs: 0,
      healed: false,
      assertions: [],
      ...(error === undefined ? {} : { error }),
    }
    done.steps.push(result)
    reportStep({ snapshot, report }, result)
  }
}

interface ScopeParts extends Pick<StagedCase, 'stage' | 'sealed' | 'redact' | 'startedAt' | 'now'> {
  input: Pick<RunInput, 'baseUrl' | 'config' | 'settings'>
  report: Pick<Report, 'signal'>
}

/** What the steps of a case share while they run. */
export function scopeOf({ stage, input, sealed, redact, startedAt, report, now }: ScopeParts): CaseScope {
  const { allowPrivateTargets: allowPrivate, ownHosts, stepTimeoutMs, caseTimeoutMs } = input.settings
  return {
    stage,
    policy: { allowPrivate, ownHosts },
    baseUrl: input.baseUrl,
    secrets: sealed.secrets,
    today: dateIn(input.config.timezone, startedAt),
    redact,
    stepTimeoutMs,
    deadlineAt: startedAt + caseTimeoutMs,
    signal: report.signal,
    now,
    actionsSoFar: [],
  }
}

async function runStep(staged: StagedCase, scope: CaseScope, whole: CompiledCase, position: number) {
  const { report, snapshot, now, executionId, index } = staged
  const entry = whole.steps[position]
  if (!entry) throw new Error(`The case has no step ${position}`)
  const { stepNumber, action } = entry.step
  report.emit({ type: 'step_start', testCaseId: snapshot.id, stepNumber, action })
  const begunAt = now()
  const clicked: { picture: Picture | null; box: Box }[] = []
  const known = snapshot.remembered?.[position]
  const performed = await runCompiled(scope, entry.compiled, actionsAfter(whole, position), {
    beforeClick: async (box) => {
      clicked.push({ picture: await pictureNow(staged), box })
    },
    // What was remembered of other words says nothing about these.
    remembered: known?.action === action ? known.targets : [],
    ...(staged.interpreter
      ? { interpreting: interpretingOf(entry.step, staged.interpreter, report.signal) }
      : {}),
  })
  const durationMs = now() - begunAt
  const captured = await captureStep(staged, stepNumber)
  const outcome = captured ? performed : await unlessExposed(performed, staged.stage)
  const target = targetOf(outcome, clicked.at(-1), captured)
  const { interpretedAction } = outcome
  const result: StepResult = {
    stepNumber,
    action,
    status: outcome.status,
    durationMs,
    healed: outcome.healing !== undefined,
    ...(outcome.healing ? { healing: outcome.healing } : {}),
    assertions: outcome.assertions,
    ...leftToPerson(entry.compiled),
    ...(captured ? { screenshotKey: captured.key } : {}),
    ...(target ? { targetScreenshotKey: targetKey(executionId, index, stepNumber) } : {}),
    ...(outcome.error ? { error: sentence(outcome.error) } : {}),
    ...(outcome.error?.candidates ? { candidates: outcome.error.candidates } : {}),
    ...(interpretedAction ? { interpretedAction } : {}),
  }
  reportStep(staged, result)
  const outlined = target && outlineTarget(staged, stepNumber, target)
  const stored = Promise.all([captured?.stored, outlined]).then(([kept, drawn]) => {
    if (!kept) delete result.screenshotKey
    if (!drawn) delete result.targetScreenshotKey
  })
  return { result, verified: outcome.verified, stored, targets: outcome.fingerprints ?? [] }
}

const leftToPerson = ({ unchecked = [] }: CompiledStep) => (unchecked.length > 0 ? { unchecked } : {})

function interpretingOf(
  { action, expectedResult, testData }: TestStep,
  interpreter: Interpreter,
  signal: AbortSignal,
): Interpreting {
  return { prose: { action, expectedResult, ...(testData ? { testData } : {}) }, interpreter, signal }
}

/** Where the element of the step is to be seen: in the picture from before its click, else in the one of its end. */
function targetOf(
  { targetBox }: Outcome,
  clicked: { picture: Picture | null; box: Box } | undefined,
  captured: Captured | null,
): { picture: Picture; box: Box } | undefined {
  if (!targetBox) return undefined
  const isClick = clicked && clicked.box.x === targetBox.x && clicked.box.y === targetBox.y
  const picture = isClick ? clicked.picture : captured && { data: captured.data, mediaType: 'image/png' }
  return picture ? { picture, box: targetBox } : undefined
}

async function checkOutcome(
  scope: CaseScope,
  compiled: NonNullable<CompiledCase['outcome']>,
  done: CaseSteps,
): Promise<void> {
  const outcome = await runCompiled(scope, compiled, [])
  done.outcome = {
    status: outcome.status,
    assertions: outcome.assertions,
    ...leftToPerson(compiled),
    ...(outcome.error ? { error: `${sentence(outcome.error)} (expected result of the case)` } : {}),
    ...(outcome.error?.candidates ? { candidates: outcome.error.candidates } : {}),
  }
  done.verified += outcome.verified
}

function reportStep({ report, snapshot }: Pick<CaseRun, 'snapshot' | 'report'>, result: StepResult): void {
  const { stepNumber, status, durationMs, interpretedAction, screenshotKey, error } = result
  report.emit({
    type: 'step_complete',
    testCaseId: snapshot.id,
    stepNumber,
    status,
    durationMs,
    interpretedAction: interpretedAction ?? null,
    screenshotKey,
    error,
  })
}

const sentence = (error: { code: string; message: string }) => `${error.code}: ${withGuide(error)}`
