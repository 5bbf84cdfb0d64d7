import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { fileTotals } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineJob, enqueue } from '../../../shared/kernel/job.ts'
import { removeSent } from './remove-sent.ts'
import { sendVectorsJobName, stepOf } from './rules.ts'

const vectorsAtOnce = 500

interface Step {
  ownerId: string
  model: string
  chain: string
  step: number
}

/**
 * Takes vectors of a large base or project to the index of vectors outside, some in each message, after it has removed there what is gone. The index notes what it
 * gives away before it goes, so that whatever dies on the way, nothing lies there that nobody knows.
 */
export const sendVectorsJob = defineJob({
  name: sendVectorsJobName,
  queue: 'documents',
  bookkeeping: true,
  input: () => ({ ownerId: z.uuid(), model: z.string(), chain: z.uuid(), step: z.number().int().min(0) }),
  run: sendVectors,
})

async function sendVectors(context: Context, given: Step): Promise<void> {
  const { embedder, knowledgeIndexes, vectors } = context.services
  const { ownerId, model, chain, step } = given
  if (!vectors || embedder?.model !== model) return
  const index = knowledgeIndexes.getByName(ownerId)
  if (!(await index.claim(stepOf('sending', given, context.now())))) return
  await removeSent(context, ownerId, 'abandoned')
  const isMore = await sendSome(context, ownerId, model)
  if (isMore) await enqueue(context, sendVectorsJob, { ...given, step: step + 1 })
  else await index.release({ name: 'sending', chain })
}

/** True where more may be left. */
async function sendSome(context: Context, ownerId: string, model: string): Promise<boolean> {
  const { db, knowledgeIndexes, settings, vectors } = context.services
  const index = knowledgeIndexes.getByName(ownerId)
  const which = eq(fileTotals.ownerId, ownerId)
  const [owner] = await db.select({ organizationId: fileTotals.organizationId }).from(fileTotals).where(which)
  const { chunks } = await index.outside({ model, now: context.now() })
  if (!owner || !vectors || chunks <= settings.VECTORS_ABOVE) return false
  const taken = await index.takeUnsent({ model, limit: vectorsAtOnce })
  await vectors.put({ ...owner, ownerId }, taken)
  const ids = taken.map(({ id }) => id)
  // A file may have gone while its vectors were on their way.
  await vectors.remove(await index.confirmSent({ ids, model, now: context.now() }))
  return taken.length === vectorsAtOnce
}
