import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { listCrawls } from '../../../../workers/features/crawls/list-crawls.ts'
import { startCrawl } from '../../../../workers/features/crawls/start-crawl.ts'
import { updateKnowledgeBase } from '../../../../workers/features/knowledge-bases/update-knowledge-base.ts'
import { searchBase } from '../../../../workers/features/search/search-base.route.ts'
import type { SearchAnswer } from '../../../../workers/features/search/schemas.ts'
import { ask, expectRefusal, refusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newBase } from '../documents/support.ts'
import { crawled, filesOf, html, inventory, newSite, page, sitemap, text, to } from './support.ts'
import { shareWith } from '../sharing/support.ts'

const owner = await newOwner()

test('a site is read by its sitemap and its links, and answers come from its pages', async () => {
  const site = newSite({
    '/': page('Start', '/returns', '/about#team', 'https://elsewhere.example/'),
    '/returns': `${page('Returns', '/')}<p>Customers send goods back within 30 days.</p>`,
    '/about': page('About us', '/deep'),
    '/deep': page('Deep', '/deeper'),
    '/deeper': page('Deeper'),
    '/listed': page('Listed'),
    '/sitemap.xml': sitemap('/listed'),
  })
  const id = await newBase(owner)
  const crawl = await crawled(id, site.origin, owner, { maxDepth: 2 })
  expect(crawl).toMatchObject({
    status: 'completed',
    found: 6,
    fetched: 5,
    unchanged: 0,
    skippedCount: 1,
    gone: 0,
    error: null,
  })
  expect(crawl.skipped).toEqual([
    { url: site.at('/deeper'), reason: 'It is more than 2 links away from the start.' },
  ])
  expect(site.asked).toEqual(['/robots.txt', '/sitemap.xml', '/', '/listed', '/returns', '/about', '/deep'])
  expect(site.got[2]?.headers['user-agent']).toContain('TracewrightBot')
  expect(await filesOf(id, owner)).toEqual(['/', '/about', '/deep', '/listed', '/returns'])
  const answer = await send(
    searchBase,
    { id, question: 'Within how many days do customers send goods back?' },
    owner,
  )
  const { sources } = await answer.json<SearchAnswer>()
  expect(sources[0]).toMatchObject({ fileName: 'returns.html' })
})

test('a second crawl asks for what is new, reads nothing again that is as it was, and names exactly the changes', async () => {
  let stamp = 0
  const site = newSite({
    '/': page('Start', '/a', '/b', '/c', '/d'),
    '/a': ({ headers }) =>
      headers['if-none-match'] === '"a1"'
        ? new Response(null, { status: 304 })
        : html(page('A'), { etag: '"a1"' }),
    '/b': () => html(`${page('B')}<script nonce="${++stamp}"></script>`),
    '/c': page('C'),
    '/d': page('D'),
  })
  const id = await newBase(owner)
  await crawled(id, site.origin, owner)
  await filesOf(id, owner)
  site.pages['/c'] = page('C', '/e').replace('to say', 'to add')
  site.pages['/e'] = page('E')
  delete site.pages['/d']
  const second = await crawled(id, site.origin, owner)
  expect(second).toMatchObject({
    status: 'completed',
    found: 6,
    fetched: 2,
    unchanged: 3,
    gone: 0,
    skippedCount: 1,
  })
  expect(await inventory(id, second.crawlId, owner)).toMatchObject({
    '/a': 'unchanged',
    '/b': 'unchanged',
    '/c': 'fetched',
    '/d': expect.stringContaining('leaves the index should the next crawl find the same'),
    '/e': 'fetched',
  })
  expect(await filesOf(id, owner)).toEqual(['/', '/a', '/b', '/c', '/d', '/e'])
  const third = await crawled(id, site.origin, owner)
  expect(third).toMatchObject({ fetched: 0, unchanged: 5, gone: 1, skippedCount: 0 })
  expect(await filesOf(id, owner)).toEqual(['/', '/a', '/b', '/c', '/e'])
  const generations = await env.DB.prepare(
    'select generation from files where owner_id = ? and deleted_at is null',
  )
    .bind(id)
    .all<{ generation: number }>()
  expect(generations.results.map(({ generation }) => generation)).toEqual([1, 1, 1, 1, 1])
})

