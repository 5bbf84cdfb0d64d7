import { and, eq, sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { AlreadyDone } from '../../../shared/db/guard.ts'
import { exams } from '../../../shared/db/tables/exams.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { ExamRow } from './store.ts'

/** Cancels an exam, whichever step it is at: that step finds it over, and writes nothing. `error` says why where nobody asked for it. False where it was over before. */
export async function stopExam(
  context: Context,
  { examId, kbId, organizationId }: Pick<ExamRow, 'examId' | 'kbId' | 'organizationId'>,
  error: string | null = null,
): Promise<boolean> {
  const { db } = context.services
  const isRunning = and(eq(exams.examId, examId), eq(exams.status, 'running'))
  const condition = sql`exists (select 1 from ${exams} where ${isRunning})`
  const guards = [{ condition, refusal: () => new AlreadyDone() }]
  const summary = `Cancelled an exam${error === null ? '' : `: ${error}`}`
  const note = { resource: 'knowledge_base', resourceId: kbId, summary }
  const now = context.now()
  try {
    await commit(context, { organizationId, action: 'exams.cancel', ...note, guards }, [
      db.update(exams).set({ status: 'cancelled', error, endedAt: now, updatedAt: now }).where(isRunning),
    ])
    return true
  } catch (fault) {
    if (fault instanceof AlreadyDone) return false
    throw fault
  }
}
