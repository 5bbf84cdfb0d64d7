import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { casePriorities, storedCaseTypes } from '../../../shared/db/tables/test-cases.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { StoredTestCase } from './schemas.ts'
import { casesOf } from './store.ts'

export const listTestCases = defineOperation({
  id: 'testCases.list',
  route: 'GET /api/qa/test-cases',
  summary: "List a project's stored test cases, newest first",
  description: 'A page may hold fewer than `limit` where its cases are very long; `nextCursor` leads on.',
  access: { role: 'viewer', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  input: () => ({
    projectId: z.uuid(),
    storyId: z.uuid().optional().describe('Only cases of this story'),
    tag: z.string().max(200).optional().describe('Only cases with this tag'),
    type: z.enum(storedCaseTypes).optional().describe('Only cases of this type'),
    priority: z.enum(casePriorities).optional().describe('Only cases of this priority'),
    ...pageFields(),
  }),
  output: () => z.object({ testCases: z.array(StoredTestCase()), nextCursor: z.string().nullable() }),
  errors: [projectNotFound],
  mcp: 'listed',
  run: (context, asked) => casesOf(context, asked),
})
