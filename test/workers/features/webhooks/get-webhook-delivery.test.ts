import { expect, test } from 'vitest'
import { getWebhookDelivery } from '../../../../workers/features/webhooks/get-webhook-delivery.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newDelivery, newWebhook } from './support.ts'

const url = 'https://receiver.example/'

test('a delivery is shown with the body to the letter, under its own web hook only', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const { webhookId } = await newWebhook(owner, { url })
  const other = await newWebhook(owner, { url: `${url}other` })
  const { deliveryId, body } = await newDelivery({ webhookId, organizationId })
  const named = { organizationId, webhookId, deliveryId }
  expect(await ask(getWebhookDelivery, named, { token })).toMatchObject({ deliveryId, webhookId, body })
  const elsewhere = { ...named, webhookId: other.webhookId }
  expect(await refusal(send(getWebhookDelivery, elsewhere, { token }))).toMatchObject({
    status: 404,
    error: 'webhooks.delivery_not_found',
  })
})
