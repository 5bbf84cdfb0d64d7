import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { testCaseNotFound } from './errors.ts'
import { StoredTestCase } from './schemas.ts'
import { caseOrganization, readCase } from './store.ts'

export const getTestCase = defineOperation({
  id: 'testCases.get',
  route: 'GET /api/qa/test-cases/{testCaseId}',
  summary: 'Get a stored test case',
  access: { role: 'viewer', organization: caseOrganization, hidden: testCaseNotFound },
  effect: 'read',
  input: () => ({ testCaseId: z.uuid() }),
  output: StoredTestCase,
  errors: [testCaseNotFound],
  mcp: 'listed',
  run: (context, { testCaseId }) => readCase(context, testCaseId),
})
