import { expect, test } from 'vitest'
import { sweepDeliveries } from '../../../../workers/features/webhooks/sweep-deliveries.ts'
import { newContext } from '../../../support/context.ts'
import { deliveryRow, newDelivery } from './support.ts'

test('deliveries are forgotten after thirty days, and not before', async () => {
  const webhook = { webhookId: crypto.randomUUID(), organizationId: crypto.randomUUID() }
  const [old, kept] = [await newDelivery(webhook, 9_999), await newDelivery(webhook, 10_000)]
  const now = 10_000 + 30 * 86_400_000
  expect(await sweepDeliveries(newContext({ now: () => now }))).toBeGreaterThan(0)
  expect(await deliveryRow(old.deliveryId)).toBeUndefined()
  expect(await deliveryRow(kept.deliveryId)).toMatchObject({ deliveryId: kept.deliveryId })
})
