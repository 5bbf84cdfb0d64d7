import { kindOfFailure } from '../../../shared/domain/defect-fingerprints/fingerprint.ts'
import type { TestStep } from '../../../shared/domain/test-cases/schema.ts'

/** A stored case as a run played it. */
export interface PlayedCase {
  testCaseId: string
  title: string
  preconditions?: readonly string[] | undefined
  steps?: readonly TestStep[] | undefined
  expectedResult?: string | undefined
}

interface Check {
  kind: string
  passed: boolean
}

/** What a run says of a case, as far as it concerns defects. */
export interface PlayedResult {
  status: 'passed' | 'failed' | 'error' | 'skipped'
  startedAt: number
  durationMs: number
  error?: string | undefined
  steps: readonly {
    stepNumber: number
    status: 'passed' | 'failed' | 'error' | 'skipped'
    error?: string | undefined
    screenshotKey?: string | undefined
    assertions: readonly Check[]
  }[]
  assertions: readonly Check[]
  videoKey: string | null
}

/** A case that did not pass: at which step, 0 for the case as a whole, and why. */
export interface Failure {
  testCase: PlayedCase
  stepNumber: number
  /** The kind of the check that does not hold, or the code of the error. */
  kind: string
  error: string
  verdict: 'failed' | 'error'
  /** Milliseconds since the epoch. */
  at: number
  screenshotKey: string | null
  videoKey: string | null
}

/** A failure by what is the same each time that it is met. */
export interface Marked extends Failure {
  fingerprint: string
}

/** What of a case failed; undefined when nothing did. */
export function failureOf(testCase: PlayedCase, result: PlayedResult): Failure | undefined {
  const { status: verdict, startedAt, durationMs, videoKey } = result
  if (verdict !== 'failed' && verdict !== 'error') return undefined
  const broken = result.steps.find(({ status }) => status === 'failed' || status === 'error')
  const error = broken?.error ?? result.error ?? ''
  return {
    testCase,
    stepNumber: broken?.stepNumber ?? 0,
    kind: kindOfFailure(error, (broken ?? result).assertions),
    error,
    verdict,
    at: startedAt + durationMs,
    screenshotKey:
      broken?.screenshotKey ??
      result.steps.findLast(({ screenshotKey }) => screenshotKey)?.screenshotKey ??
      null,
    videoKey,
  }
}

/** The words of what failed: of the step, or what the case as a whole expects. */
export function saidBy({ testCase, stepNumber }: Failure): string {
  const step = stepOf({ testCase, stepNumber })
  if (!step) return testCase.expectedResult ?? ''
  return [step.action, step.expectedResult, step.testData ?? ''].join('\n')
}

export const stepOf = ({ testCase, stepNumber }: Pick<Failure, 'testCase' | 'stepNumber'>) =>
  testCase.steps?.find((step) => step.stepNumber === stepNumber)
