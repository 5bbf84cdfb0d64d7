import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { webhookDeliveries, webhooks } from '../../../../shared/db/tables/webhooks.ts'
import { settle } from '../../../../workers/features/webhooks/settle.ts'
import { newContext } from '../../../support/context.ts'
import { hooked, audited, db, deliveryRow, newDelivery, webhookRow } from './support.ts'

/** A delivery whose second attempt is under way, and its first one, which was taken for dead. */
async function overtaken() {
  const { named: webhook } = await hooked()
  const { deliveryId } = await newDelivery(webhook)
  await db.update(webhookDeliveries).set({ attempts: 2 }).where(eq(webhookDeliveries.deliveryId, deliveryId))
  const second = await deliveryRow(deliveryId)
  if (!second) throw new Error('The delivery that was just stored is gone')
  return { webhook, first: { ...second, attempts: 1 }, second }
}

const gone = { responseStatus: 410, error: 'gone', final: true } as const
const taken = { responseStatus: 200, error: null, final: true } as const

test('an attempt that ends after its successor switches nothing off', async () => {
  const { webhook, first, second } = await overtaken()
  await settle(newContext(), second, taken)
  await settle(newContext(), first, gone)
  expect(await deliveryRow(second.deliveryId)).toMatchObject({ status: 'delivered', responseStatus: 200 })
  expect(await webhookRow(webhook.webhookId)).toMatchObject({ active: true, failingSince: null })
  expect(await audited(webhook.webhookId, 'webhooks.switchOff')).toEqual([])
})

test('an attempt that ends after its successor does not make a failing web hook well', async () => {
  const { webhook, first, second } = await overtaken()
  await db.update(webhooks).set({ failingSince: 1 }).where(eq(webhooks.webhookId, webhook.webhookId))
  await settle(newContext(), first, taken)
  expect(await webhookRow(webhook.webhookId)).toMatchObject({ failingSince: 1 })
  await settle(newContext(), second, taken)
  expect(await webhookRow(webhook.webhookId)).toMatchObject({ failingSince: null })
})
