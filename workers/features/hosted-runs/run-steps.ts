import type { Redactor } from '../../../shared/domain/evidence/redact.ts'
import type { TestStep } from '../../../shared/domain/test-cases/schema.ts'
import type { Stage } from './case-stage.ts'
import { captureStep } from './capture-step.ts'
import type { EvidenceStore } from './evidence/evidence-store.ts'
import type { Assertion, StepResult } from './results.ts'
import type { CaseRun } from './run-case.ts'
import { type CaseScope, StoppedError, performProse } from './run-step.ts'
import type { StepOutcome } from './step-contract.ts'

export interface CaseSteps {
  steps: StepResult[]
  /** Where each step starts in the video, in milliseconds. */
  offsetsMs: number[]
  /** The check of the case's own expected result, where it came to that. */
  outcome: { status: StepOutcome['status']; error?: string; assertions: Assertion[] } | undefined
  verified: number
  stopped: boolean
}

export interface StagedCase extends CaseRun {
  stage: Stage
  store: EvidenceStore
  redact: Redactor
  startedAt: number
}

/** Performs the steps in order until one does not pass, then the check of the case's own expected result. What follows a broken step is skipped. */
export async function runSteps(staged: StagedCase): Promise<CaseSteps> {
  const { snapshot } = staged
  const scope = scopeOf(staged)
  const done: CaseSteps = { steps: [], offsetsMs: [], outcome: undefined, verified: 0, stopped: false }
  const prose = snapshot.steps ?? []
  let broken = false
  try {
    for (const [position, step] of prose.entries()) {
      if (broken) break
      done.offsetsMs.push(staged.stage.offsetMs())
      const { result, verified } = await runStep(staged, scope, step, position === 0)
      done.steps.push(result)
      done.verified += verified
      broken = result.status !== 'passed'
    }
    if (!broken && snapshot.expectedResult)
      await checkOutcome(scope, snapshot.expectedResult, done, prose.length === 0)
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error
    done.stopped = true
  }
  for (const step of prose.slice(done.steps.length)) done.steps.push(skip(staged, step))
  return done
}

function scopeOf({
  stage,
  hosted,
  input,
  sealed,
  redact,
  startedAt,
  report,
  performStep,
  now,
}: StagedCase): CaseScope {
  const { settings } = input
  return {
    stage,
    guard: hosted.guard,
    performStep,
    baseUrl: input.baseUrl,
    secrets: sealed.secrets,
    redact,
    allowPrivateTargets: settings.allowPrivateTargets,
    ownHosts: settings.ownHosts,
    stepTimeoutMs: settings.stepTimeoutMs,
    deadlineAt: startedAt + settings.caseTimeoutMs,
    signal: report.signal,
    now,
    actionsSoFar: [],
  }
}

async function runStep(staged: StagedCase, scope: CaseScope, step: TestStep, first: boolean) {
  const { report, snapshot, now } = staged
  const { stepNumber, action, expectedResult, testData } = step
  report.emit({ type: 'step_start', testCaseId: snapshot.id, stepNumber, action })
  const begunAt = now()
  const prose = { action, expectedResult, ...(testData === undefined ? {} : { testData }) }
  const outcome = await performProse(scope, prose, { opensBase: first })
  const durationMs = now() - begunAt
  const screenshotKey = await captureStep(staged, stepNumber)
  const result: StepResult = {
    stepNumber,
    action,
    status: outcome.status,
    durationMs,
    healed: false,
    assertions: outcome.assertions,
    ...(screenshotKey ? { screenshotKey } : {}),
    ...(outcome.error ? { error: sentence(outcome.error) } : {}),
    ...(isObject(outcome.interpretedAction) ? { interpretedAction: outcome.interpretedAction } : {}),
  }
  reportStep(staged, result)
  return { result, verified: outcome.verified }
}

async function checkOutcome(
  scope: CaseScope,
  expectedResult: string,
  done: CaseSteps,
  opensBase: boolean,
): Promise<void> {
  const outcome = await performProse(scope, { action: '', expectedResult }, { opensBase })
  done.outcome = {
    status: outcome.status,
    assertions: outcome.assertions,
    ...(outcome.error ? { error: `${sentence(outcome.error)} (expected result of the case)` } : {}),
  }
  done.verified += outcome.verified
}

function skip(staged: StagedCase, { stepNumber, action }: TestStep): StepResult {
  const result: StepResult = {
    stepNumber,
    action,
    status: 'skipped',
    durationMs: 0,
    healed: false,
    assertions: [],
  }
  reportStep(staged, result)
  return result
}

function reportStep({ report, snapshot }: StagedCase, result: StepResult): void {
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

const sentence = ({ code, message }: { code: string; message: string }) => `${code}: ${message}`

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
