import { defineError } from '../../../shared/kernel/errors.ts'

export const testCaseNotFound = defineError('test_cases.not_found', 404, 'Test case not found')
export const testCaseStale = defineError(
  'test_cases.stale',
  409,
  'The test case has changed since you read it. Read it again, then repeat your change.',
)
export const testCaseTooLarge = defineError(
  'test_cases.too_large',
  400,
  'A test case takes 800,000 bytes at most, all that it says together. Split it.',
)
