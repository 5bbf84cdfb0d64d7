import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { examQuestions, examResults } from '../../../shared/db/tables/exams.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { knowledgeBaseNotFound, sharedBaseOrganization } from '../knowledge-bases/index.ts'
import { examNotFound } from './errors.ts'
import { ExamResult } from './schemas.ts'
import { readExam } from './store.ts'

export const listResults = defineOperation({
  id: 'exams.listResults',
  route: 'GET /api/knowledge-bases/{id}/exams/{examId}/results',
  summary: 'List what became of each question of an exam, the worst found first',
  access: { role: 'viewer', organization: sharedBaseOrganization, hidden: knowledgeBaseNotFound },
  effect: 'read',
  input: () => ({
    id: z.uuid(),
    examId: z.uuid(),
    limit: z.coerce.number().int().min(1).max(200).default(50).describe('How many to return'),
    cursor: z
      .string()
      .regex(/^\d{1,4}$/, 'Must be the `nextCursor` of the page before')
      .optional()
      .describe('`nextCursor` of the page before'),
  }),
  output: () => z.object({ results: z.array(ExamResult()), nextCursor: z.string().nullable() }),
  errors: [knowledgeBaseNotFound, examNotFound],
  mcp: 'listed',
  async run(context, { id, examId, limit, cursor = '0' }) {
    await readExam(context, id, examId)
    const rows = await resultsOf(context, examId, { limit: limit + 1, after: Number(cursor) })
    const nextCursor = rows.length > limit ? String(Number(cursor) + limit) : null
    return { results: rows.slice(0, limit), nextCursor }
  },
})

/** A base has at most some hundred questions: sorting all of them costs little. */
const resultsOf = (
  { services: { db } }: Context,
  examId: string,
  { limit, after }: { limit: number; after: number },
) =>
  db
    .select({
      questionId: examResults.questionId,
      question: examQuestions.question,
      origin: examQuestions.origin,
      state: examResults.state,
      ndcg10: examResults.ndcg10,
      recall10: examResults.recall10,
      rank: examResults.rank,
      isAnswered: examResults.isAnswered,
    })
    .from(examResults)
    .innerJoin(examQuestions, eq(examQuestions.questionId, examResults.questionId))
    .where(and(eq(examResults.examId, examId)))
    .orderBy(
      sql`case ${examResults.state} when 'gone' then 0 when 'asked' then 1 when 'unanswerable' then 2 else 3 end`,
      asc(examResults.ndcg10),
      asc(examResults.questionId),
    )
    .limit(limit)
    .offset(after)
