import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { webhookDeliveries } from '../../../../shared/db/tables/webhooks.ts'
import { resumeDeliveries } from '../../../../workers/features/webhooks/resume-deliveries.ts'
import { db, newDelivery, recordingQueues } from './support.ts'

const webhook = { webhookId: crypto.randomUUID(), organizationId: crypto.randomUUID() }

test('deliveries that are overdue are sent for; what is due or done is not', async () => {
  // Long ago, so that deliveries of other tests are young.
  const now = 86_400_000
  const [overdue, due, done] = [
    await newDelivery(webhook, now - 300_001),
    await newDelivery(webhook, now - 300_000),
    await newDelivery(webhook, now - 600_000),
  ]
  await db
    .update(webhookDeliveries)
    .set({ status: 'failed' })
    .where(eq(webhookDeliveries.deliveryId, done.deliveryId))
  const { context, sent } = recordingQueues(now)
  await resumeDeliveries(context)
  const ids = sent.map((payload) => (payload as { deliveryId: string }).deliveryId)
  expect(ids).toContain(overdue.deliveryId)
  expect(ids).not.toContain(due.deliveryId)
  expect(ids).not.toContain(done.deliveryId)
})
