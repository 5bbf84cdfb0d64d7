import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventKinds } from '../../../shared/domain/analytics/event.ts'
import { memberships } from '../../../shared/db/tables/organizations.ts'
import { getRealtime } from '../../../workers/features/activity/get-realtime.ts'
import { createWebsite } from '../../../workers/features/websites/create-website.ts'
import { deleteWebsite } from '../../../workers/features/websites/delete-website.ts'
import { ask } from '../../support/client.ts'
import { newContext } from '../../support/context.ts'
import { runningExecution, upTo } from '../../support/executions.ts'
import { newMember, newOwner } from '../../support/people.ts'
import { connect, connectTo } from '../../support/sockets.ts'
import type { Watched } from '../../support/watch-socket.ts'

async function newWebsite() {
  const owner = await newOwner()
  const { id: websiteId } = await ask(createWebsite, { name: 'Shop' }, owner)
  return { owner, websiteId }
}

const open = ({ token }: { token: string }) => connect({ authorization: `Bearer ${token}` })
const follow = (websiteId: string) => ({ action: 'subscribe', websiteId })

/** Somebody looks at pages of a website. */
const view = (websiteId: string, pages = 1) =>
  env.WEBSITE_STORE.getByName(websiteId).record({
    now: Date.now(),
    groups: [
      {
        commitId: crypto.randomUUID(),
        hits: upTo(pages).map(() => ({
          eventId: crypto.randomUUID(),
          receivedAt: Date.now(),
          event: {
            at: Date.now(),
            kind: eventKinds.pageview,
            visitor: '00000000000000a1',
            isLasting: false,
            texts: { path: '/' },
            value: 0,
          },
        })),
      },
    ],
  })

const told = (socket: Watched) => socket.received.filter(({ type }) => type === 'realtime')
const viewsOf = (socket: Watched) =>
  told(socket).map(({ data }) => (data as { totals: { views: number } }).totals.views)
const settle = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const followersOf = (websiteId: string) =>
  runInDurableObject(env.WEBSITE_STORE.getByName(websiteId), (_, { storage }) =>
    storage.sql.exec<{ gateway: string }>('SELECT gateway FROM followers').toArray(),
  )

/** A website and the gateway that follows it lose their memory. */
async function evictBoth(websiteId: string) {
  const [follower] = await followersOf(websiteId)
  const { EVENT_GATEWAY: space } = env
  await evictDurableObject(space.get(space.idFromString(follower?.gateway ?? '')))
  await evictDurableObject(env.WEBSITE_STORE.getByName(websiteId))
}

test('a member is told at once what happens on a website, as it is told to who asks, and again when that changes', async () => {
  const { owner, websiteId } = await newWebsite()
  await view(websiteId, 2)
  const socket = await open(await newMember(owner, 'viewer'))
  socket.send(follow(websiteId))
  await socket.until(() => told(socket).length === 1)
  expect(socket.received[0]).toEqual({ type: 'subscribed', websiteId })
  const { at, data } = await socket.first('realtime')
  const { timestamp: _timestamp, ...asked } = await ask(getRealtime, { websiteId }, owner)
  expect(data).toMatchObject({ totals: asked.totals, events: asked.events, urls: { '/': 2 } })
  expect(Date.parse(String(at))).toBe((data as { timestamp: number }).timestamp)
  await view(websiteId)
  await socket.until(() => viewsOf(socket).at(-1) === 3)
  socket.close()
})

test('hits that come one after the other are told together, once a second and to the last', async () => {
  const { owner, websiteId } = await newWebsite()
  const sockets = await Promise.all([open(owner), open(owner)])
  for (const socket of sockets) socket.send(follow(websiteId))
  await Promise.all(sockets.map((socket) => socket.first('realtime')))
  for (const _ of upTo(40)) {
    await view(websiteId)
    await settle(25)
  }
  for (const socket of sockets) {
    await socket.until(() => viewsOf(socket).at(-1) === 40)
    const times = told(socket).map(({ at }) => Date.parse(String(at)))
    for (const [n, at] of times.entries()) if (n > 0) expect(at - times[n - 1]!).toBeGreaterThan(900)
    socket.close()
  }
})

