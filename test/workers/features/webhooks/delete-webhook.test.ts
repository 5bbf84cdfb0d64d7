import { expect, test } from 'vitest'
import { deleteWebhook } from '../../../../workers/features/webhooks/delete-webhook.ts'
import { listWebhookDeliveries } from '../../../../workers/features/webhooks/list-webhook-deliveries.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { deliveriesOf, newDelivery, newWebhook } from './support.ts'

const url = 'https://receiver.example/'

test('a web hook goes with its delivery log, and deleting it again finds nothing', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const { webhookId } = await newWebhook(owner, { url })
  await newDelivery({ webhookId, organizationId })
  const named = { organizationId, webhookId }
  expect(await ask(deleteWebhook, named, { token })).toEqual({ deleted: true })
  expect(await deliveriesOf(webhookId)).toEqual([])
  for (const operation of [deleteWebhook, listWebhookDeliveries])
    expect(await refusal(send(operation, named, { token }))).toMatchObject({
      status: 404,
      error: 'webhooks.not_found',
    })
})
