import { defineError } from '../../../shared/kernel/errors.ts'

export const defectNotFound = defineError('defects.not_found', 404, 'Defect not found')
export const defectStale = defineError(
  'defects.stale',
  409,
  'The defect has changed since you read it. Read it again, then repeat your change.',
)
export const testCaseNotFound = defineError('test_cases.not_found', 404, 'Test case not found')
export const executionNotFound = defineError('executions.not_found', 404, 'Execution not found')
