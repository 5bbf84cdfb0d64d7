import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { logError } from '../../../shared/services/log.ts'
import { learnFurnitureJobName } from './rules.ts'
import { isPage } from './site-furniture.ts'
import type { FileRow } from './store.ts'

/** Orders that it is learned anew what repeats on the sites of a base of which pages came or went. Should the queue not answer, that is known with the next page. */
export async function orderFurniture(context: Context, rows: readonly FileRow[]): Promise<void> {
  const page = rows.find(isPage)
  if (!page) return
  const { ownerId, organizationId } = page
  try {
    const job = { name: learnFurnitureJobName, version: 1, queue: 'documents' } as const
    await enqueueAll(context, job, [{ ownerId, organizationId }])
  } catch (error) {
    logError({ kind: 'documents.orderFurniture', requestId: context.requestId, error })
  }
}
