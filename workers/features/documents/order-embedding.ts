import { gt, lt, or } from 'drizzle-orm'
import { fileTotals } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { embeddingModelName } from '../../../shared/services/embeddings.ts'
import { orderOnce } from './order-once.ts'
import { embedAnewJobName } from './rules.ts'

/** How the job is addressed by whoever does not run it. */
const job = { name: embedAnewJobName, version: 1, queue: 'documents' } as const
const mostAtOnce = 20_000

/** Orders that an index is embedded by the configured model, where a search has found that it is not. */
export const orderEmbedding = (context: Context, ownerId: string): Promise<void> =>
  orderOnce(context, {
    work: 'embedding',
    job: embedAnewJobName,
    ownerId,
    model: embeddingModelName(context.services.settings),
  })

/** Hourly upkeep: orders it for all bases and projects of which nobody knows that their vectors are of the configured model. Returns how many. */
export async function embedOutdated(context: Context): Promise<number> {
  const { db, ids, settings } = context.services
  const current = embeddingModelName(settings)
  const { embeddingModel } = fileTotals
  const rows = await db
    .select({ ownerId: fileTotals.ownerId })
    .from(fileTotals)
    // Two ranges of the index, where "is another" would read all rows.
    .where(or(lt(embeddingModel, current), gt(embeddingModel, current)))
    .limit(mostAtOnce)
  const payloads = rows.map(({ ownerId }) => ({ ownerId, model: current, chain: ids.uuid(), step: 0 }))
  await enqueueAll(context, job, payloads)
  return rows.length
}
