import type { Context } from '../../../shared/kernel/context.ts'
import { logError } from '../../../shared/services/log.ts'
import { orderOnce } from './order-once.ts'
import { sendVectorsJobName } from './rules.ts'

/** Orders that what is new of a large index goes to the index of vectors outside, and what is gone leaves it. */
export const orderSending = (context: Context, ownerId: string, model: string): Promise<void> =>
  orderOnce(context, { work: 'sending', job: sendVectorsJobName, ownerId, model })

/** The same where there is something to do. */
export async function sendIfDue(context: Context, ownerId: string): Promise<void> {
  const { embedder, knowledgeIndexes, settings, vectors } = context.services
  if (!embedder || !vectors) return
  try {
    const { model } = embedder
    const asked = { model, now: context.now() }
    const { chunks, unsent, hasAbandoned } = await knowledgeIndexes.getByName(ownerId).outside(asked)
    const isDue = hasAbandoned || (unsent > 0 && chunks > settings.VECTORS_ABOVE)
    if (isDue) await orderSending(context, ownerId, model)
  } catch (error) {
    logError({ kind: 'documents.sendIfDue', requestId: context.requestId, error })
  }
}