test('what a site asks of robots is heeded, and told', async () => {
  const site = newSite({
    '/robots.txt': text(
      'User-agent: TracewrightBot\nDisallow: /private\nUser-agent: *\nDisallow: /\nSitemap: /maps/index.xml',
    ),
    '/maps/index.xml': text(
      '<sitemapindex><sitemap><loc>/maps/index.xml</loc></sitemap><sitemap><loc>/maps/1.xml</loc></sitemap></sitemapindex>',
    ),
    '/maps/1.xml': sitemap('/mapped'),
    '/': page('Start', '/private/x', '/noindex', '/header', '/follow-nothing', '/print?print=1'),
    '/mapped': page('Mapped'),
    '/noindex': `<meta name=robots content=noindex>${page('Hidden', '/behind')}`,
    '/behind': page('Behind'),
    '/header': () => html(page('By header'), { 'x-robots-tag': 'none' }),
    '/follow-nothing': `<meta name=tracewrightbot content=nofollow>${page('Closed', '/never')}`,
    '/print?print=1': `<link rel=canonical href="/print">${page('Print')}`,
    '/print': page('Print'),
  })
  const id = await newBase(owner)
  const crawl = await crawled(id, site.origin, owner)
  const noindex = 'skipped: It asks not to become part of an index (noindex).'
  expect(await inventory(id, crawl.crawlId, owner)).toEqual({
    '/': 'fetched',
    '/mapped': 'fetched',
    '/private/x': 'skipped: The robots.txt of the site does not allow it.',
    '/noindex': noindex,
    '/behind': 'fetched',
    '/header': noindex,
    '/follow-nothing': 'fetched',
    '/print?print=1': `skipped: Its canonical address is ${site.at('/print')}.`,
    '/print': 'fetched',
  })
  expect(site.asked).not.toContain('/private/x')
  expect(site.asked.filter((path) => path === '/maps/index.xml')).toHaveLength(1)
})

test('include and exclude narrow a crawl, and exclude wins', async () => {
  const site = newSite({
    '/': page('Start', '/blog/a', '/blog/drafts/b', '/shop'),
    '/blog/a': page('A'),
  })
  const id = await newBase(owner)
  const crawl = await crawled(id, site.origin, owner, { include: ['/blog/**'], exclude: ['/blog/drafts/**'] })
  expect(await inventory(id, crawl.crawlId, owner)).toEqual({
    '/': expect.stringContaining('for its links alone'),
    '/blog/a': 'fetched',
    '/blog/drafts/b': 'skipped: The pattern /blog/drafts/** excludes it.',
    '/shop': 'skipped: None of the patterns to include takes it.',
  })
})

test('redirects, copies and what is no page stand in the inventory with their reasons', async () => {
  const long = `${'This sentence stands on both of the pages as it is. '.repeat(3)}${Array.from({ length: 80 }, (_, n) => `item${n * 7}`).join(' ')}`
  const site = newSite({
    '/': page(
      'Start',
      '/old',
      '/loop',
      '/out',
      '/inside',
      '/copy',
      '/near',
      '/json',
      '/empty',
      '/broken',
      '/logo.png',
    ),
    '/old': to('/new'),
    '/new': `<title>New</title><p>${long}`,
    '/copy': `<title>New</title><p>${long}`,
    '/near': `<title>New</title><p>${long} Printed`,
    '/loop': to('/loop2'),
    '/loop2': to('/loop'),
    '/out': to('https://elsewhere.example/'),
    '/inside': to('http://169.254.169.254/latest/meta-data'),
    '/json': text('{}', 'application/json'),
    '/empty': '<div id=app></div><script src=app.js></script>',
    '/broken': () => new Response('', { status: 500 }),
  })
  const id = await newBase(owner)
  const crawl = await crawled(id, site.origin, owner)
  expect(crawl.status).toBe('completed')
  const told = await inventory(id, crawl.crawlId, owner)
  expect(told).toEqual({
    '/': 'fetched',
    '/old': `skipped: It leads to ${site.at('/new')}.`,
    '/new': expect.stringMatching(/says (the same as|nearly)/),
    '/copy': 'fetched',
    '/near': `skipped: It says nearly the same as ${site.at('/copy')}.`,
    '/loop': `skipped: It leads to ${site.at('/loop2')}.`,
    '/loop2': `skipped: It leads to ${site.at('/loop')}.`,
    '/out': expect.stringContaining('another site'),
    '/inside': expect.stringContaining('another site'),
    '/json': expect.stringContaining('neither a page nor a document'),
    '/empty': 'skipped: It shows no text, unless its scripts run.',
    '/broken': 'skipped: Its server answers with status 500.',
    '/logo.png': expect.stringContaining('.png'),
  })
  expect(site.asked.filter((path) => path === '/broken')).toHaveLength(2)
})

