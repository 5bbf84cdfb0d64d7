import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { socketTickets } from '../../../../shared/db/tables/identity.ts'
import { standingOf } from '../../../../shared/db/watchers.ts'
import { hashToken } from '../../../../shared/kernel/hash-token.ts'
import { createTicket } from '../../../../workers/api/socket/create-ticket.ts'
import { issueTicket, redeemTicket } from '../../../../workers/api/socket/tickets.ts'
import { signOutEverywhere } from '../../../../workers/features/identity/end-sign-ins.ts'
import { ask, fetchApi, refusal, send } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { newKey, newMember, newOwner } from '../../../support/people.ts'

test('a ticket stands for who asked for it, once and for a minute, and is stored as a hash', async () => {
  const owner = await newOwner()
  const before = Date.now()
  const { ticket, expiresAt } = await ask(createTicket, {}, { token: owner.token })
  expect(Date.parse(expiresAt)).toBeGreaterThanOrEqual(before + 60_000)
  expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.now() + 60_000)
  const { db } = newContext().services
  const rows = await db
    .select()
    .from(socketTickets)
    .where(eq(socketTickets.ticketHash, hashToken(ticket)))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(ticket)
  expect(await redeemTicket(newContext(), ticket)).toMatchObject({ kind: 'user', id: owner.userId })
  expect(await redeemTicket(newContext(), ticket)).toBeNull()
})

test('of many who come with one ticket one gets in', async () => {
  const owner = await newOwner()
  const { keyId, key } = await newKey(owner, { scopes: ['read'] })
  const { ticket } = await ask(createTicket, {}, { token: key })
  const found = await Promise.all(Array.from({ length: 8 }, () => redeemTicket(newContext(), ticket)))
  expect(found.filter((watcher) => watcher !== null)).toEqual([
    { kind: 'key', id: keyId, openedAt: expect.any(Number) },
  ])
})

test('a ticket that is used, too old or made up opens nothing', async () => {
  const { token } = await newOwner()
  const { ticket } = await ask(createTicket, {}, { token })
  expect(await redeemTicket(newContext({ now: () => Date.now() + 60_000 }), ticket)).toBeNull()
  const open = (text: string) =>
    fetchApi(
      new Request(`http://tracewright.test/ws?access_token=${text}`, { headers: { Upgrade: 'websocket' } }),
    )
  expect((await open(ticket)).status).toBe(101)
  for (const text of [ticket, 'made-up', token.slice(0, 100)])
    expect(await refusal(open(text))).toMatchObject({ status: 401, error: 'unauthenticated' })
})

test('a ticket counts from when it was asked for, so that signing out everywhere in between voids it', async () => {
  const owner = await newOwner()
  const { ticket } = await ask(createTicket, {}, { token: owner.token })
  const context = newContext()
  await signOutEverywhere(context, owner.userId)
  const watcher = await redeemTicket(context, ticket)
  const standing = await standingOf(context.services.db, watcher!, owner.organizationId, Date.now())
  expect(standing).toBe('signed-out')
})

test('how many one person or key asks for in an hour is limited, and holds up nobody else', async () => {
  const owner = await newOwner()
  const transport = deploy([createTicket], { SOCKET_TICKETS_PER_HOUR: '2' })
  const { key } = await newKey(owner, { scopes: ['read'] })
  for (const token of [owner.token, key, (await newMember(owner, 'viewer')).token]) {
    const answers = []
    for (let times = 0; times < 3; times++) answers.push(await send(createTicket, {}, { token, transport }))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429])
    expect(answers[2]?.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await refusal(answers[2]!)).toMatchObject({ error: 'rate_limited' })
  }
})

test('tickets that nobody used do not pile up: each new one clears away some that have expired', async () => {
  const { db } = newContext().services
  const watcher = { kind: 'user' as const, id: crypto.randomUUID(), openedAt: 1 }
  // Older than what other tests have left.
  const rows = Array.from({ length: 12 }, (_, n) => ({
    ticketHash: crypto.randomUUID(),
    watcher,
    expiresAt: -n,
  }))
  await db.insert(socketTickets).values(rows)
  const left = async () => {
    const all = await db.select().from(socketTickets)
    return all.filter((row) => row.watcher.id === watcher.id && row.expiresAt <= 0).length
  }
  const context = newContext()
  await issueTicket(context, watcher)
  expect(await left()).toBe(2)
  const { ticket } = await issueTicket(context, watcher)
  expect(await left()).toBe(0)
  expect(await redeemTicket(context, ticket)).toMatchObject({ id: watcher.id })
})
