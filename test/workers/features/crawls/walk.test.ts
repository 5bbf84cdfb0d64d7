import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { resumeCrawls } from '../../../../workers/features/crawls/resume-crawls.ts'
import { startDueCrawls } from '../../../../workers/features/crawls/start-due-crawls.ts'
import { deleteKnowledgeBase } from '../../../../workers/features/knowledge-bases/delete-knowledge-base.ts'
import { runPurge } from '../../../../workers/features/purges/run-purge.ts'
import { walkOn } from '../../../../workers/features/crawls/walk/walk-on.ts'
import { ask } from '../../../support/client.ts'
import { withServices } from '../../../support/context.ts'
import { aroundTransactions } from '../../../support/intercepting-database.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase } from '../documents/support.ts'
import { html, inventory, newSite, page, sitemap, text, to } from './support.ts'
import { begun, newWorker } from './walk-support.ts'

const owner = await newOwner()
const { organizationId } = owner

async function placeOf(site: { origin: string }) {
  return { kbId: await newBase(owner), organizationId, url: site.origin }
}

test('a busy server is left alone for as long as it asks, and the walk goes on where it was', async () => {
  let refusals = 2
  const site = newSite({
    '/': page('Start', '/a', '/b'),
    '/a': () =>
      refusals-- > 0 ? new Response('', { status: 429, headers: { 'retry-after': '120' } }) : html(page('A')),
    '/b': page('B'),
  })
  const worker = newWorker()
  const crawlId = await begun(worker, await placeOf(site))
  expect(await worker.playAll(crawlId)).toEqual([120, 120])
  expect(await worker.row(crawlId)).toMatchObject({ status: 'completed', fetched: 3 })
  expect(site.asked.filter((path) => path === '/b')).toHaveLength(1)
})

test('a server that is busy time and again ends the walk with a sentence', async () => {
  const site = newSite({ '/': () => new Response('', { status: 503 }) })
  const worker = newWorker()
  const crawlId = await begun(worker, await placeOf(site))
  expect(await worker.playAll(crawlId)).toEqual([5, 10, 20, 40, 80, 160, 300, 300])
  expect(await worker.row(crawlId)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('Start the crawl again'),
  })
})

test('where robots.txt cannot be read nothing else is asked for', async () => {
  const site = newSite({ '/': page('Start'), '/robots.txt': () => new Response('', { status: 500 }) })
  const worker = newWorker()
  const crawlId = await begun(worker, await placeOf(site))
  await worker.playAll(crawlId)
  expect(await worker.row(crawlId)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('robots.txt of the site cannot be read'),
  })
  expect(new Set(site.asked)).toEqual(new Set(['/robots.txt']))
})

test('a site whose robots.txt forbids all of it fails with that sentence, though its sitemap lists pages', async () => {
  const site = newSite({
    '/robots.txt': text('User-agent: *\nDisallow: /\nSitemap: /sitemap.xml'),
    '/sitemap.xml': sitemap('/', '/a', '/b'),
    '/': page('Start'),
  })
  const worker = newWorker()
  const crawlId = await begun(worker, await placeOf(site))
  await worker.playAll(crawlId)
  expect(await worker.row(crawlId)).toMatchObject({
    status: 'failed',
    skipped: 3,
    error: 'Nothing was read. The start: The robots.txt of the site does not allow it.',
  })
  expect(site.asked).not.toContain('/')
})

test('a robots.txt that leads into a private network is not followed, and neither is what it stands for', async () => {
  const site = newSite({ '/': page('Start'), '/robots.txt': to('http://10.0.0.1/robots.txt') })
  const worker = newWorker()
  const crawlId = await begun(worker, await placeOf(site))
  await worker.playAll(crawlId)
  expect(await worker.row(crawlId)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('must not be fetched'),
  })
})

test('the delay of robots.txt lies between any two requests', async () => {
  const site = newSite({
    '/robots.txt': text('User-agent: *\nCrawl-delay: 30'),
    '/': page('Start', '/a'),
    '/a': page('A'),
  })
  const worker = newWorker()
  const crawlId = await begun(worker, await placeOf(site))
  expect(await worker.playAll(crawlId)).toEqual([30, 30, 30])
  expect(await worker.row(crawlId)).toMatchObject({ status: 'completed', fetched: 2 })
})

test('a message that comes twice, late or for a stretch that is over asks for nothing twice', async () => {
  const site = newSite({ '/': page('Start', '/a', '/b'), '/a': page('A'), '/b': page('B') })
  const worker = newWorker()
  const place = await placeOf(site)
  const crawlId = await begun(worker, place)
  await Promise.all([worker.play({ crawlId, turn: 1 }), worker.play({ crawlId, turn: 1 })])
  expect(site.asked).toHaveLength(5)
  await worker.play({ crawlId, turn: 1 })
  await worker.play({ crawlId, turn: 7 })
  expect(site.asked).toHaveLength(5)
  expect(await worker.row(crawlId)).toMatchObject({ status: 'completed', fetched: 3 })
})

