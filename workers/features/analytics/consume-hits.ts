import { readHitMessage } from '../../../shared/domain/tracker/hit-message.ts'
import type { HitMessage } from '../../../shared/domain/tracker/hit.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { logError } from '../../../shared/services/log.ts'

const longestDelaySeconds = 900

interface Delivery {
  message: Message
  hit: HitMessage
}

/**
 * Hands a batch of hits to their websites, one call per website. A website that fails has only its own hits delivered again;
 * what is not a hit at all is delivered again until it reaches the dead-letter queue.
 */
export async function consumeHits(context: Context, batch: Pick<MessageBatch, 'messages'>): Promise<void> {
  const deliveries: Delivery[] = []
  for (const message of batch.messages) {
    const hit = readHitMessage(message.body)
    if (hit) deliveries.push({ message, hit })
    else message.retry()
  }
  const sites = Map.groupBy(deliveries, ({ hit }) => hit.websiteId)
  await Promise.all([...sites].map(([websiteId, hits]) => recordAt(context, websiteId, hits)))
}

async function recordAt(context: Context, websiteId: string, deliveries: Delivery[]): Promise<void> {
  try {
    const hits = deliveries.map(({ hit: { eventId, receivedAt } }) => ({ eventId, receivedAt }))
    await context.services.websiteStores.getByName(websiteId).record({ hits, now: context.now() })
  } catch (error) {
    logError({ kind: 'analytics.consumeHits', requestId: context.requestId, error })
    for (const { message } of deliveries) message.retry({ delaySeconds: delayOf(message.attempts) })
    return
  }
  for (const { message } of deliveries) message.ack()
}

/** Doubles from two seconds, so that a website in trouble is not beaten further. */
function delayOf(attempts: number): number {
  return Math.min(2 ** Math.min(attempts, 10), longestDelaySeconds)
}
