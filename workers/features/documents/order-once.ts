import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { logError } from '../../../shared/services/log.ts'
import { type IndexWork, stepOf } from './rules.ts'

/** Orders background work on an index at once, unless somebody is at it. What cannot be ordered now is ordered by whoever needs it next. */
export async function orderOnce(
  context: Context,
  { work, job, ownerId, model }: { work: IndexWork; job: string; ownerId: string; model: string },
): Promise<void> {
  const { services, requestId } = context
  try {
    const chain = services.ids.uuid()
    const index = services.knowledgeIndexes.getByName(ownerId)
    if (!(await index.claim(stepOf(work, { chain, step: 0 }, context.now())))) return
    const address = { name: job, version: 1, queue: 'documents' } as const
    await enqueueAll(context, address, [{ ownerId, model, chain, step: 0 }])
  } catch (error) {
    logError({ kind: 'documents.orderOnce', requestId, job, error })
  }
}
