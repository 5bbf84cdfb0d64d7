import type { Context } from '../../../shared/kernel/context.ts'
import type { JobsEnv } from '../../../shared/services/env.ts'
import type { Report } from './report.ts'
import type { CaseResult } from './results.ts'
import type { RunInput } from './run-input.ts'

/** What the parts of one run share. */
export interface Run {
  context: Context
  env: Pick<JobsEnv, 'BROWSER'>
  executionId: string
  sessionId: string | null
  projectId: string | null
  attempt: number
  input: RunInput
  report: Report
  /** The results that are stored already, by index. */
  stored: Map<number, CaseResult>
  /** What the followers were told, so that a run that goes on after a restart does not tell it again. */
  told: Told
}

export interface Told {
  started: boolean
  completed: Set<string>
}

/** Why a run itself could not go on. */
export interface RunFailure {
  error: string
  message: string
}
