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
export const tooManyCases = defineError(
  'test_cases.too_many',
  422,
  'A message is about 200 test cases at most, and about 4 MB of them. Name some in testCaseIds.',
)
