import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { examQuestions, examResults } from '../../../shared/db/tables/exams.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { knowledgeBaseNotFound, sharedBaseOrganization } from '../knowledge-bases/index.ts'
import { examQuestionNotFound } from './errors.ts'
import { requireQuestion } from './store.ts'

export const deleteQuestion = defineOperation({
  id: 'exams.deleteQuestion',
  route: 'DELETE /api/knowledge-bases/{id}/exam-questions/{questionId}',
  summary: 'Delete a question of the exam of a knowledge base',
  description:
    'With what became of it in earlier exams: their figures stay, and they are compared without it from now on.',
  access: {
    role: 'member',
    organization: sharedBaseOrganization,
    hidden: knowledgeBaseNotFound,
    existing: (context, { id, questionId }) => requireQuestion(context, id, questionId),
  },
  effect: 'destroy',
  input: () => ({ id: z.uuid(), questionId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [knowledgeBaseNotFound, examQuestionNotFound],
  mcp: 'listed',
  async run(context, { id, questionId }) {
    const { db } = context.services
    const isIt = and(eq(examQuestions.questionId, questionId), eq(examQuestions.kbId, id))
    const condition = sql`exists (select 1 from ${examQuestions} where ${isIt})`
    const note = { resource: 'knowledge_base', resourceId: id, summary: 'Deleted a question of the exam' }
    const guards = [{ condition, refusal: examQuestionNotFound }]
    const { organizationId } = tenantOf(context)
    await commit(context, { organizationId, action: 'exams.deleteQuestion', ...note, guards }, [
      db.delete(examResults).where(eq(examResults.questionId, questionId)),
      db.delete(examQuestions).where(isIt),
    ])
    return { deleted: true as const }
  },
})
