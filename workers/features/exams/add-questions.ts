import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { baseLives, knowledgeBaseNotFound, sharedBaseOrganization } from '../knowledge-bases/index.ts'
import { tooManyQuestions } from './errors.ts'
import { keepQuestions, roomFor } from './keep-questions.ts'
import { newQuestions } from './new-questions.ts'
import { mostAtOnce } from './rules.ts'
import { ExamQuestion, GivenQuestion } from './schemas.ts'
import { questionOf } from './views.ts'

export const addQuestions = defineOperation({
  id: 'exams.addQuestions',
  route: 'POST /api/knowledge-bases/{id}/exam-questions',
  summary: 'Add questions to the exam of a knowledge base',
  description:
    'Each with the words of a file that answer it, or with no file where the base should stay silent. The words are found again when the file is read anew. A question that the base has already stays as it is.',
  access: { role: 'member', organization: sharedBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'write',
  input: () => ({ id: z.uuid(), questions: z.array(GivenQuestion()).min(1).max(mostAtOnce) }),
  output: () => z.object({ questions: z.array(ExamQuestion()) }),
  errors: [knowledgeBaseNotFound, tooManyQuestions],
  mcp: 'listed',
  async run(context, { id, questions: given }) {
    const { db, ids } = context.services
    const { organizationId } = tenantOf(context)
    const rows = await newQuestions(context, { organizationId, kbId: id, given, ids })
    const summary = `Added ${rows.length === 1 ? '1 question' : `${rows.length} questions`} to the exam`
    const note = { action: 'exams.addQuestions', resource: 'knowledge_base', resourceId: id, summary }
    const guards = [
      { condition: baseLives(id, organizationId), refusal: knowledgeBaseNotFound },
      roomFor(id, rows),
    ]
    const answer = { questions: rows.map(questionOf) }
    await commit(context, { organizationId, ...note, guards, answer }, keepQuestions(db, rows))
    return answer
  },
})
