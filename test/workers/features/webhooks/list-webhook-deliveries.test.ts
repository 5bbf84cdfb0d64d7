import { expect, test } from 'vitest'
import { listWebhookDeliveries } from '../../../../workers/features/webhooks/list-webhook-deliveries.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newDelivery, newWebhook } from './support.ts'

const url = 'https://receiver.example/'

test('the log shows the deliveries of one web hook, newest first, page by page, without bodies', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const { webhookId } = await newWebhook(owner, { url })
  const other = await newWebhook(owner, { url: `${url}other` })
  await newDelivery({ webhookId: other.webhookId, organizationId })
  const made = []
  for (const at of [1000, 2000, 3000])
    made.unshift((await newDelivery({ webhookId, organizationId }, at)).deliveryId)
  const named = { organizationId, webhookId, limit: 2 }
  const first = await ask(listWebhookDeliveries, named, { token })
  const second = await ask(listWebhookDeliveries, { ...named, cursor: first.nextCursor ?? '' }, { token })
  const all = [...first.deliveries, ...second.deliveries]
  expect(all.map(({ deliveryId }) => deliveryId)).toEqual(made)
  expect(second.nextCursor).toBeNull()
  expect(all[0]).toMatchObject({ status: 'pending', attempts: 0, createdAt: '1970-01-01T00:00:03.000Z' })
  expect(all[0]).not.toHaveProperty('body')
})
