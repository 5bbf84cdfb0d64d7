import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { startDueCrawls } from '../../../../workers/features/crawls/start-due-crawls.ts'
import { withServices } from '../../../support/context.ts'
import { aroundTransactions } from '../../../support/intercepting-database.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase } from '../documents/support.ts'
import { newSite, page } from './support.ts'
import { begun, newWorker } from './walk-support.ts'

const owner = await newOwner()
const { organizationId } = owner
const hour = 3_600_000

async function scheduledDaily() {
  const site = newSite({ '/': page('Start') })
  const worker = newWorker()
  const place = { kbId: await newBase(owner), organizationId, url: site.origin }
  await worker.playAll(await begun(worker, place, { schedule: 'daily' }))
  worker.clock.now += 2 * hour
  return { worker, place }
}

/** Schedules of the crawls of a base, oldest first. */
const schedulesOf = async (kbId: string) =>
  (
    await env.DB.prepare('select schedule, next_at from crawls where kb_id = ? order by created_at')
      .bind(kbId)
      .all()
  ).results

test('a crawl without a word on schedules keeps the one that its site has, from its own beginning on', async () => {
  const { worker, place } = await scheduledDaily()
  const crawlId = await begun(worker, place, { schedule: undefined })
  expect(await schedulesOf(place.kbId)).toEqual([
    { schedule: 'daily', next_at: null },
    { schedule: 'daily', next_at: worker.clock.now + 24 * hour },
  ])
  await worker.playAll(crawlId)
  worker.clock.now += 2 * hour
  await worker.playAll(await begun(worker, place, { schedule: undefined }))
  expect((await schedulesOf(place.kbId))[2]).toEqual({
    schedule: 'daily',
    next_at: worker.clock.now + 24 * hour,
  })
})

test('of a site that has no schedule, and of another site, nothing is kept', async () => {
  const { worker, place } = await scheduledDaily()
  const other = newSite({ '/': page('Other') })
  await worker.playAll(await begun(worker, { ...place, url: other.origin }, { schedule: undefined }))
  expect((await schedulesOf(place.kbId)).at(-1)).toEqual({ schedule: 'none', next_at: null })
  expect((await schedulesOf(place.kbId))[0]).toMatchObject({ next_at: expect.any(Number) })
})

test('a crawl that says so ends the schedule of its site, or puts another in its place', async () => {
  const { worker, place } = await scheduledDaily()
  await worker.playAll(await begun(worker, place, { schedule: 'weekly' }))
  worker.clock.now += hour
  expect((await schedulesOf(place.kbId)).map(({ next_at }) => next_at !== null)).toEqual([false, true])
  await begun(worker, place, { schedule: 'none' })
  expect((await schedulesOf(place.kbId)).map(({ next_at }) => next_at)).toEqual([null, null, null])
})

test('a schedule that is stopped while the upkeep looks starts nothing more', async () => {
  const { worker, place } = await scheduledDaily()
  worker.clock.now += 24 * hour
  // Somebody stops it after it was read, and before the transaction that begins the crawl.
  const db = aroundTransactions(async (work) => {
    await env.DB.prepare('update crawls set next_at = null where kb_id = ?').bind(place.kbId).run()
    return work()
  })
  await startDueCrawls(withServices(worker.context, { db }))
  expect(await schedulesOf(place.kbId)).toHaveLength(1)
})
