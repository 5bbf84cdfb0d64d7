import type { HostedBrowser } from './hosted-browser.ts'
import type { EvidenceStore } from './evidence/evidence-store.ts'
import type { Report } from './report.ts'
import type { CaseResult } from './results.ts'
import type { CaseSnapshot, RunInput, SealedPart } from './run-input.ts'
import type { Interpreter } from './steps/interpreter.ts'
import type { Redactor } from '../../../shared/domain/evidence/redact.ts'
import type { Stage } from './case-stage.ts'

export interface CaseRun {
  executionId: string
  index: number
  snapshot: CaseSnapshot
  input: RunInput
  sealed: SealedPart
  hosted: HostedBrowser
  report: Report
  files: R2Bucket
  /** Asks the configured model; absent without one. */
  interpreter?: Interpreter | undefined
  now: () => number
  /** Keeps nothing but pictures: no video, HAR, console log and trace. */
  picturesOnly?: true
  /** Keeps what the case has come to after each step. */
  keep?: (partial: CaseResult) => void
}

/** One try at a case. */
export interface CaseTry extends CaseRun {
  store: EvidenceStore
  startedAt: number
}

export interface StagedCase extends CaseTry {
  stage: Stage
  redact: Redactor
}