test('two bases that walk through one site ask it one after the other', async () => {
  const site = newSite({ '/': page('Start') })
  const [one, other] = [newWorker(), newWorker()]
  const first = await begun(one, await placeOf(site))
  const second = await begun(other, await placeOf(site))
  let delay: number | null = null
  site.pages['/'] = async () => {
    delay ??= await other.play({ crawlId: second, turn: 1 })
    return html(page('Start'))
  }
  await one.play({ crawlId: first, turn: 1 })
  expect(delay).toBeGreaterThan(0)
  expect(site.asked.filter((path) => path === '/robots.txt')).toHaveLength(1)
  await other.playAll(second)
  expect(await other.row(second)).toMatchObject({ status: 'completed', fetched: 1 })
})

test('a stretch that dies is made again by its message, and makes no file twice', async () => {
  const site = newSite({ '/': page('Start', '/a'), '/a': page('A') })
  const worker = newWorker()
  const place = await placeOf(site)
  const crawlId = await begun(worker, place)
  // The power goes after the files were made, before the addresses are written.
  const db = aroundTransactions(async (work) => {
    const isLate = site.asked.includes('/a')
    const done = await work()
    if (isLate) throw new Error('The process has died')
    return done
  })
  const dying = withServices(worker.context, { db })
  await expect(walkOn(dying, { crawlId, turn: 1 })).rejects.toThrow('died')
  await worker.playAll(crawlId)
  expect(await worker.row(crawlId)).toMatchObject({ status: 'completed', fetched: 2 })
  const { results } = await env.DB.prepare('select source_url from files where owner_id = ?')
    .bind(place.kbId)
    .all()
  expect(results).toHaveLength(2)
})

test('a calendar without end is left after its bound, and redirects without end after the pages of the crawl', async () => {
  const days = (month: number) => Array.from({ length: 5 }, (_, day) => `/calendar/${month}/${day + 1}`)
  const calendar = newSite({ '/': page('Start', ...days(1)) })
  const site = new Proxy(calendar.pages, {
    get: (pages, path: string) => {
      const [, month] = /^\/calendar\/(\d+)\//.exec(path) ?? []
      return month === undefined ? pages[path] : page(`Day ${path}`, ...days(Number(month) + 1))
    },
  })
  calendar.pages = site
  const worker = newWorker()
  const crawlId = await begun(worker, await placeOf(calendar))
  await worker.playAll(crawlId)
  const row = await worker.row(crawlId)
  expect(row).toMatchObject({ status: 'completed', fetched: 101 })

  const endless = newSite({ '/': to('/r/1') })
  endless.pages = new Proxy(endless.pages, {
    get: (pages, path: string) => {
      const [, hop] = /^\/r\/(\d+)$/.exec(path) ?? []
      return hop === undefined ? pages[path] : to(`/r/${Number(hop) + 1}`)
    },
  })
  const place = await placeOf(endless)
  const second = await begun(worker, place, { maxPages: 20 })
  await worker.playAll(second)
  expect(endless.asked).toHaveLength(22)
  expect(Object.values(await inventory(place.kbId, second, owner)).at(-1)).toContain(
    'as many pages as it may (20)',
  )
})

test('content decides what a file is, and what is too large is told as such', async () => {
  const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'
  const site = newSite({
    '/': page('Start', '/pdf', '/page.pdf', '/huge', '/zip'),
    '/pdf': text(pdf, 'text/html'),
    '/page.pdf': text(page('Not a PDF'), 'application/pdf'),
    '/huge': () =>
      new Response('', { headers: { 'content-type': 'text/html', 'content-length': '10737418240' } }),
    '/zip': text('x', 'application/zip'),
  })
  const worker = newWorker()
  const place = await placeOf(site)
  const crawlId = await begun(worker, place)
  await worker.playAll(crawlId)
  const { results } = await env.DB.prepare(
    'select source_url as url, file_type as type from files where owner_id = ?',
  )
    .bind(place.kbId)
    .all<{ url: string; type: string }>()
  const types = Object.fromEntries(results.map(({ url, type }) => [new URL(url).pathname, type]))
  expect(types).toMatchObject({ '/pdf': 'pdf', '/page.pdf': 'html' })
  expect(await inventory(place.kbId, crawlId, owner)).toMatchObject({
    '/zip': expect.stringContaining('neither a page nor a document'),
  })
})

