import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { WebsiteStore } from '../../../../durable-objects/website-store/website-store.ts'
import { heatmaps } from '../../../../shared/db/tables/analytics.ts'
import { digestChunk } from '../../../../shared/domain/analytics/replay/digest.ts'
import { objects } from '../../../../shared/services/remote.ts'
import { buildHeatmapJob } from '../../../../workers/features/heatmaps/build.job.ts'
import { countSome } from '../../../../workers/features/heatmaps/count-some.ts'
import { deleteHeatmap } from '../../../../workers/features/heatmaps/delete-heatmap.ts'
import { getHeatmap } from '../../../../workers/features/heatmaps/get-heatmap.ts'
import { putProgress } from '../../../../workers/features/heatmaps/stored.ts'
import { resumeHeatmaps } from '../../../../workers/features/heatmaps/upkeep.ts'
import { deleteReplay } from '../../../../workers/features/replays/delete-replay.ts'
import { deleteWebsite } from '../../../../workers/features/websites/delete-website.ts'
import { eraseVisitor } from '../../../../workers/features/websites/erase-visitor.ts'
import { resetWebsite } from '../../../../workers/features/websites/reset-website.ts'
import { quietly, withServices } from '../../../support/with-services.ts'
import { ask } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { brokenQueue, silentQueue } from '../../../support/queues.ts'
import { recordedWebsite } from '../../../support/recorded-visit.ts'
import { built, clickedWebsite, onCart, ordered, storedOf } from './support.ts'

const { db } = newContext().services

interface Named {
  websiteId: string
  heatmapId: string
}

const step = ({ websiteId, heatmapId }: Named, queue?: object) =>
  buildHeatmapJob.run(quietly(queue), { websiteId, heatmapId })

const toldOf = ({ websiteId, heatmapId }: Named, { token }: { token: string }) =>
  ask(getHeatmap, { websiteId, heatmapId }, { token })

const rowOf = async ({ heatmapId }: Named) =>
  (await db.select().from(heatmaps).where(eq(heatmaps.heatmapId, heatmapId)))[0]

/** A heatmap that has been built half: one of its messages was done. */
async function halfBuilt() {
  const website = await clickedWebsite()
  const heatmap = await ordered(website.websiteId, website)
  const row = (await rowOf(heatmap))!
  const [newest] = (await countSome(quietly(), row, null)).counted.seen
  // The store tells all of so few at once, so that a half is made by hand: it goes on after the newest recording.
  const after = { at: website.at + 10_000, id: website.second }
  const all = await countSome(quietly(), { ...row, windowStart: website.at + 9_000 }, null)
  expect(all.counted.recordings).toBe(1)
  const key = await putProgress(quietly(), heatmap, { counted: all.counted, after })
  await db
    .update(heatmaps)
    .set({ built: key, status: 'building' })
    .where(eq(heatmaps.heatmapId, heatmap.heatmapId))
  return { ...website, ...heatmap, session: newest?.[0] ?? '' }
}

test('messages that come twice, at once or late, count each recording once', async () => {
  const website = await clickedWebsite()
  const heatmap = await ordered(website.websiteId, website)
  await Promise.all([step(heatmap), step(heatmap), step(heatmap)])
  await step(heatmap)
  const told = await toldOf(heatmap, website)
  expect(told).toMatchObject({ status: 'ready', recordings: 2 })
  expect(told.clicks?.map(({ count }) => count)).toEqual([2, 2])
  expect(await storedOf(website.websiteId)).toHaveLength(1)
})

test('one that died half way goes on where it was, and leaves nothing of the way', async () => {
  const half = await halfBuilt()
  await step(half)
  const whole = await built(half.websiteId, half)
  const told = await toldOf(half, half)
  expect(told.clicks).toEqual(whole.clicks)
  expect(told.scroll).toEqual(whole.scroll)
  expect(told.recordings).toBe(2)
  expect((await storedOf(half.websiteId)).filter((key) => key.includes('building'))).toEqual([])
})

