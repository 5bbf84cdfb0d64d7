import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound, sharedBaseOrganization } from '../knowledge-bases/index.ts'
import { examNotFound, examOver } from './errors.ts'
import { forgetOldest } from './forget-oldest.ts'
import { Exam } from './schemas.ts'
import { stopExam } from './stop-exam.ts'
import { readExam } from './store.ts'
import { examOf } from './views.ts'

export const cancelExam = defineOperation({
  id: 'exams.cancel',
  route: 'POST /api/knowledge-bases/{id}/exams/{examId}/cancel',
  summary: 'Stop an exam that is under way',
  description:
    'It asks no more after the step at which it is. What it has asked stays to be read; it has no figures, and no other exam is compared with it.',
  access: {
    role: 'member',
    organization: sharedBaseOrganization,
    hidden: knowledgeBaseNotFound,
    existing: (context, { id, examId }) => readExam(context, id, examId),
  },
  effect: 'write',
  repeat: 'redoes',
  input: () => ({ id: z.uuid(), examId: z.uuid() }),
  output: Exam,
  errors: [knowledgeBaseNotFound, examNotFound, examOver],
  mcp: 'listed',
  async run(context, { id, examId }) {
    const isStopped = await stopExam(context, await readExam(context, id, examId))
    const row = await readExam(context, id, examId)
    if (row.status !== 'cancelled') throw examOver()
    if (isStopped) await forgetOldest(context, row)
    return examOf(row)
  },
})
