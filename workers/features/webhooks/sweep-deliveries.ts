import { inArray, lt } from 'drizzle-orm'
import { inSteps, rowsAtOnce } from '../../../shared/db/in-steps.ts'
import { webhookDeliveries } from '../../../shared/db/tables/webhooks.ts'
import type { Context } from '../../../shared/kernel/context.ts'

const retentionMs = 30 * 86_400_000

/** Hourly upkeep: forgets deliveries after 30 days, and returns how many. */
export function sweepDeliveries({ services: { db }, now }: Context): Promise<number> {
  const { createdAt, deliveryId } = webhookDeliveries
  const old = db
    .select({ deliveryId })
    .from(webhookDeliveries)
    .where(lt(createdAt, now() - retentionMs))
    .limit(rowsAtOnce)
  return inSteps(() => db.delete(webhookDeliveries).where(inArray(deliveryId, old)))
}
