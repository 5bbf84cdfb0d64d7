import { eq, sql } from 'drizzle-orm'
import type { Database, Statement } from '../../../shared/db/database.ts'
import { examQuestions, examResults, exams } from '../../../shared/db/tables/exams.ts'
import type { ExamRow } from './store.ts'

/** The statements that settle what an exam asks: every question that its base has at that moment. */
export const settleQuestions = (
  db: Database,
  { examId, kbId }: Pick<ExamRow, 'examId' | 'kbId'>,
): Statement[] => [
  db
    .insert(examResults)
    .select(
      sql`select ${examId}, question_id, kb_id, 'waiting', null, null, null, null from ${examQuestions} where kb_id = ${kbId}`,
    ),
  db
    .update(exams)
    .set({ questions: sql`(select count(*) from ${examResults} where exam_id = ${examId})` })
    .where(eq(exams.examId, examId)),
]
