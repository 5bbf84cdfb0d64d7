import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { endCrawl } from '../../../../../workers/features/crawls/end-crawl.ts'
import { newOwner } from '../../../../support/people.ts'
import { newBase } from '../../documents/support.ts'
import { html, newSite, page } from '../support.ts'
import { begun, newWorker } from '../walk-support.ts'

const owner = await newOwner()
const { organizationId } = owner

/** A crawl of two pages; `meanwhile` happens while its start is asked for. */
async function interrupted(meanwhile: (crawlId: string, host: string) => Promise<unknown>) {
  const site = newSite({ '/a': page('A') })
  const worker = newWorker()
  const kbId = await newBase(owner)
  const crawlId = await begun(worker, { kbId, organizationId, url: site.origin })
  let isFirst = true
  site.pages['/'] = async () => {
    if (isFirst) await meanwhile(crawlId, new URL(site.origin).host)
    isFirst = false
    return html(page('Start', '/a'))
  }
  return { worker, kbId, crawlId, delay: await worker.play({ crawlId, turn: 1 }) }
}

const takeAway = (host: string) =>
  env.DB.prepare("update crawl_hosts set holder = 'somebody else', held_until = 0 where host = ?")
    .bind(host)
    .run()

const filesOf = (kbId: string) =>
  env.DB.prepare('select count(*) as many from files where owner_id = ?').bind(kbId).first('many')

test('a stretch that was too slow and lost its site to another walk comes again soon', async () => {
  const { worker, crawlId, delay } = await interrupted((_crawlId, host) => takeAway(host))
  expect(delay).toBe(5)
  expect(await worker.row(crawlId)).toMatchObject({ status: 'running', turn: 1, fetched: 0 })
  await worker.playAll(crawlId)
  expect(await worker.row(crawlId)).toMatchObject({ status: 'completed', fetched: 2 })
})

test('a stretch whose walk goes on without it, or was cancelled, comes no more', async () => {
  const passed = await interrupted(async (crawlId, host) => {
    await takeAway(host)
    await env.DB.prepare('update crawls set turn = 2 where crawl_id = ?').bind(crawlId).run()
  })
  expect(passed.delay).toBeNull()
  const worker = newWorker()
  const cancelled = await interrupted(async (crawlId) => {
    const row = await worker.row(crawlId)
    if (row) await endCrawl(worker.context, row, { status: 'cancelled' })
  })
  expect(cancelled.delay).toBeNull()
  expect(await filesOf(cancelled.kbId)).toBe(0)
  expect(await worker.row(cancelled.crawlId)).toMatchObject({ status: 'cancelled', fetched: 0 })
})
