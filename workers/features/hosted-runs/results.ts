import type { StepStrength, StrengthSummary } from '../../../shared/domain/assertion-strength/summary.ts'
import type { ManifestFile } from '../../../shared/domain/evidence/manifest.ts'
import type { RememberedStep } from '../../../shared/domain/prose-steps/fingerprint.ts'
import type { Healing } from '../../../shared/domain/prose-steps/types.ts'
import type { Meant } from './steps/step-failure.ts'

export type CaseStatus = 'passed' | 'failed' | 'error' | 'skipped'

export interface Assertion {
  kind: string
  expected: string
  actual: string
  passed: boolean
}

/** The step result of the specification, with what the contract adds. */
export interface StepResult {
  stepNumber: number
  action: string
  status: CaseStatus
  durationMs: number
  screenshotKey?: string
  /** The picture in which the element that the step was about is outlined. */
  targetScreenshotKey?: string
  error?: string
  /** What it may have meant, where several elements fit or none does. */
  candidates?: Meant[]
  interpretedAction?: Record<string, unknown>
  healed: boolean
  healing?: Healing
  assertions: Assertion[]
  /** What its author left to a person: no run checks it. */
  unchecked?: string[]
  /** How its checks did against injected faults, where that was measured. */
  strength?: StepStrength
}

/** The assertion strength of a whole case. */
export interface CaseStrength extends StrengthSummary {
  /** No check tells that the actions did anything: all that could be asked were true before them. */
  heldBefore?: true
  /** Of the checks of the case's own expected result. */
  expectedResult?: StepStrength
}

/** What the Execution object keeps of a case. Keys name stored objects; links are made when they are asked for. */
export interface CaseResult {
  /** The case is not over: what it has come to so far, for the event that nothing more is heard of its runner. */
  partial?: true
  /** What the targets of its steps are known by; kept with the session once the case has passed. */
  targets?: RememberedStep[]
  index: number
  testCaseId: string
  title: string
  status: CaseStatus
  startedAt: number
  durationMs: number
  error?: string
  steps: StepResult[]
  /** Checks of the case's own expected result. */
  assertions: Assertion[]
  /** What of the case's own expected result is left to a person. */
  unchecked?: string[]
  /** What the case's own expected result may have meant. */
  candidates?: Meant[]
  strength?: CaseStrength
  /** Milliseconds from the start of the video (or of the case, without one) to the start of each step. */
  stepOffsetsMs: number[]
  videoKey: string | null
  consoleKey: string | null
  harKey: string | null
  /** The events of its Playwright trace, see `traceKey`; results stored by an older version have none. */
  traceKey?: string | null
  files: ManifestFile[]
  /** What is missing from the evidence, and why. */
  warnings: string[]
  browser: { name: string; version: string }
}

export interface Counts {
  total: number
  passed: number
  failed: number
  error: number
  skipped: number
  healed: number
}

/** What a finished run leaves beside its cases. */
export interface RunOutcome {
  browser: { name: string; version: string } | null
  manifestKey: string | null
  timelineKey: string | null
  harKey: string | null
  consoleKey: string | null
  warnings: string[]
}
