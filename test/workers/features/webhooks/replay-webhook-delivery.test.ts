import { expect, test } from 'vitest'
import { replayWebhookDelivery } from '../../../../workers/features/webhooks/replay-webhook-delivery.ts'
import { ask } from '../../../support/client.ts'
import { answering } from '../../../support/receivers.ts'
import { isGenuine } from './signature.ts'
import { hooked, deliverAt, deliveryRow, newDelivery } from './support.ts'

test('a replay sends the same body under the same id, signed anew, as a delivery of its own', async () => {
  const { got, named, secret, server, token } = await hooked({}, answering(400))
  const { deliveryId, eventId, body } = await newDelivery(named, 1000)
  await deliverAt(deliveryId, 1000)
  server.answer = answering(200)
  const replayed = await ask(replayWebhookDelivery, { ...named, deliveryId }, { token })
  expect(replayed).toMatchObject({ eventId, status: 'pending', attempts: 0 })
  expect(replayed.deliveryId).not.toBe(deliveryId)
  await expect.poll(() => got.length, { timeout: 60_000 }).toBe(2)
  const [first, second] = got
  expect(second).toMatchObject({ body, headers: { 'webhook-id': eventId } })
  expect(second!.headers['webhook-timestamp']).not.toBe(first!.headers['webhook-timestamp'])
  expect(isGenuine(second!, secret)).toBe(true)
  // The first one goes on by itself.
  expect(await deliveryRow(deliveryId)).toMatchObject({ status: 'pending', attempts: 1, responseStatus: 400 })
})
