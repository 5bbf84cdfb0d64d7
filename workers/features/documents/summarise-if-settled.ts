import { and, eq } from 'drizzle-orm'
import { fileTotals } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { logError } from '../../../shared/services/log.ts'
import { orderFurniture } from './order-furniture.ts'
import { summariseJobName } from './rules.ts'
import type { FileRow } from './store.ts'

/**
 * Orders the summary of a base anew when the last of its files that were under way has come to its end, and that it is learned what repeats on the pages of its
 * sites. Projects have theirs made when somebody asks for it.
 */
export async function summariseIfSettled(context: Context, row: FileRow): Promise<void> {
  const { ownerKind, ownerId, organizationId } = row
  if (ownerKind !== 'knowledge_base') return
  try {
    const [settled] = await context.services.db
      .select({ ownerId: fileTotals.ownerId })
      .from(fileTotals)
      .where(and(eq(fileTotals.ownerId, ownerId), eq(fileTotals.underWay, 0)))
    const job = { name: summariseJobName, version: 1, queue: 'documents' } as const
    if (!settled) return
    await enqueueAll(context, job, [{ ownerKind, ownerId, organizationId }])
    await orderFurniture(context, [row])
  } catch (error) {
    logError({ kind: 'documents.summariseIfSettled', requestId: context.requestId, error })
  }
}
