import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { exams } from '../../../shared/db/tables/exams.ts'
import { knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { baseLives, knowledgeBaseNotFound, sharedBaseOrganization } from '../knowledge-bases/index.ts'
import { examOfArchived, examUnderWay, nothingToAsk, tooManyQuestions } from './errors.ts'
import { keepQuestions, roomFor } from './keep-questions.ts'
import { newQuestions } from './new-questions.ts'
import { orderStep } from './order-step.ts'
import { mostAtOnce, mostQuestions } from './rules.ts'
import { ExamStarted, GivenQuestion, settings } from './schemas.ts'
import { settleQuestions } from './settle-questions.ts'
import type { ExamRow } from './store.ts'

export const startExam = defineOperation({
  id: 'exams.start',
  route: 'POST /api/knowledge-bases/{id}/exam',
  summary: 'Examine how well a knowledge base finds what answers its questions',
  description:
    'Answers at once; read the exam until it is no longer `running`. It asks all questions of the base, with those that are given or generated here, and compares itself with the exam before, question by question. Searches go on meanwhile. One exam of a base at a time.',
  access: { role: 'member', organization: sharedBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'write',
  input: () => ({
    id: z.uuid(),
    questions: z
      .array(GivenQuestion())
      .max(mostAtOnce)
      .default([])
      .describe('Are added to those of the base'),
    generate: z
      .number()
      .int()
      .min(0)
      .max(mostAtOnce)
      .default(0)
      .describe('How many questions to make of the files first: the same files give the same ones'),
    settings: settings(),
  }),
  output: ExamStarted,
  errors: [knowledgeBaseNotFound, examOfArchived, examUnderWay, nothingToAsk, tooManyQuestions],
  mcp: 'listed',
  readAgainBy: 'exams.get',
  async run(context, { id, questions: given, generate, settings: chosen }) {
    const { organizationId } = tenantOf(context)
    const { db, ids } = context.services
    const added = await newQuestions(context, { organizationId, kbId: id, given, ids })
    const row = newExam(context, { organizationId, kbId: id, wanted: generate, settings: chosen })
    const answer = { jobId: row.examId, status: row.status }
    const note = { resource: 'knowledge_base', resourceId: id, summary: 'Started an exam' }
    const isActive = sql`(select status <> 'archived' from ${knowledgeBases} where kb_id = ${id})`
    const isFree = sql`not exists (select 1 from ${exams} where kb_id = ${id} and status = 'running')`
    const hasSome = sql`${added.length + generate} > 0 or exists (select 1 from exam_questions where kb_id = ${id})`
    const guards = [
      { condition: baseLives(id, organizationId), refusal: knowledgeBaseNotFound },
      { condition: isActive, refusal: examOfArchived },
      { condition: isFree, refusal: examUnderWay },
      { condition: hasSome, refusal: nothingToAsk },
      roomFor(id, added),
    ]
    await commit(context, { organizationId, action: 'exams.start', ...note, guards, answer }, [
      db.insert(exams).values(row),
      ...keepQuestions(db, added),
      ...(generate > 0 ? [] : settleQuestions(db, row)),
    ])
    await orderStep(context, row.examId)
    return answer
  },
})

function newExam(
  { services: { ids }, actor, now }: Context,
  chosen: Pick<ExamRow, 'organizationId' | 'kbId' | 'wanted' | 'settings'>,
): ExamRow {
  const createdAt = now()
  return {
    ...chosen,
    wanted: Math.min(chosen.wanted, mostQuestions),
    examId: ids.uuid(),
    status: 'running',
    stage: chosen.wanted > 0 ? 'generating' : 'asking',
    turn: 1,
    generated: 0,
    filesRead: 0,
    questions: 0,
    asked: 0,
    indexState: null,
    changedMeanwhile: false,
    figures: null,
    comparedTo: null,
    comparison: null,
    warnings: [],
    error: null,
    createdBy: actorId(actor),
    createdAt,
    updatedAt: createdAt,
    endedAt: null,
  }
}
