import { z } from 'zod'
import { compareExams } from '../../../shared/domain/retrieval/exams/compare.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound, sharedBaseOrganization } from '../knowledge-bases/index.ts'
import { examNotFound } from './errors.ts'
import { Exam } from './schemas.ts'
import { judgedOf, readExam } from './store.ts'
import { examOf } from './views.ts'

export const getExam = defineOperation({
  id: 'exams.get',
  route: 'GET /api/knowledge-bases/{id}/exams/{examId}',
  summary: 'Get an exam: how far it is, its figures, and how they differ from another one',
  access: { role: 'viewer', organization: sharedBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'read',
  input: () => ({
    id: z.uuid(),
    examId: z.uuid(),
    comparedTo: z.uuid().optional().describe('The exam to compare it with; the one before it unless given'),
  }),
  output: Exam,
  errors: [knowledgeBaseNotFound, examNotFound],
  mcp: 'listed',
  async run(context, { id, examId, comparedTo }) {
    const row = await readExam(context, id, examId)
    if (comparedTo === undefined) return examOf(row)
    const other = await readExam(context, id, comparedTo)
    if (row.status !== 'completed' || other.status !== 'completed') return examOf(row, null)
    const [before, after] = await Promise.all([judgedOf(context, comparedTo), judgedOf(context, examId)])
    return examOf(row, { examId: comparedTo, ...compareExams(before, after) })
  },
})
