import { expect, test } from 'vitest'
import { table } from '../../../../workers/api/table.ts'
import { getWebhookDelivery } from '../../../../workers/features/webhooks/get-webhook-delivery.ts'
import { testWebhook } from '../../../../workers/features/webhooks/test-webhook.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { newReceiver } from '../../../support/receivers.ts'
import { isGenuine } from './signature.ts'
import { audited, deliveriesOf, newWebhook } from './support.ts'

test('a ping arrives, signed, and the log holds what was sent', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const { url, got } = newReceiver()
  const { webhookId, secret } = await newWebhook(owner, { url, events: ['project.deleted'] })
  const { deliveryId, eventId } = await ask(testWebhook, { organizationId, webhookId }, { token })
  await expect.poll(() => got.length, { timeout: 60_000 }).toBe(1)
  expect(isGenuine(got[0]!, secret)).toBe(true)
  expect(JSON.parse(got[0]!.body)).toMatchObject({ id: eventId, type: 'ping', data: { webhookId } })
  const named = { organizationId, webhookId, deliveryId }
  await expect
    .poll(() => ask(getWebhookDelivery, named, { token }), { timeout: 60_000 })
    .toMatchObject({ eventType: 'ping', status: 'delivered', attempts: 1, body: got[0]!.body })
  expect(await audited(webhookId, 'webhooks.test')).toHaveLength(1)
})

test('one that is switched off takes no ping, and that is no entry in the log', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const { webhookId } = await newWebhook(owner, { url: newReceiver().url, active: false })
  expect(await refusal(send(testWebhook, { organizationId, webhookId }, { token }))).toMatchObject({
    status: 409,
    error: 'webhooks.inactive',
  })
  expect(await deliveriesOf(webhookId)).toEqual([])
  expect(await audited(webhookId, 'webhooks.test')).toEqual([])
})

test('an organization cannot make us hammer somebody', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const { webhookId } = await newWebhook(owner, { url: newReceiver().url })
  const transport = deploy(table, { WEBHOOK_SENDS_PER_HOUR: '1' })
  const named = { organizationId, webhookId }
  expect((await send(testWebhook, named, { token, transport })).status).toBe(200)
  expect(await refusal(send(testWebhook, named, { token, transport }))).toMatchObject({ status: 429 })
})
