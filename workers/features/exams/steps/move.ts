import { and, eq, sql } from 'drizzle-orm'
import { commitAnswer } from '../../../../shared/db/commit.ts'
import type { Statement } from '../../../../shared/db/database.ts'
import { AlreadyDone } from '../../../../shared/db/guard.ts'
import { exams } from '../../../../shared/db/tables/exams.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { ExamRow } from '../store.ts'

/** Moves an exam to its next turn, with other statements, in one transaction. False where somebody else has moved it meanwhile, or it is over or gone: nothing is written then. */
export async function move(
  context: Context,
  { examId, turn }: Pick<ExamRow, 'examId' | 'turn'>,
  set: Partial<ExamRow>,
  statements: readonly Statement[] = [],
): Promise<boolean> {
  const { db } = context.services
  const isSame = and(eq(exams.examId, examId), eq(exams.turn, turn), eq(exams.status, 'running'))
  const condition = sql`exists (select 1 from ${exams} where ${isSame})`
  const change = db
    .update(exams)
    .set({ ...set, turn: turn + 1, updatedAt: context.now() })
    .where(isSame)
  try {
    const guards = [{ condition, refusal: () => new AlreadyDone() }]
    await commitAnswer(context, { guards }, [...statements, change])
    return true
  } catch (error) {
    if (error instanceof AlreadyDone) return false
    throw error
  }
}
