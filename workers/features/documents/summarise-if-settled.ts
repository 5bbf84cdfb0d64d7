import { and, eq } from 'drizzle-orm'
import { fileTotals } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { logError } from '../../../shared/services/log.ts'
import { summariseJobName } from './rules.ts'
import type { FileRow } from './store.ts'

/**
 * Orders the summary of a base anew when none of its files is under way: it quotes those that it has. Tells whether it did. Projects have theirs made when
 * somebody asks for it.
 */
export async function summariseIfSettled(
  context: Context,
  { ownerKind, ownerId, organizationId }: FileRow,
): Promise<boolean> {
  if (ownerKind !== 'knowledge_base') return false
  try {
    const [settled] = await context.services.db
      .select({ ownerId: fileTotals.ownerId })
      .from(fileTotals)
      .where(and(eq(fileTotals.ownerId, ownerId), eq(fileTotals.underWay, 0)))
    if (!settled) return false
    const job = { name: summariseJobName, version: 1, queue: 'documents' } as const
    await enqueueAll(context, job, [{ ownerKind, ownerId, organizationId }])
    return true
  } catch (error) {
    logError({ kind: 'documents.summariseIfSettled', requestId: context.requestId, error })
    return false
  }
}
