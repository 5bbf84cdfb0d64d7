import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound, sharedBaseOrganization } from '../knowledge-bases/index.ts'
import { ExamQuestion } from './schemas.ts'
import { questionsOf } from './store.ts'

export const listQuestions = defineOperation({
  id: 'exams.listQuestions',
  route: 'GET /api/knowledge-bases/{id}/exam-questions',
  summary: 'List the questions of the exam of a knowledge base, newest first',
  access: { role: 'viewer', organization: sharedBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'read',
  input: () => ({ id: z.uuid(), ...pageFields() }),
  output: () => z.object({ questions: z.array(ExamQuestion()), nextCursor: z.string().nullable() }),
  errors: [knowledgeBaseNotFound],
  mcp: 'listed',
  run: (context, { id, ...page }) => questionsOf(context, id, page),
})
