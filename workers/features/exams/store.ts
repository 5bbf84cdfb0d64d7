import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { examQuestions, examResults, exams } from '../../../shared/db/tables/exams.ts'
import { files, knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import type { Judged } from '../../../shared/domain/retrieval/exams/figures.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { examNotFound, examQuestionNotFound } from './errors.ts'
import { examOf, questionOf } from './views.ts'

export type ExamRow = typeof exams.$inferSelect
export type QuestionRow = typeof examQuestions.$inferSelect
export type ResultRow = typeof examResults.$inferSelect

export async function readExam(context: Context, kbId: string, examId: string): Promise<ExamRow> {
  const [row] = await context.services.db
    .select()
    .from(exams)
    .where(and(eq(exams.examId, examId), eq(exams.kbId, kbId)))
  if (!row) throw examNotFound()
  return row
}

/** An exam that is under way, of a base that was not deleted; with the name of the base, and whether that is archived. */
export async function findRunning({ services: { db } }: Context, examId: string) {
  const [found] = await db
    .select({ row: exams, baseName: knowledgeBases.name, baseStatus: knowledgeBases.status })
    .from(exams)
    .innerJoin(knowledgeBases, eq(knowledgeBases.kbId, exams.kbId))
    .where(and(eq(exams.examId, examId), eq(exams.status, 'running'), isNull(knowledgeBases.deletedAt)))
  return found
}

const newestExams = newestFirst(exams, 'createdAt', 'examId')

export async function examsOf({ services: { db } }: Context, kbId: string, { limit, cursor }: Page) {
  const rows = await db
    .select()
    .from(exams)
    .where(and(eq(exams.kbId, kbId), newestExams.after(cursor)))
    .orderBy(...newestExams.order)
    .limit(limit + 1)
  const { items, nextCursor } = newestExams.page(rows, limit)
  return { exams: items.map((row) => examOf(row)), nextCursor }
}

/** The exam that ended last before another began. */
export async function examBefore({ services: { db } }: Context, { kbId, createdAt, examId }: ExamRow) {
  const [row] = await db
    .select()
    .from(exams)
    .where(
      and(
        eq(exams.kbId, kbId),
        eq(exams.status, 'completed'),
        lt(sql`(${exams.createdAt}, ${exams.examId})`, sql`(${createdAt}, ${examId})`),
      ),
    )
    .orderBy(desc(exams.createdAt), desc(exams.examId))
    .limit(1)
  return row
}

export async function requireQuestion(context: Context, kbId: string, questionId: string): Promise<void> {
  const [row] = await context.services.db
    .select({ questionId: examQuestions.questionId })
    .from(examQuestions)
    .where(and(eq(examQuestions.questionId, questionId), eq(examQuestions.kbId, kbId)))
  if (!row) throw examQuestionNotFound()
}

const newestQuestions = newestFirst(examQuestions, 'createdAt', 'questionId')

export async function questionsOf({ services: { db } }: Context, kbId: string, { limit, cursor }: Page) {
  const rows = await db
    .select()
    .from(examQuestions)
    .where(and(eq(examQuestions.kbId, kbId), newestQuestions.after(cursor)))
    .orderBy(...newestQuestions.order)
    .limit(limit + 1)
  const { items, nextCursor } = newestQuestions.page(rows, limit)
  return { questions: items.map(questionOf), nextCursor }
}

/** The names of questions that a base has, out of some. */
export async function knownNames({ services: { db } }: Context, kbId: string, names: readonly string[]) {
  const rows = await db
    .select({ name: examQuestions.name })
    .from(examQuestions)
    .where(and(eq(examQuestions.kbId, kbId), inArray(examQuestions.name, idsIn(names))))
  return new Set(rows.map(({ name }) => name))
}

/** What became of the questions of an exam, as figures are made of it. */
export async function judgedOf({ services: { db } }: Context, examId: string): Promise<Judged[]> {
  const rows = await db.select().from(examResults).where(eq(examResults.examId, examId))
  return rows.flatMap(({ questionId, state, ndcg10, recall10, rank, isAnswered }): Judged[] => {
    const answered = isAnswered ?? false
    if (state === 'gone') return [{ questionId, kind: state }]
    if (state === 'unanswerable' && isAnswered === null) return []
    if (state === 'unanswerable') return [{ questionId, kind: state, isAnswered: answered }]
    if (state === 'waiting') return []
    const score = { ndcg10: ndcg10 ?? 0, recall10: recall10 ?? 0, rank }
    return [{ questionId, kind: state, isAnswered: answered, ...score }]
  })
}

/** Files of a base that were not deleted, by their ids or their names. */
export async function liveFiles(
  { services: { db } }: Context,
  kbId: string,
  { fileIds, names = [] }: { fileIds: readonly string[]; names?: readonly string[] },
) {
  const { fileId, fileName, ownerId, deletedAt, createdAt } = files
  return db
    .select()
    .from(files)
    .where(
      and(
        eq(ownerId, kbId),
        isNull(deletedAt),
        sql`(${inArray(fileId, idsIn(fileIds))} or ${inArray(fileName, idsIn(names))})`,
      ),
    )
    .orderBy(desc(createdAt), desc(fileId))
}

export async function countQuestions({ services: { db } }: Context, kbId: string): Promise<number> {
  return db.$count(examQuestions, eq(examQuestions.kbId, kbId))
}

/** How many questions an exam asks, and how many of them it has come through, with so many more. */
export async function countResults({ services: { db } }: Context, examId: string, more: number) {
  const ofExam = eq(examResults.examId, examId)
  const questions = await db.$count(examResults, ofExam)
  const waiting = await db.$count(examResults, and(ofExam, eq(examResults.state, 'waiting')))
  return { questions, asked: Math.min(questions, questions - waiting + more) }
}