test('a sitemap that grows without measure, and a robots.txt of a megabyte, end as a warning', async () => {
  const bomb = await new Response(
    new Blob([new Uint8Array(50 * 2 ** 20)]).stream().pipeThrough(new CompressionStream('gzip')),
  ).arrayBuffer()
  const site = newSite({
    '/robots.txt': text(
      `Sitemap: /bomb.xml.gz\nSitemap: /good.xml\nUser-agent: *\n${'Disallow: /x\n'.repeat(80_000)}`,
    ),
    '/bomb.xml.gz': () => new Response(bomb.slice(0)),
    '/good.xml': sitemap('/a'),
    '/': page('Start'),
    '/a': page('A'),
  })
  const worker = newWorker()
  const crawlId = await begun(worker, await placeOf(site))
  await worker.playAll(crawlId)
  expect(await worker.row(crawlId)).toMatchObject({
    status: 'completed',
    fetched: 2,
    warnings: [expect.stringContaining('/bomb.xml.gz is no sitemap')],
  })
})

test('an organization without room ends its crawl with the sentence that says so', async () => {
  const poor = await newOwner()
  const kbId = await newBase(poor)
  await env.DB.prepare(
    'insert into file_totals (owner_id, organization_id, files, bytes, under_way, failed) values (?, ?, 0, ?, 0, 0)',
  )
    .bind(crypto.randomUUID(), poor.organizationId, 2 ** 50)
    .run()
  const site = newSite({ '/': page('Start') })
  const worker = newWorker()
  const crawlId = await begun(worker, { kbId, organizationId: poor.organizationId, url: site.origin })
  await worker.playAll(crawlId)
  expect(await worker.row(crawlId)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('no room left'),
  })
})

test('a schedule starts the next crawl once, and takes over from the one before', async () => {
  const site = newSite({ '/': page('Start') })
  const worker = newWorker()
  const place = await placeOf(site)
  const crawlId = await begun(worker, place, { schedule: 'daily' })
  await worker.playAll(crawlId)
  const rows = async () =>
    (
      await env.DB.prepare('select crawl_id, status, next_at from crawls where kb_id = ? order by created_at')
        .bind(place.kbId)
        .all()
    ).results
  worker.clock.now += 23 * 3_600_000
  await startDueCrawls(worker.context)
  expect(await rows()).toHaveLength(1)
  worker.clock.now += 2 * 3_600_000
  await Promise.all([startDueCrawls(worker.context), startDueCrawls(worker.context)])
  expect(await rows()).toMatchObject([
    { crawl_id: crawlId, status: 'completed', next_at: null },
    { status: 'running', next_at: worker.clock.now + 86_400_000 },
  ])
})

test('what stands still is taken up again, and tells its end to web hooks once', async () => {
  const site = newSite({ '/': page('Start') })
  const worker = newWorker()
  const place = await placeOf(site)
  const crawlId = await begun(worker, place)
  worker.clock.now += 3_600_000
  expect(await resumeCrawls(worker.context)).toBeGreaterThan(0)
  await Promise.all([worker.play({ crawlId, turn: 1 }), worker.play({ crawlId, turn: 1 })])
  const { results } = await env.DB.prepare(
    "select data from outbox_events where type = 'crawl.finished' and instr(data, ?) > 0",
  )
    .bind(crawlId)
    .all<{ data: string }>()
  expect(results.map(({ data }) => JSON.parse(data) as unknown)).toEqual([
    {
      kbId: place.kbId,
      crawlId,
      url: `${site.origin}/`,
      status: 'completed',
      found: 1,
      fetched: 1,
      unchanged: 0,
      skipped: 0,
      gone: 0,
    },
  ])
})

test('with a base its crawls and addresses go, and a walk of it stops', async () => {
  const site = newSite({ '/': page('Start', '/a') })
  const worker = newWorker()
  const place = await placeOf(site)
  const crawlId = await begun(worker, place)
  await ask(deleteKnowledgeBase, { id: place.kbId }, owner)
  expect(await worker.play({ crawlId, turn: 1 })).toBeNull()
  expect(site.asked).toEqual([])
  while (await runPurge(worker.context, place.kbId));
  for (const table of ['crawls', 'crawl_addresses']) {
    const row = await env.DB.prepare(`select count(*) as n from ${table} where kb_id = ?`)
      .bind(place.kbId)
      .first<{ n: number }>()
    expect(row?.n, table).toBe(0)
  }
})

test('a file that somebody deleted comes back with the next crawl, and one that two addresses share is one', async () => {
  const site = newSite({ '/': page('Start', '/a', '/same'), '/a': page('A'), '/same': page('A') })
  const worker = newWorker()
  const place = await placeOf(site)
  await worker.playAll(await begun(worker, place))
  await env.DB.prepare("update files set deleted_at = 1 where owner_id = ? and source_url like '%/a'")
    .bind(place.kbId)
    .run()
  const second = await begun(worker, place)
  await worker.playAll(second)
  const { results } = await env.DB.prepare(
    'select source_url as url from files where owner_id = ? and deleted_at is null',
  )
    .bind(place.kbId)
    .all<{ url: string }>()
  expect(results.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(['/', '/a'])
})