test.each([
  ['http://127.0.0.1/', 'private, local or reserved'],
  ['http://localhost:8787/', 'internal network'],
  ['http://metadata.google.internal/', 'internal network'],
  ['http://[::ffff:10.0.0.1]/', 'private, local or reserved'],
  ['http://tracewright.test/', 'internal network'],
  ['ftp://a.example/', 'http and https'],
  ['https://user:secret@a.example/', 'user name'],
  ['a.example', 'not a valid absolute URL'],
])('%s is refused before anything is asked', async (url, words) => {
  const id = await newBase(owner)
  await expectRefusal(send(startCrawl, { id, url }, owner), 400, {
    details: [{ path: 'url', message: expect.stringContaining(words) }],
  })
})

test('patterns, pages and depths out of range are refused with their place', async () => {
  const id = await newBase(owner)
  const start = { id, url: 'https://a.example/' }
  const details = async (wish: object) =>
    (await refusal(send(startCrawl, { ...start, ...wish }, owner))).details
  expect(await details({ include: ['blog'] })).toMatchObject([{ path: 'include.0' }])
  expect(await details({ maxPages: 1001 })).toMatchObject([
    { path: 'maxPages', message: expect.stringContaining('1000') },
  ])
  expect(await details({ maxPages: 0 })).toMatchObject([{ path: 'maxPages' }])
  expect(await details({ exclude: Array.from({ length: 51 }, () => '/a') })).toMatchObject([
    { path: 'exclude' },
  ])
})

test('one crawl of a base is under way at a time, and an archived base takes none', async () => {
  const held = Promise.withResolvers<void>()
  const site = newSite({
    '/': async () => {
      await held.promise
      return html(page('Start'))
    },
  })
  const id = await newBase(owner)
  await ask(startCrawl, { id, url: site.origin }, owner)
  await expectRefusal(send(startCrawl, { id, url: site.origin }, owner), 409, 'crawls.under_way')
  const archived = await newBase(owner)
  await ask(updateKnowledgeBase, { id: archived, status: 'archived' }, owner)
  await expectRefusal(
    send(startCrawl, { id: archived, url: site.origin }, owner),
    409,
    'knowledge_bases.archived',
  )
  held.resolve()
})

test('whom a base is shared with for writing may crawl into it, and for reading may only look', async () => {
  const id = await newBase(owner)
  const [writer, reader] = [await newOwner(), await newOwner()]
  await shareWith(writer, { id, permission: 'write' }, owner)
  await shareWith(reader, { id }, owner)
  const site = newSite({ '/': page('Start') })
  expect(await crawled(id, site.origin, writer)).toMatchObject({ status: 'completed', fetched: 1 })
  await expectRefusal(send(startCrawl, { id, url: site.origin }, reader), 403)
  expect((await ask(listCrawls, { id }, reader)).crawls).toHaveLength(1)
  await expectRefusal(send(listCrawls, { id }, await newOwner()), 404)
})