test('nobody of another organization, and no visitor, is told anything of a website', async () => {
  const { owner, websiteId } = await newWebsite()
  const [member, ...others] = await Promise.all([open(owner), open(await newOwner()), connect()])
  for (const socket of [member, ...others]) socket.send(follow(websiteId))
  await member.first('realtime')
  for (const socket of others) {
    expect(await socket.first('error')).toMatchObject({ error: 'websites.not_found', websiteId })
    socket.send(follow(crypto.randomUUID()))
    await socket.until((all) => all.filter(({ type }) => type === 'error').length === 2)
    // What is not theirs is no different from what is not there.
    const [theirs, none] = socket.received.map(({ websiteId: _id, ...rest }) => rest)
    expect(theirs).toEqual(none)
  }
  await view(websiteId)
  await member.until(() => viewsOf(member).at(-1) === 1)
  for (const socket of others) expect(told(socket)).toEqual([])
  for (const socket of [member, ...others]) socket.close()
})

test('who asks for what is not theirs is no follower of the website', async () => {
  const { websiteId } = await newWebsite()
  const socket = await open(await newOwner())
  socket.send(follow(websiteId))
  await socket.first('error')
  const followers = await runInDurableObject(env.WEBSITE_STORE.getByName(websiteId), (_, { storage }) =>
    storage.sql.exec('SELECT gateway FROM followers').toArray(),
  )
  expect(followers).toEqual([])
  socket.close()
})

test('a membership that has ended ends what is told, once it is looked at again', async () => {
  const { owner, websiteId } = await newWebsite()
  const member = await newMember(owner, 'member')
  const gateway = crypto.randomUUID()
  const watcher = { kind: 'user' as const, id: member.userId, openedAt: Date.now() }
  const socket = await connectTo(gateway, watcher)
  socket.send(follow(websiteId))
  await socket.first('realtime')
  const { userId } = member
  const { db } = newContext().services
  const membership = and(eq(memberships.userId, userId), eq(memberships.organizationId, owner.organizationId))
  await db.delete(memberships).where(membership)
  // Memory that is lost forgets who was let in a moment ago, as a minute does.
  await evictDurableObject(env.EVENT_GATEWAY.getByName(gateway))
  await view(websiteId)
  expect(await socket.first('error')).toMatchObject({ error: 'websites.not_found', websiteId })
  await view(websiteId)
  await settle(1200)
  expect(viewsOf(socket)).toEqual([0])
  socket.close()
})

test('who leaves a website is told no more, and can come back', async () => {
  const { owner, websiteId } = await newWebsite()
  const socket = await open(owner)
  socket.send(follow(websiteId))
  await socket.first('realtime')
  socket.send({ action: 'unsubscribe', websiteId })
  socket.send({ action: 'ping', after: 'unsubscribe' })
  await socket.first('pong')
  await view(websiteId)
  await settle(1200)
  expect(viewsOf(socket)).toEqual([0])
  socket.send(follow(websiteId))
  await socket.until(() => viewsOf(socket).at(-1) === 1)
  socket.close()
})

test('a website counts as one of the fifty', async () => {
  const { owner, websiteId } = await newWebsite()
  const executions = await Promise.all(upTo(50).map(() => runningExecution()))
  const socket = await open(owner)
  for (const { executionId } of executions) socket.send({ action: 'subscribe', executionId })
  socket.send(follow(websiteId))
  expect(await socket.first('error')).toMatchObject({ error: 'sockets.too_many_subscriptions', websiteId })
  socket.send({ action: 'unsubscribe', executionId: executions[0]?.executionId })
  socket.send(follow(websiteId))
  await socket.first('realtime')
  socket.close()
})

test('who follows is told on after both objects have lost their memory, and a gateway without sockets is forgotten', async () => {
  const { owner, websiteId } = await newWebsite()
  const socket = await open(owner)
  socket.send(follow(websiteId))
  await socket.first('realtime')
  await evictBoth(websiteId)
  await view(websiteId)
  await socket.until(() => viewsOf(socket).at(-1) === 1)
  await evictBoth(websiteId)
  await view(websiteId)
  await socket.until(() => viewsOf(socket).at(-1) === 2)
  const followers = async () => (await followersOf(websiteId)).length
  expect(await followers()).toBe(1)
  socket.close()
  await socket.closed
  await expect.poll(async () => (await view(websiteId), followers()), { timeout: 60_000 }).toBe(0)
})

test('who follows a website that is deleted is told that there is none', async () => {
  const { owner, websiteId } = await newWebsite()
  const socket = await open(owner)
  socket.send(follow(websiteId))
  await socket.first('realtime')
  await ask(deleteWebsite, { websiteId }, owner)
  await env.WEBSITE_STORE.getByName(websiteId).erase()
  expect(await socket.first('error')).toMatchObject({ error: 'websites.not_found', websiteId })
  socket.close()
})
