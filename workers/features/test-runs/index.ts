import type { Operation } from '../../../shared/kernel/operation.ts'
import { cancelTestRun } from './cancel-test-run.ts'
import { getTestRunJunit } from './get-test-run-junit.route.ts'
import { getTestRunResults } from './get-test-run-results.ts'
import { getTestRunStatus } from './get-test-run-status.ts'
import { listTestRuns } from './list-test-runs.ts'
import { runTestCases } from './run-test-cases.ts'

export { storyLink } from './links.ts'
export { casesOfProject, refuseCases, requireCases } from './pick-cases.ts'
export { resources } from './resources.ts'
export { runLimits, startTestRun } from './start-test-run.ts'
export { findRun, stateOf } from './store.ts'

export const operations: Operation[] = [
  runTestCases,
  listTestRuns,
  getTestRunStatus,
  getTestRunResults,
  getTestRunJunit,
  cancelTestRun,
]
