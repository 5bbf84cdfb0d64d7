import { createHash } from 'node:crypto'
import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { dayMs } from '../../../../../shared/domain/analytics/segment/segment.ts'
import { sessionIdOf } from '../../../../../shared/domain/analytics/names/session-id.ts'
import type { AnalyticsEvent } from '../../../../../shared/domain/analytics/event.ts'
import { change, publishedOf } from '../../../../../workers/features/websites/index.ts'
import { collectEvent } from '../../../../../workers/features/analytics/collect-event.route.ts'
import { writeShard } from '../../../../../workers/features/website-files/archive/write-shard.ts'
import { deleteWebsite } from '../../../../../workers/features/websites/delete-website.ts'
import { eraseVisitor } from '../../../../../workers/features/websites/erase-visitor.ts'
import { resetWebsite } from '../../../../../workers/features/websites/reset-website.ts'
import { updatePrivacyPolicy } from '../../../../../workers/features/websites/update-privacy-policy.ts'
import { browserAgent } from '../../../../support/browser-agent.ts'
import { ask, send } from '../../../../support/client.ts'
import { newOwner } from '../../../../support/people.ts'
import { filledWebsite, newWebsite, someEvents, storeOf } from '../support.ts'
import { archive, archivedText, bytesOf, datesOf, emptiedDays, partsOf, record, working } from './support.ts'

const owner = await newOwner()
const dates = ['2024-10-04', '2024-10-05', '2024-10-06']
const first = someEvents[0]?.at ?? 0

const pageview = (visitor: string, at: number, path = '/late'): AnalyticsEvent => ({
  at,
  kind: 1,
  visitor,
  isLasting: false,
  texts: { path },
  value: 0,
})
const someone = '00000000000000a1'
const who = { sessionId: sessionIdOf(someone) }

/** The next day that is due, as a message holds it in its hands. */
async function dayInHand(websiteId: string, files: Partial<R2Bucket> = {}) {
  const { context } = working({ files })
  const asked = { after: -1, now: Date.now() }
  const shard = await change(context, { websiteId, change: 'archiveShard', asked })
  if (!shard || shard === 'none') throw new Error('Nothing is due')
  return { put: () => writeShard(context, websiteId, shard) }
}

test('each closed day is one file of its events, which says its own digest', async () => {
  const websiteId = await filledWebsite(owner)
  const now = Date.now()
  await record(
    websiteId,
    [0, 1, 2].map((day) => pageview(someone, now - day * dayMs)),
  )
  await archive(websiteId)
  expect(await datesOf(websiteId)).toEqual(dates)
  for (const { key, customMetadata } of await partsOf(websiteId))
    expect(customMetadata?.['digest']).toBe(
      createHash('sha256')
        .update(await bytesOf(key))
        .digest('hex'),
    )
  const lines = (await archivedText(websiteId)).trimEnd().split('\n')
  expect(lines).toHaveLength(300)
  expect(lines.filter((line) => line.includes('"buy"'))).toHaveLength(
    someEvents.filter(({ texts }) => texts.event).length,
  )
})

test('a message that comes twice, at once or later, puts nothing anew', async () => {
  const websiteId = await filledWebsite(owner)
  await Promise.all([archive(websiteId), archive(websiteId)])
  const before = await partsOf(websiteId)
  let puts = 0
  const put = (...args: Parameters<R2Bucket['put']>) => {
    puts++
    return env.FILES.put(...args)
  }
  await archive(websiteId, { files: { put: put as R2Bucket['put'] } })
  expect(puts).toBe(0)
  expect((await partsOf(websiteId)).map(({ etag, uploaded }) => [etag, uploaded])).toEqual(
    before.map(({ etag, uploaded }) => [etag, uploaded]),
  )
})

test('what was put and not noted, because its message died, is noted by the next one', async () => {
  const websiteId = await filledWebsite(owner)
  const put = async (...args: Parameters<R2Bucket['put']>) => {
    const stored = await env.FILES.put(...args)
    if (args[0].endsWith('.gz')) throw new Error('It died')
    return stored
  }
  const dying = { put: put as R2Bucket['put'] }
  await archive(websiteId, { files: dying })
  const [before] = await partsOf(websiteId)
  await archive(websiteId)
  const [after] = await partsOf(websiteId)
  expect(after?.uploaded).toEqual(before?.uploaded)
  expect(await datesOf(websiteId)).toEqual(dates)
})

test('a bucket that refuses leaves the day due, and nothing half of it', async () => {
  const websiteId = await filledWebsite(owner)
  const put = () => Promise.reject(new Error('The bucket is full'))
  await expect(archive(websiteId, { files: { put } })).rejects.toThrow('full')
  expect(await datesOf(websiteId)).toEqual([])
  await archive(websiteId)
  expect(await datesOf(websiteId)).toEqual(dates)
})

test('a day that cannot be written keeps no later one from it, and is tried again', async () => {
  const websiteId = await filledWebsite(owner)
  const put = (...args: Parameters<R2Bucket['put']>) =>
    args[0].includes(dates[0] ?? '') ? Promise.reject(new Error('It is too large')) : env.FILES.put(...args)
  // It is begun again some times for that, and no more.
  expect(await archive(websiteId, { files: { put: put as R2Bucket['put'] } })).toBe(6)
  expect(await datesOf(websiteId)).toEqual(dates.slice(1))
  await archive(websiteId)
  expect(await datesOf(websiteId)).toEqual(dates)
})

test('its store orders it by night', async () => {
  const websiteId = await filledWebsite(owner)
  await runDurableObjectAlarm(env.WEBSITE_STORE.getByName(websiteId))
  await expect.poll(() => datesOf(websiteId), { timeout: 60_000 }).toEqual(dates)
})

