import type { Operation } from '../../../shared/kernel/operation.ts'
import { cancelTestRun } from './cancel-test-run.ts'
import { getTestRunJunit } from './get-test-run-junit.route.ts'
import { getTestRunResults } from './get-test-run-results.ts'
import { getTestRunStatus } from './get-test-run-status.ts'
import { listTestRuns } from './list-test-runs.ts'
import { runTestCases } from './run-test-cases.ts'

export const operations: readonly Operation[] = [
  runTestCases,
  listTestRuns,
  getTestRunStatus,
  getTestRunResults,
  getTestRunJunit,
  cancelTestRun,
]
