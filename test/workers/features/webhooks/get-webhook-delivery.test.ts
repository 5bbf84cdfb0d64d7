import { expect, test } from 'vitest'
import { getWebhookDelivery } from '../../../../workers/features/webhooks/get-webhook-delivery.ts'
import { ask, refusedAs } from '../../../support/client.ts'
import { newReceiver } from '../../../support/receivers.ts'
import { hooked, newDelivery, newWebhook } from './support.ts'

test('a delivery is shown with the body to the letter, under its own web hook only', async () => {
  const { named, owner, token, webhookId } = await hooked()
  const other = await newWebhook(owner, { url: newReceiver().url })
  const { deliveryId, body } = await newDelivery(named)
  const input = { ...named, deliveryId }
  expect(await ask(getWebhookDelivery, input, { token })).toMatchObject({ deliveryId, webhookId, body })
  const elsewhere = { ...input, webhookId: other.webhookId }
  expect(await refusedAs(getWebhookDelivery, elsewhere, { token })).toBe('404 webhooks.delivery_not_found')
})
