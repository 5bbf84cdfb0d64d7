import { inArray, lt } from 'drizzle-orm'
import { webhookDeliveries } from '../../../shared/db/tables/webhooks.ts'
import type { Context } from '../../../shared/kernel/context.ts'

const retentionMs = 30 * 86_400_000
// D1 is one writer: long deletes would hold up everyone.
const rowsAtOnce = 500
const mostRounds = 50

/** Hourly upkeep: forgets deliveries after 30 days, and returns how many. What one sweep leaves, the next takes. */
export async function sweepDeliveries({ services: { db }, now }: Context): Promise<number> {
  const { createdAt, deliveryId } = webhookDeliveries
  const old = db
    .select({ deliveryId })
    .from(webhookDeliveries)
    .where(lt(createdAt, now() - retentionMs))
    .limit(rowsAtOnce)
  let removed = 0
  for (let round = 0; round < mostRounds; round++) {
    const { meta } = await db.delete(webhookDeliveries).where(inArray(deliveryId, old))
    removed += meta.changes
    if (meta.changes < rowsAtOnce) break
  }
  return removed
}
