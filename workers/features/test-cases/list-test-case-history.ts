import { defineHistory } from '../projects/index.ts'
import { testCaseNotFound } from './errors.ts'
import { caseOrganization } from './store.ts'

export const listTestCaseHistory = defineHistory({
  id: 'testCases.listHistory',
  route: 'GET /api/qa/test-cases/{testCaseId}/history',
  resource: 'test_case',
  key: 'testCaseId',
  organization: caseOrganization,
  notFound: testCaseNotFound,
})
