import { expect, test } from 'vitest'
import { call } from '../../../../shared/kernel/execute.ts'
import { table } from '../../../../workers/api/table.ts'
import { createWebhook } from '../../../../workers/features/webhooks/create-webhook.ts'
import { getWebhook } from '../../../../workers/features/webhooks/get-webhook.ts'
import { listWebhooks } from '../../../../workers/features/webhooks/list-webhooks.ts'
import { ask, refusal, send, refusedAs } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { contextOfDemoted } from '../../../support/demote-after-check.ts'
import { newMember, newOwner } from '../../../support/people.ts'
import { audited, newWebhook, webhookRow } from './support.ts'

const owner = await newOwner()
const { organizationId, token, userId } = owner
const url = 'https://receiver.example/hook'

test('the secret is shown once, by the specification, and stored sealed', async () => {
  const { secret, ...made } = await newWebhook(owner, { url, events: ['project.deleted'] })
  expect(made).toMatchObject({ url, events: ['project.deleted'], active: true, createdBy: userId })
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const { webhookId } = made
  expect(await ask(getWebhook, { organizationId, webhookId }, { token })).toEqual(made)
  const list = await (await send(listWebhooks, { organizationId }, { token })).text()
  const stored = JSON.stringify([await webhookRow(webhookId), await audited(webhookId, 'webhooks.create')])
  for (const text of [list, stored]) {
    expect(text).toContain(webhookId)
    expect(text).not.toContain(secret.slice(6))
  }
  expect(list).not.toContain('ealed')
})

test.each([
  ['plain http', 'http://receiver.example/'],
  ['no scheme', 'receiver.example/hook'],
  ['the address of metadata', 'https://169.254.169.254/latest/meta-data'],
  ['this service', 'https://tracewright.test/api/health'],
  ['credentials', 'https://user:secret@receiver.example/'],
  ['the port of a shell', 'https://receiver.example:22/'],
  ['too many characters', `https://receiver.example/${'x'.repeat(2000)}`],
])('%s is refused as address', async (_what, address) => {
  expect(await refusedAs(createWebhook, { organizationId, url: address, events: ['*'] }, { token })).toBe(
    '400 validation_failed url',
  )
})

test('a secret is made and never chosen', async () => {
  const chosen = { organizationId, url: `${url}/chosen`, events: ['*'], secret: 'whsec_bWluZQ==' }
  expect((await ask(createWebhook, chosen as never, { token })).secret).not.toBe(chosen.secret)
  const sealed = { organizationId, url: `${url}/sealed`, events: ['*'], sealedSecret: 'x' }
  expect((await send(createWebhook, sealed, { token })).status).toBe(400)
})

test('an address is stored as it is called: no line ends, no fragment, foreign letters in their plain form', async () => {
  const other = await newOwner()
  for (const [address, stored] of [
    ['https://receiver.example/a\r\nX-Evil: 1', 'https://receiver.example/aX-Evil:%201'],
    ['https://receiver.example/b#secret', 'https://receiver.example/b'],
    ['https://раypal.example/', 'https://xn--ypal-43d9g.example/'],
  ] as const)
    expect((await newWebhook(other, { url: address })).url).toBe(stored)
})

test('a deployment for private targets takes http and loopback, and still no credentials', async () => {
  const transport = deploy(table, { ALLOW_PRIVATE_TARGETS: 'true' })
  const local = { organizationId, url: 'http://127.0.0.1:9000/hook', events: ['*' as const] }
  expect((await ask(createWebhook, local, { token, transport })).url).toBe(local.url)
  const secret = { ...local, url: 'http://a:b@localhost/' }
  expect((await send(createWebhook, secret, { token, transport })).status).toBe(400)
})

test('types are taken once each, and all of them is all of them', async () => {
  const other = await newOwner()
  const events = ['project.deleted', 'member.changed', 'project.deleted'] as const
  const some = await newWebhook(other, { url, events: [...events] })
  expect(some.events).toEqual(['member.changed', 'project.deleted'])
  const all = await newWebhook(other, { url: `${url}/all`, events: ['project.deleted', '*'] })
  expect(all.events).toEqual(['*'])
})

test('of many at once an organization gets twenty, each with its audit entry and no more', async () => {
  const full = await newOwner()
  const input = { organizationId: full.organizationId, events: ['*'] }
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, n) =>
      send(createWebhook, { ...input, url: `${url}/${n}` }, { token: full.token }),
    ),
  )
  const made = answers.filter(({ status }) => status === 201)
  const refused = await Promise.all(answers.filter(({ status }) => status !== 201).map(refusal))
  expect([made.length, refused.length]).toEqual([20, 4])
  for (const answer of refused) expect(answer).toMatchObject({ status: 409, error: 'webhooks.limit_reached' })
  const entries = await Promise.all(
    made.map(async (answer) => {
      const { webhookId } = await answer.json<{ webhookId: string }>()
      return audited(webhookId, 'webhooks.create')
    }),
  )
  expect(entries.flat()).toHaveLength(20)
})

test('an admin who is demoted between the check and the write gets no web hook', async () => {
  const of = await newOwner()
  const context = contextOfDemoted(await newMember(of, 'admin'))
  const input = { organizationId: of.organizationId, url, events: ['*' as const] }
  await expect(call(createWebhook, context, input)).rejects.toMatchObject({ status: 403 })
  const { webhooks } = await ask(listWebhooks, { organizationId: of.organizationId }, { token: of.token })
  expect(webhooks).toEqual([])
})

test('of many at once to one address, in whatever spelling, an organization gets one; another gets its own', async () => {
  const [of, other] = [await newOwner(), await newOwner()]
  const spellings = [
    url,
    `${url}#a`,
    url.replace('receiver', 'RECEIVER'),
    url.replace('.example', '.example:443'),
  ]
  const input = { organizationId: of.organizationId, events: ['*'] }
  const answers = await Promise.all(
    spellings.map((spelling) => send(createWebhook, { ...input, url: spelling }, { token: of.token })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = await Promise.all(answers.filter(({ status }) => status !== 201).map(refusal))
  expect(refused).toHaveLength(3)
  for (const answer of refused) expect(answer).toMatchObject({ status: 409, error: 'webhooks.address_taken' })
  expect((await newWebhook(other, { url })).url).toBe(url)
})

test('a host that the operator calls our own is refused like the one of the request', async () => {
  const transport = deploy(table, { OWN_HOSTS: 'app.example.com' })
  const input = { organizationId, url: 'https://app.example.com/api/health', events: ['*'] }
  expect(await refusedAs(createWebhook, input, { token, transport })).toBe('400 validation_failed url')
})
