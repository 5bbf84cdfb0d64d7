import { cancelExecution } from './cancel-execution.ts'
import { executeTestCases } from './execute-test-cases.ts'
import { getEvidence } from './get-evidence.route.ts'
import { getExecution } from './get-execution.ts'
import { listExecutions } from './list-executions.ts'

export { executionNotFound, foreignPage, targetRefused } from './errors.ts'
export { deleteEvidence } from './evidence/delete-evidence.ts'
export { ExecutionView, RunCounts, UnreadableStepView } from './execution-schemas.ts'
export { type ExecutionRecord, executionView, shownCases, summaryOf } from './execution-view.ts'
export type { CaseResult, Counts } from './results.ts'
export { countCases, mostParallel } from './rules.ts'
export { WebConfig, readWebConfig } from './run-config.ts'
export type { CaseSnapshot, RunInput } from './run-input.ts'
export { hostOf, runsPerHost } from './run-limits.ts'
export { meetRun, requireTarget, startRun } from './start-run.ts'
export type { UnreadableStep } from './unreadable-steps.ts'

export const operations = [executeTestCases, getExecution, cancelExecution, listExecutions, getEvidence]
