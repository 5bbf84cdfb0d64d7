import type { Operation } from '../../../shared/kernel/operation.ts'
import { createTestCase } from './create-test-case.ts'
import { deleteTestCase } from './delete-test-case.ts'
import { getTestCase } from './get-test-case.ts'
import { listTestCaseHistory } from './list-test-case-history.ts'
import { listTestCases } from './list-test-cases.ts'
import { updateTestCase } from './update-test-case.ts'

export { testCaseNotFound, testCaseStale, testCaseTooLarge } from './errors.ts'
export { GivenTestCase, givenCases } from './given-test-case.ts'
export { type CaseLinks, type NewCase, isTooLarge, newCaseOf } from './rules.ts'
export { StoredTestCase } from './schemas.ts'
export { findCases } from './store.ts'
export { storeCases } from './store-cases.ts'
export { resources } from './resources.ts'

export const operations: Operation[] = [
  listTestCases,
  createTestCase,
  getTestCase,
  updateTestCase,
  deleteTestCase,
  listTestCaseHistory,
]
