import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { exams } from '../../../shared/db/tables/exams.ts'
import { knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { orderStep } from './order-step.ts'

/** Longer than all retries of a message take. */
const patienceMs = 30 * 60_000
const mostAtOnce = 500

/** Hourly upkeep: goes on with exams that stand still, because a message was lost or a process died. Returns how many. */
export async function resumeExams(context: Context): Promise<number> {
  const rows = await context.services.db
    .select({ examId: exams.examId })
    .from(exams)
    .innerJoin(knowledgeBases, eq(knowledgeBases.kbId, exams.kbId))
    .where(
      and(
        // Written out: the index of what stands still holds no bound value.
        sql`${exams}.status = 'running'`,
        lt(exams.updatedAt, context.now() - patienceMs),
        isNull(knowledgeBases.deletedAt),
      ),
    )
    .orderBy(asc(exams.updatedAt))
    .limit(mostAtOnce)
  await orderStep(context, ...rows.map(({ examId }) => examId))
  return rows.length
}