test('a day is written anew for what came to it late, and only that day', async () => {
  const websiteId = await filledWebsite(owner)
  await archive(websiteId)
  const before = await partsOf(websiteId)
  await record(websiteId, [pageview(someone, first + 1)])
  await archive(websiteId)
  const after = await partsOf(websiteId)
  expect(after.map(({ etag }, at) => etag === before[at]?.etag)).toEqual([false, true, true])
  expect((await archivedText(websiteId)).trimEnd().split('\n')).toHaveLength(301)
})

test('who is erased is in no part any more, not even by a message that had read the day before', async () => {
  const websiteId = await filledWebsite(owner)
  await archive(websiteId)
  expect(await archivedText(websiteId)).toContain(someone)
  await record(websiteId, [pageview(someone, first + 1)])
  const slow = await dayInHand(websiteId)
  await ask(eraseVisitor, { websiteId, ...who }, owner)
  await archive(websiteId)
  expect(await slow.put()).toBe(false)
  expect(await archivedText(websiteId)).not.toContain(someone)
  expect(await archivedText(websiteId)).toContain('00000000000000a3')
})

test('what a slow message puts of a visitor who is erased meanwhile is replaced', async () => {
  const websiteId = await filledWebsite(owner)
  const slow = await dayInHand(websiteId)
  await ask(eraseVisitor, { websiteId, ...who }, owner)
  expect(await slow.put()).toBe(false)
  await archive(websiteId)
  expect(await archivedText(websiteId)).not.toContain(someone)
})

test.each([
  ['where a part lies already', true],
  ['where none lies yet', false],
])(
  'who is erased between the look at the archive and the writing does not come into it, %s',
  async (_, isThere) => {
    const websiteId = await filledWebsite(owner)
    if (isThere) await archive(websiteId)
    await record(websiteId, [pageview(someone, first + 1)])
    let isErased = false
    const head = async (key: string) => {
      const there = await env.FILES.head(key)
      if (isErased) return there
      isErased = true
      await ask(eraseVisitor, { websiteId, ...who }, owner)
      await archive(websiteId)
      return there
    }
    const slow = await dayInHand(websiteId, { head })
    expect(await slow.put()).toBe(false)
    expect(await datesOf(websiteId)).toEqual(dates)
    expect(await archivedText(websiteId)).not.toContain(someone)
  },
)

test('an erasure has the parts written anew without anybody asking', async () => {
  const websiteId = await filledWebsite(owner)
  await archive(websiteId)
  await ask(eraseVisitor, { websiteId, ...who }, owner)
  await expect.poll(() => archivedText(websiteId), { timeout: 60_000 }).not.toContain(someone)
  await expect.poll(() => datesOf(websiteId), { timeout: 60_000 }).toEqual(dates)
})

test('what the policy keeps no longer leaves the archive at once', async () => {
  const websiteId = await filledWebsite(owner)
  await archive(websiteId)
  await ask(updatePrivacyPolicy, { websiteId, retentionDays: 365 }, owner)
  await expect.poll(() => datesOf(websiteId), { timeout: 60_000 }).toEqual([])
})

test('a day of which nothing is left is taken out again a day later, and then forgotten', async () => {
  const websiteId = await filledWebsite(owner)
  const slow = await dayInHand(websiteId)
  await ask(resetWebsite, { websiteId }, owner)
  await expect.poll(() => emptiedDays(websiteId), { timeout: 60_000 }).toBe(1)
  // It had read the day before, and died before it could take that out again.
  expect(await slow.put()).toBe(false)
  expect(await datesOf(websiteId)).toEqual(dates.slice(0, 1))
  const later = Date.now() + 2 * dayMs
  await archive(websiteId, { now: later })
  expect(await datesOf(websiteId)).toEqual([])
  expect(await emptiedDays(websiteId)).toBe(0)
})

test('a reset leaves nothing in the archive', async () => {
  const websiteId = await filledWebsite(owner)
  await archive(websiteId)
  await ask(resetWebsite, { websiteId }, owner)
  expect((await env.FILES.list({ prefix: `websites/${websiteId}/` })).objects).toEqual([])
})

test('with its website an archive goes, and what is put there in that moment, too', async () => {
  const websiteId = await filledWebsite(owner)
  await archive(websiteId)
  await record(websiteId, [pageview(someone, first + 1)])
  const slow = await dayInHand(websiteId)
  await ask(deleteWebsite, { websiteId }, owner)
  const left = async () => (await env.FILES.list({ prefix: `websites/${websiteId}/` })).objects.length
  await expect.poll(left, { timeout: 60_000 }).toBe(0)
  await expect.poll(async () => (await storeOf(websiteId).ledger()).received, { timeout: 60_000 }).toBe(0)
  await slow.put()
  await archive(websiteId)
  expect(await left()).toBe(0)
  expect(await publishedOf(working().context, websiteId)).toBeNull()
})

test('no address stands in it', async () => {
  const websiteId = await newWebsite(owner)
  const address = '203.0.113.77'
  const body = JSON.stringify({ type: 'event', payload: { website: websiteId, url: '/seen' } })
  await send(collectEvent, {}, { body, headers: { 'user-agent': browserAgent, 'cf-connecting-ip': address } })
  await expect.poll(() => storeOf(websiteId).ledger(), { timeout: 60_000 }).toMatchObject({ stored: 1 })
  await archive(websiteId, { now: Date.now() + 4 * dayMs })
  const text = await archivedText(websiteId)
  expect(text).toContain('/seen')
  expect(text).not.toContain(address)
})