test('what died after its last note is tidied up by its message, which comes again', async () => {
  const half = await halfBuilt()
  await step(half)
  await putProgress(quietly(), half, { counted: { recordings: 9 } as never, after: null })
  await step(half)
  expect((await storedOf(half.websiteId)).filter((key) => key.includes('building'))).toEqual([])
  expect(await toldOf(half, half)).toMatchObject({ status: 'ready', recordings: 2 })
})

test('one of which the half is lost begins anew', async () => {
  const half = await halfBuilt()
  for (const key of await storedOf(half.websiteId)) await env.FILES.delete(key)
  await step(half)
  expect(await toldOf(half, half)).toMatchObject({ status: 'ready', recordings: 2 })
})

test('whoever is erased while it is built is not in it, nor in anything of the way', async () => {
  const half = await halfBuilt()
  expect(half.session).not.toBe('')
  await ask(eraseVisitor, { websiteId: half.websiteId, sessionId: half.session }, half)
  expect(await rowOf(half)).toMatchObject({ status: 'pending', built: null })
  expect((await storedOf(half.websiteId)).filter((key) => key.includes('building'))).toEqual([])
  await step(half)
  const told = await toldOf(half, half)
  expect(told.status).toBe('ready')
  expect(told.recordings).toBeLessThan(2)
})

test('a step that an erasure overtakes does not count, and another is ordered', async () => {
  const half = await halfBuilt()
  const sent: unknown[] = []
  const queue = { ...silentQueue, sendBatch: (some: unknown[]) => Promise.resolve(void sent.push(...some)) }
  const context = quietly(queue)
  const files = Object.create(context.services.files, {
    put: {
      // Just when it has counted and writes that down.
      value: async (key: string, text: string) => {
        await ask(eraseVisitor, { websiteId: half.websiteId, sessionId: half.session }, half)
        return env.FILES.put(key, text)
      },
    },
    get: { value: (key: string) => env.FILES.get(key) },
    list: { value: (options: R2ListOptions) => env.FILES.list(options) },
    delete: { value: (key: string) => env.FILES.delete(key) },
  }) as typeof context.services.files
  const { websiteId, heatmapId } = half
  await buildHeatmapJob.run(withServices(context, { files }), { websiteId, heatmapId })
  expect(await rowOf(half)).toMatchObject({ status: 'pending', built: null })
  expect(await storedOf(half.websiteId)).toEqual([])
  expect(JSON.stringify(sent)).toContain(half.heatmapId)
})

test('a recording that was deleted counts no more, in a heatmap that was ready it stays counted', async () => {
  const website = await clickedWebsite()
  const before = await built(website.websiteId, website)
  await ask(deleteReplay, { websiteId: website.websiteId, replaySessionId: website.second }, website)
  expect(await built(website.websiteId, website)).toMatchObject({ recordings: 1 })
  expect(await toldOf(before, website)).toMatchObject({ recordings: 2 })
})

test('of a website or heatmap that is deleted meanwhile nothing is left', async () => {
  const half = await halfBuilt()
  await ask(deleteHeatmap, { websiteId: half.websiteId, heatmapId: half.heatmapId }, half)
  await putProgress(quietly(), half, { counted: { recordings: 9 } as never, after: null })
  await step(half)
  expect(await storedOf(half.websiteId)).toEqual([])
  const other = await halfBuilt()
  await ask(deleteWebsite, { websiteId: other.websiteId }, other)
  await step(other)
  await expect.poll(() => storedOf(other.websiteId), { timeout: 60_000 }).toEqual([])
  await expect.poll(() => rowOf(other), { timeout: 60_000 }).toBeUndefined()
})

test('a website that is reset has no heatmaps any more', async () => {
  const website = await clickedWebsite()
  const heatmap = await built(website.websiteId, website)
  await ask(resetWebsite, { websiteId: website.websiteId }, website)
  expect(await rowOf(heatmap)).toBeUndefined()
  expect(await storedOf(website.websiteId)).toEqual([])
})

