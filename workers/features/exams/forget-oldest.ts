import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { examResults, exams } from '../../../shared/db/tables/exams.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { mostKept } from './rules.ts'
import type { ExamRow } from './store.ts'

/** Exams that many newer ones have followed are not kept. Those that were cancelled count by themselves: they push out none that has figures. */
export async function forgetOldest({ services: { db } }: Context, { kbId, status }: ExamRow): Promise<void> {
  const isOfKind = status === 'cancelled' ? eq(exams.status, status) : ne(exams.status, 'cancelled')
  const older = await db
    .select({ examId: exams.examId })
    .from(exams)
    .where(and(eq(exams.kbId, kbId), ne(exams.status, 'running'), isOfKind))
    .orderBy(desc(exams.createdAt), desc(exams.examId))
    .limit(mostKept + 20)
    .offset(mostKept)
  const ids = older.map(({ examId }) => examId)
  if (ids.length === 0) return
  await db.batch([
    db.delete(examResults).where(inArray(examResults.examId, ids)),
    db.delete(exams).where(inArray(exams.examId, ids)),
  ])
}
