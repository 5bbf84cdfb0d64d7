import type { Context } from '../../../shared/kernel/context.ts'
import type { JobsEnv } from '../../../shared/services/env.ts'
import type { Report } from './report.ts'
import type { RunInput } from './run-input.ts'

/** What the parts of one run share. */
export interface Run {
  context: Context
  env: Pick<JobsEnv, 'BROWSER'>
  executionId: string
  attempt: number
  input: RunInput
  report: Report
}

/** Why a run itself could not go on. */
export interface RunFailure {
  error: string
  message: string
}