test('one whose message was lost is ordered again, and one that fails again and again says so', async () => {
  const { websiteId, token } = await recordedWebsite()
  const heatmap = await ordered(websiteId, { token })
  const sent: unknown[] = []
  const queue = { ...silentQueue, sendBatch: (some: unknown[]) => Promise.resolve(void sent.push(...some)) }
  await resumeHeatmaps({ ...quietly(queue), now: () => Date.now() + 60 * 60_000 })
  expect(JSON.stringify(sent)).toContain(heatmap.heatmapId)
  await buildHeatmapJob.failed?.(quietly(), { websiteId, heatmapId: heatmap.heatmapId })
  expect(await toldOf(heatmap, { token })).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('Make a new one'),
  })
})

/** A chunk of a visit to the cart, as the queue hands it to a website. */
async function recordedChunk(
  websiteId: string,
  { replay, session, at, n = 0 }: { replay: string; session: string; at: number; n?: number },
): Promise<void> {
  const object = crypto.randomUUID()
  const digest = digestChunk(onCart(at).flat(), { bytes: 100, n })
  const client = { browser: 'Chrome', device: 'desktop', country: '' }
  const chunk = { object, key: 'k', sha256: 's', digest, client }
  const names = { messageId: object, chunkId: object, replay, session }
  const times = { receivedAt: at, now: at, maxDurationMs: 300_000 }
  const store = objects<WebsiteStore>(env.WEBSITE_STORE).getByName(websiteId)
  await store.change('recordChunk', { ...names, ...times, chunk } as never)
}

/** Visits one millisecond apart, the newest last. Returns the names of their recordings. */
async function recorded(websiteId: string, many: number, at: number): Promise<string[]> {
  const replays = Array.from({ length: many }, () => crypto.randomUUID())
  for (const [visit, replay] of replays.entries())
    await recordedChunk(websiteId, { replay, session: `session-${visit % 7}`, at: at + visit })
  return replays
}

test('more recordings than a website tells at once are told in turns, each of them once', async () => {
  const { websiteId, token } = await recordedWebsite()
  await recorded(websiteId, 205, Date.now() - 3_600_000)
  const heatmap = await ordered(websiteId, { token })
  const row = (await rowOf(heatmap))!
  const first = await countSome(quietly(), row, null, 1)
  expect(first).toMatchObject({ after: { id: expect.any(String) }, counted: { recordings: 200 } })
  expect(await countSome(quietly(), row, first, 1)).toMatchObject({
    after: null,
    counted: { recordings: 205 },
  })
  // Nothing more is ordered once it is ready.
  await step(heatmap, brokenQueue)
  const told = await toldOf(heatmap, { token })
  expect(told).toMatchObject({ status: 'ready', recordings: 205, visitors: 7 })
  expect(told.clicks?.map(({ count }) => count)).toEqual([205, 205])
})

test('a recording whose first chunk comes while it is built counts once, though it has begun earlier then', async () => {
  const { websiteId, token } = await recordedWebsite()
  const at = Date.now() - 3_600_000
  const replays = await recorded(websiteId, 205, at)
  const heatmap = await ordered(websiteId, { token })
  const half = await countSome(quietly(), (await rowOf(heatmap))!, null, 1)
  const built = await putProgress(quietly(), heatmap, half)
  await db
    .update(heatmaps)
    .set({ built, status: 'building' })
    .where(eq(heatmaps.heatmapId, heatmap.heatmapId))
  const newest = replays.at(-1) ?? ''
  // It stands before the oldest of all now, where the next step still has to come.
  await recordedChunk(websiteId, { replay: newest, session: 'session-1', at: at - 60_000, n: 1 })
  await step(heatmap)
  const told = await toldOf(heatmap, { token })
  expect(told).toMatchObject({ status: 'ready', recordings: 205, visitors: 7 })
  expect(told.clicks?.map(({ count }) => count)).toEqual([205, 205])
})
