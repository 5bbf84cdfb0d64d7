import { expect, test } from 'vitest'
import { deleteWebhook } from '../../../../workers/features/webhooks/delete-webhook.ts'
import { listWebhookDeliveries } from '../../../../workers/features/webhooks/list-webhook-deliveries.ts'
import { ask, refusedAs } from '../../../support/client.ts'
import { deliveriesOf, hooked, newDelivery } from './support.ts'

test('a web hook goes with its delivery log, and deleting it again finds nothing', async () => {
  const { named, token, webhookId } = await hooked()
  await newDelivery(named)
  expect(await ask(deleteWebhook, named, { token })).toEqual({ deleted: true })
  expect(await deliveriesOf(webhookId)).toEqual([])
  for (const operation of [deleteWebhook, listWebhookDeliveries])
    expect(await refusedAs(operation, named, { token })).toBe('404 webhooks.not_found')
})
