import type { RememberedStep } from '../../../shared/domain/prose-steps/fingerprint.ts'
import type { CaseResult, StepResult } from './results.ts'
import type { Outcome } from './run-step.ts'

export interface CaseSteps {
  steps: StepResult[]
  /** Where each step starts in the video, in milliseconds. */
  offsetsMs: number[]
  /** What the targets of each step are known by. */
  targets: RememberedStep[]
  /** The check of the case's own expected result, where it came to that. */
  outcome:
    | (Pick<CaseResult, 'assertions' | 'unchecked' | 'candidates' | 'error'> & { status: Outcome['status'] })
    | undefined
  verified: number
  stopped: boolean
}

export const noSteps = (): CaseSteps => ({
  steps: [],
  offsetsMs: [],
  targets: [],
  outcome: undefined,
  verified: 0,
  stopped: false,
})
