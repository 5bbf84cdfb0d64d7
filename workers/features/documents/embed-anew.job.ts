import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { PublishedUnembedded } from '../../../durable-objects/knowledge-index/types.ts'
import { fileTotals, knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineJob, enqueue } from '../../../shared/kernel/job.ts'
import { embeddingModelName } from '../../../shared/services/embeddings.ts'
import { embedFirst } from './embed-first.ts'
import { learnIfDue } from './learn-topics.ts'
import { sendIfDue } from './order-sending.ts'
import { chunksAtOnce, embedAnewJobName, stepOf } from './rules.ts'
import { sayRefused } from './say-refused.ts'

interface Step {
  ownerId: string
  model: string
  chain: string
  step: number
}

/**
 * Gives searchable pieces of a base or project their vectors by the configured model, some in each message, and removes those of other models with the last of
 * them. What is done stays done: a message that comes twice or dies in the middle costs at most the pieces that it carried.
 */
export const embedAnewJob = defineJob({
  name: embedAnewJobName,
  queue: 'documents',
  bookkeeping: true,
  input: () => ({ ownerId: z.uuid(), model: z.string(), chain: z.uuid(), step: z.number().int().min(0) }),
  run: embedAnew,
})

async function embedAnew(context: Context, given: Step): Promise<void> {
  const { embedder, knowledgeIndexes, settings } = context.services
  const { ownerId, model } = given
  // Ordered before the setting changed once more: whoever ordered by the new one does it.
  if (model !== embeddingModelName(settings)) return
  const index = knowledgeIndexes.getByName(ownerId)
  const waiting = embedder ? await index.unembeddedAnywhere({ model, limit: chunksAtOnce }) : []
  if (!embedder || waiting.length === 0) return finish(context, given)
  if (!(await index.claim(stepOf('embedding', given, context.now())))) return
  await index.embedEach({ model, embedded: byReading(await embedFirst(embedder, waiting)) })
  await enqueue(context, embedAnewJob, { ...given, step: given.step + 1 })
}

function byReading(made: readonly (PublishedUnembedded & { vector: Float32Array })[]) {
  const groups = Map.groupBy(made, ({ fileId, generation }) => `${fileId} ${generation}`)
  return [...groups.values()].map((some) => ({
    reading: { fileId: some[0]?.fileId ?? '', generation: some[0]?.generation ?? 0 },
    vectors: some.map(({ ordinal, vector }) => ({ ordinal, vector })),
  }))
}

/** The catalog is told last: until then the work is ordered again. */
async function finish(context: Context, { ownerId, model, chain }: Step): Promise<void> {
  const { db, knowledgeIndexes } = context.services
  const index = knowledgeIndexes.getByName(ownerId)
  await learnIfDue(context, { ownerId })
  await sayRefused(context, ownerId, model)
  await index.dropOtherModels({ model })
  await index.release({ name: 'embedding', chain })
  const set = { embeddingModel: model }
  await db.update(knowledgeBases).set(set).where(eq(knowledgeBases.kbId, ownerId))
  await sendIfDue(context, ownerId)
  await db.update(fileTotals).set(set).where(eq(fileTotals.ownerId, ownerId))
}
