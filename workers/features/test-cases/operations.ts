import type { Operation } from '../../../shared/kernel/operation.ts'
import { createTestCase } from './create-test-case.ts'
import { deleteTestCase } from './delete-test-case.ts'
import { getTestCase } from './get-test-case.ts'
import { listTestCaseHistory } from './list-test-case-history.ts'
import { listTestCases } from './list-test-cases.ts'
import { updateTestCase } from './update-test-case.ts'

export const operations: readonly Operation[] = [
  listTestCases,
  createTestCase,
  getTestCase,
  updateTestCase,
  deleteTestCase,
  listTestCaseHistory,
]
