import { cancelExecution } from './cancel-execution.ts'
import { executeTestCases } from './execute-test-cases.ts'
import { getEvidence } from './get-evidence.route.ts'
import { getExecution } from './get-execution.ts'
import { listExecutions } from './list-executions.ts'

export { deleteEvidence } from './evidence/delete-evidence.ts'

export const operations = [executeTestCases, getExecution, cancelExecution, listExecutions, getEvidence]
