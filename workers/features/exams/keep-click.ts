import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { nameOf } from '../../../shared/domain/retrieval/exams/questions/choose-questions.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { type FileRow, fileNotFound, readReading } from '../documents/index.ts'
import { baseLives, knowledgeBaseNotFound, sharedBaseOrganization } from '../knowledge-bases/index.ts'
import { tooManyQuestions } from './errors.ts'
import { keepQuestions, roomFor } from './keep-questions.ts'
import { dayOf, wordsAt } from './rules.ts'
import { question } from './schemas.ts'
import { type QuestionRow, liveFiles } from './store.ts'

export const keepClick = defineOperation({
  id: 'exams.keepClick',
  route: 'POST /api/knowledge-bases/{id}/exam-clicks',
  summary: 'Keep a question whose hit somebody opened for the exam of a knowledge base',
  description:
    'Only with the consent of whoever asked. Kept are the question, the words that were opened and the day: nothing of who asked, also not in the audit log. A question that the base has already stays as it is.',
  access: {
    role: 'member',
    organization: sharedBaseOrganization,
    hidden: knowledgeBaseNotFound,
    existing: (context, { id, fileId }) => openedFile(context, id, fileId),
  },
  effect: 'write',
  repeat: 'redoes',
  input: () => ({
    id: z.uuid(),
    question: question(),
    fileId: z.uuid().describe('The file of the hit'),
    start: z.number().int().min(0).describe('Where the words that were opened begin, in its extracted text'),
    end: z.number().int().min(0).describe('Where they end, at most 2,000 characters on'),
    consent: z
      .literal(true, 'Only who has agreed is counted: send true once somebody has')
      .describe('Whoever asked has agreed that the question is kept'),
  }),
  output: () => z.object({ kept: z.literal(true) }),
  errors: [knowledgeBaseNotFound, fileNotFound, tooManyQuestions],
  mcp: 'listed',
  async run(context, { id, question: asked, fileId, start, end }) {
    const { organizationId } = tenantOf(context)
    const { db, ids } = context.services
    const file = await openedFile(context, id, fileId)
    const text = (await readReading(context, file, 'whole'))?.text
    const words = text === undefined ? undefined : wordsAt(text, start, end)
    if (!words)
      throw validationFailed({
        details: [{ path: 'end', message: 'There are no words between start and end' }],
      })
    const row: QuestionRow = {
      questionId: ids.secret(),
      organizationId,
      kbId: id,
      question: asked,
      name: nameOf(asked),
      origin: 'clicked',
      answerable: true,
      fileId,
      fileName: file.fileName,
      ...words,
      createdBy: null,
      createdAt: dayOf(context.now()),
    }
    const guards = [
      { condition: baseLives(id, organizationId), refusal: knowledgeBaseNotFound },
      roomFor(id, [row]),
    ]
    const summary = 'Kept a question whose hit was opened for the exam'
    const note = { action: 'exams.keepClick', resource: 'knowledge_base', resourceId: id, summary }
    // The audit log says that it was kept, and not by whom: it would tell who has asked what.
    const nobody: Context = { ...context, actor: { kind: 'system' } }
    await commit(nobody, { organizationId, ...note, guards }, keepQuestions(db, [row]))
    context.audited = true
    return { kept: true as const }
  },
})

async function openedFile(context: Context, kbId: string, fileId: string): Promise<FileRow> {
  const [file] = await liveFiles(context, kbId, { fileIds: [fileId] })
  if (!file) throw fileNotFound({ details: [{ path: 'fileId', message: fileNotFound.sentence }] })
  return file
}
