import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound, sharedBaseOrganization } from '../knowledge-bases/index.ts'
import { Exam } from './schemas.ts'
import { examsOf } from './store.ts'

export const listExams = defineOperation({
  id: 'exams.list',
  route: 'GET /api/knowledge-bases/{id}/exams',
  summary: 'List the exams of a knowledge base, newest first',
  access: { role: 'viewer', organization: sharedBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'read',
  input: () => ({ id: z.uuid(), ...pageFields() }),
  output: () => z.object({ exams: z.array(Exam()), nextCursor: z.string().nullable() }),
  errors: [knowledgeBaseNotFound],
  mcp: 'listed',
  run: (context, { id, ...page }) => examsOf(context, id, page),
})
