import { expect, test } from 'vitest'
import { table } from '../../../../workers/api/table.ts'
import { getWebhookDelivery } from '../../../../workers/features/webhooks/get-webhook-delivery.ts'
import { testWebhook } from '../../../../workers/features/webhooks/test-webhook.ts'
import { ask, refusedAs, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { isGenuine } from './signature.ts'
import { audited, deliveriesOf, hooked } from './support.ts'

test('a ping arrives, signed, and the log holds what was sent', async () => {
  const { got, named, secret, token, webhookId } = await hooked({ events: ['project.deleted'] })
  const { deliveryId, eventId } = await ask(testWebhook, named, { token })
  await expect.poll(() => got.length, { timeout: 60_000 }).toBe(1)
  expect(isGenuine(got[0]!, secret)).toBe(true)
  expect(JSON.parse(got[0]!.body)).toMatchObject({ id: eventId, type: 'ping', data: { webhookId } })
  await expect
    .poll(() => ask(getWebhookDelivery, { ...named, deliveryId }, { token }), { timeout: 60_000 })
    .toMatchObject({ eventType: 'ping', status: 'delivered', attempts: 1, body: got[0]!.body })
  expect(await audited(webhookId, 'webhooks.test')).toHaveLength(1)
})

test('one that is switched off takes no ping, and that is no entry in the log', async () => {
  const { named, token, webhookId } = await hooked({ active: false })
  expect(await refusedAs(testWebhook, named, { token })).toBe('409 webhooks.inactive')
  expect(await deliveriesOf(webhookId)).toEqual([])
  expect(await audited(webhookId, 'webhooks.test')).toEqual([])
})

test('an organization cannot make us hammer somebody', async () => {
  const { named, token } = await hooked()
  const transport = deploy(table, { WEBHOOK_SENDS_PER_HOUR: '1' })
  const pinged = async () => (await send(testWebhook, named, { token, transport })).status
  expect([await pinged(), await pinged()]).toEqual([200, 429])
})
