import { expect, test } from 'vitest'
import { listWebhookDeliveries } from '../../../../workers/features/webhooks/list-webhook-deliveries.ts'
import { ask } from '../../../support/client.ts'
import { newReceiver } from '../../../support/receivers.ts'
import { hooked, newDelivery, newWebhook } from './support.ts'

test('the log shows the deliveries of one web hook, newest first, page by page, without bodies', async () => {
  const { named, organizationId, owner, token } = await hooked()
  const other = await newWebhook(owner, { url: newReceiver().url })
  await newDelivery({ webhookId: other.webhookId, organizationId })
  const made = []
  for (const at of [1000, 2000, 3000]) made.unshift((await newDelivery(named, at)).deliveryId)
  const page = (cursor?: string | null) =>
    ask(listWebhookDeliveries, { ...named, limit: 2, ...(cursor && { cursor }) }, { token })
  const first = await page()
  const second = await page(first.nextCursor)
  const all = [...first.deliveries, ...second.deliveries]
  expect(all.map(({ deliveryId }) => deliveryId)).toEqual(made)
  expect(second.nextCursor).toBeNull()
  expect(all[0]).toMatchObject({ status: 'pending', attempts: 0, createdAt: '1970-01-01T00:00:03.000Z' })
  expect(all[0]).not.toHaveProperty('body')
})
