import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../shared/db/database.ts'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { deleteProject } from '../../../../workers/features/projects/delete-project.ts'
import { dispatchEvent } from '../../../../workers/features/webhooks/dispatch-event.ts'
import { sendWaitingEvents } from '../../../../workers/features/webhooks/send-waiting-events.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { newReceiver } from '../../../support/receivers.ts'
import { isGenuine } from './signature.ts'
import { countingTrips } from '../../../support/counting-trips.ts'
import { brokenQueue } from '../../../support/queues.ts'
import { withServices } from '../../../support/with-services.ts'
import { hooked, deliveriesOf, newEvent, newWebhook, outboxRow, recordingQueues } from './support.ts'

test('the deletion of a project reaches the receiver through the queues, signed, and once', async () => {
  const { got, organizationId, secret, token, webhookId } = await hooked({ events: ['project.deleted'] })
  const { projectId } = await ask(createProject, { name: 'Relaunch', organizationId }, { token })
  await ask(deleteProject, { projectId }, { token })
  await expect.poll(() => got.length, { timeout: 60_000 }).toBe(1)
  expect(JSON.parse(got[0]!.body)).toMatchObject({
    type: 'project.deleted',
    organizationId,
    data: { projectId },
  })
  expect(isGenuine(got[0]!, secret)).toBe(true)
  await expect
    .poll(async () => (await deliveriesOf(webhookId))[0]?.status, { timeout: 60_000 })
    .toBe('delivered')
  expect(got).toHaveLength(1)
})

test('an event goes to those who ask for its type, are switched on and belong to its organization', async () => {
  const [owner, stranger] = [await newOwner(), await newOwner()]
  const url = () => newReceiver().url
  const [asked, all, other, off, foreign] = [
    await newWebhook(owner, { url: url(), events: ['project.deleted'] }),
    await newWebhook(owner, { url: url() }),
    await newWebhook(owner, { url: url(), events: ['member.changed'] }),
    await newWebhook(owner, { url: url(), active: false }),
    await newWebhook(stranger, { url: url() }),
  ]
  const eventId = await newEvent(owner.organizationId)
  await dispatchEvent(newContext(), eventId)
  const counts = await Promise.all(
    [asked, all, other, off, foreign].map(async ({ webhookId }) => (await deliveriesOf(webhookId)).length),
  )
  expect(counts).toEqual([1, 1, 0, 0, 0])
  expect(await outboxRow(eventId)).toBeUndefined()
})

test('an event that is dispatched many times at once becomes one delivery and one message', async () => {
  const { got, organizationId, webhookId } = await hooked()
  const eventId = await newEvent(organizationId)
  await Promise.all([1, 2, 3, 4].map(() => dispatchEvent(newContext(), eventId)))
  await dispatchEvent(newContext(), eventId)
  await expect
    .poll(async () => (await deliveriesOf(webhookId)).map(({ status }) => status), { timeout: 60_000 })
    .toEqual(['delivered'])
  expect(got).toHaveLength(1)
})

test('deliveries to any number of web hooks are stored at once and sent in one request', async () => {
  const owner = await newOwner()
  const webhooks = []
  for (let i = 0; i < 5; i++) webhooks.push(await newWebhook(owner, { url: newReceiver().url }))
  const eventId = await newEvent(owner.organizationId)
  const { context, sent, batches } = recordingQueues(Date.now())
  const { database, trips } = countingTrips(env.DB)
  await dispatchEvent(withServices(context, { db: openDatabase(database) }), eventId)
  const stored = await Promise.all(webhooks.map(({ webhookId }) => deliveriesOf(webhookId)))
  expect(sent).toEqual(expect.arrayContaining(stored.flat().map(({ deliveryId }) => ({ deliveryId }))))
  expect(sent).toHaveLength(5)
  expect(batches()).toBe(1)
  expect(trips().waits).toBe(4)
})

test('a queue that fails leaves the event in the outbox, and the upkeep hands it on', async () => {
  const { got, organizationId, webhookId } = await hooked()
  const eventId = await newEvent(organizationId, 'project.deleted', 1000)
  const broken = withServices(newContext(), { queues: { webhooks: brokenQueue } })
  await expect(dispatchEvent(broken, eventId)).rejects.toThrow('The queue is away')
  expect(await outboxRow(eventId)).toMatchObject({ eventId })
  expect(await sendWaitingEvents(newContext())).toBeGreaterThan(0)
  await expect.poll(() => got.length, { timeout: 60_000 }).toBe(1)
  await expect.poll(async () => outboxRow(eventId), { timeout: 60_000 }).toBeUndefined()
  expect(await deliveriesOf(webhookId)).toHaveLength(1)
})
