import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { webhooks } from '../../../../shared/db/tables/webhooks.ts'
import { call } from '../../../../shared/kernel/execute.ts'
import { deleteWebhook } from '../../../../workers/features/webhooks/delete-webhook.ts'
import { updateWebhook } from '../../../../workers/features/webhooks/update-webhook.ts'
import { ask, refusal, refusedAs, send } from '../../../support/client.ts'
import { contextOfDemoted } from '../../../support/demote-after-check.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { audited, db, newWebhook, webhookRow } from './support.ts'

const owner = await newOwner()
const { organizationId, token } = owner
/** An address of its own for each web hook. */
const newAddress = () => `https://${crypto.randomUUID()}.example/`

test('only what is given is changed', async () => {
  const { secret: _, ...made } = await newWebhook(owner, { url: newAddress() })
  const { webhookId } = made
  const named = { organizationId, webhookId }
  const changed = await ask(updateWebhook, { ...named, events: ['project.deleted'] }, { token })
  expect(changed).toMatchObject({ url: made.url, events: ['project.deleted'], active: true })
  const again = await ask(updateWebhook, { ...named, description: 'For the build' }, { token })
  expect(again).toEqual({ ...changed, description: 'For the build', updatedAt: again.updatedAt })
  expect(await audited(webhookId, 'webhooks.update')).toHaveLength(2)
})

test('a new address is checked like the first, and the secret cannot be set', async () => {
  const { webhookId } = await newWebhook(owner, { url: newAddress() })
  const named = { organizationId, webhookId }
  const before = await webhookRow(webhookId)
  const local = { ...named, url: 'https://127.0.0.1/' }
  expect(await refusedAs(updateWebhook, local, { token })).toBe('400 validation_failed url')
  await ask(updateWebhook, { ...named, secret: 'whsec_bWluZQ==' } as never, { token })
  expect(await webhookRow(webhookId)).toEqual(before)
})

test('one that we switched off is switched on again with a clean record', async () => {
  const { webhookId } = await newWebhook(owner, { url: newAddress() })
  const off = { active: false, inactiveReason: 'failing' as const, failingSince: 1 }
  await db.update(webhooks).set(off).where(eq(webhooks.webhookId, webhookId))
  const named = { organizationId, webhookId }
  expect(await ask(updateWebhook, { ...named, description: 'x' }, { token })).toMatchObject({
    active: false,
    inactiveReason: 'failing',
  })
  expect(await ask(updateWebhook, { ...named, active: true }, { token })).toMatchObject({
    active: true,
    inactiveReason: null,
    failingSince: null,
  })
})

test('a change while it is deleted is a change or nothing, and so says the audit log', async () => {
  const { webhookId } = await newWebhook(owner, { url: newAddress() })
  const named = { organizationId, webhookId }
  const answers = await Promise.all([
    send(updateWebhook, { ...named, description: 'a' }, { token }),
    send(deleteWebhook, named, { token }),
    send(deleteWebhook, named, { token }),
    send(updateWebhook, { ...named, description: 'b' }, { token }),
  ])
  const [first, , , last] = await Promise.all(
    answers.map(async (answer) => ({ status: answer.status, body: await answer.text() })),
  )
  const deleted = answers.slice(1, 3).filter(({ status }) => status === 200)
  expect(deleted).toHaveLength(1)
  expect(await audited(webhookId, 'webhooks.delete')).toHaveLength(1)
  // An answer may be 404 although the change was made, when the deletion came right behind it.
  const changed = [first, last].filter((answer) => answer?.status === 200)
  expect((await audited(webhookId, 'webhooks.update')).length).toBeGreaterThanOrEqual(changed.length)
  expect(await webhookRow(webhookId)).toBeUndefined()
})

test('an admin who is demoted between the check and the write leads no web hook elsewhere', async () => {
  const { webhookId, url } = await newWebhook(owner, { url: newAddress() })
  const context = contextOfDemoted(await newMember(owner, 'admin'))
  const input = { organizationId, webhookId, url: 'https://elsewhere.example/' }
  await expect(call(updateWebhook, context, input)).rejects.toMatchObject({ status: 403 })
  expect(await webhookRow(webhookId)).toMatchObject({ url })
})

test('two web hooks do not come to one address, not even at once, and one may keep its own', async () => {
  const [one, other] = [
    await newWebhook(owner, { url: newAddress() }),
    await newWebhook(owner, { url: newAddress() }),
  ]
  const url = newAddress()
  const moving = (webhookId: string) => send(updateWebhook, { organizationId, webhookId, url }, { token })
  const answers = await Promise.all([one, other].map(({ webhookId }) => moving(webhookId)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(1)
  expect(await refusal(refused[0]!)).toMatchObject({ status: 409, error: 'webhooks.address_taken' })
  const rows = await Promise.all([one, other].map(({ webhookId }) => webhookRow(webhookId)))
  const moved = rows.find((row) => row?.url === url)
  expect((await moving(moved!.webhookId)).status).toBe(200)
})
