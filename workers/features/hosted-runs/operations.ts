import type { Operation } from '../../../shared/kernel/operation.ts'
import { cancelExecution } from './cancel-execution.ts'
import { executeTestCases } from './execute-test-cases.ts'
import { getEvidence } from './get-evidence.route.ts'
import { getExecution } from './get-execution.ts'
import { listExecutions } from './list-executions.ts'

export const operations: readonly Operation[] = [
  executeTestCases,
  getExecution,
  cancelExecution,
  listExecutions,
  getEvidence,
]
