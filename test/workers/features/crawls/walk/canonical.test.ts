import { expect, test } from 'vitest'
import { newOwner } from '../../../../support/people.ts'
import { newBase } from '../../documents/support.ts'
import { type Served, html, inventory, newSite, page, text, to } from '../support.ts'
import { begun, newWorker } from '../walk-support.ts'

const owner = await newOwner()
const { organizationId } = owner

const naming = (canonical: string, title: string, ...links: string[]) =>
  `<link rel=canonical href="${canonical}">${page(title, ...links)}`

/** A site that is crawled by hand, as often as it is asked for: what each crawl says of its addresses. */
async function walked(pages: Record<string, Served>) {
  const site = newSite(pages)
  const worker = newWorker()
  const kbId = await newBase(owner)
  const again = async () => {
    const crawlId = await begun(worker, { kbId, organizationId, url: site.origin })
    await worker.playAll(crawlId)
    return inventory(kbId, crawlId, owner)
  }
  return { site, again }
}

test('a page that names an address which leads back to it stays part of the base, crawl after crawl', async () => {
  const { site, again } = await walked({
    '/': page('Start', '/a'),
    '/a': naming('/a/', 'A'),
    '/a/': to('/a'),
  })
  const back = `skipped: It leads to ${site.at('/a')}.`
  expect(await again()).toEqual({ '/': 'fetched', '/a': 'fetched', '/a/': back })
  site.pages['/a'] = naming('/a/', 'A, revised')
  expect(await again()).toEqual({ '/': 'unchanged', '/a': 'fetched', '/a/': back })
  expect(await again()).toEqual({ '/': 'unchanged', '/a': 'unchanged', '/a/': back })
})

test.each<[what: string, canonical: string, pages: Record<string, Served>]>([
  ['is not there', '/none', {}],
  ['must not be asked for', '/closed', { '/robots.txt': text('User-agent: *\nDisallow: /closed') }],
  ['is no page by its ending', '/a.png', {}],
  ['fails', '/broken', { '/broken': () => new Response('', { status: 500 }) }],
  ['asks not to be read', '/hidden', { '/hidden': `<meta name=robots content=noindex>${page('Hidden')}` }],
])('a page is read where the address that it names %s', async (_what, canonical, pages) => {
  const { again } = await walked({ '/': page('Start', '/a'), '/a': naming(canonical, 'A'), ...pages })
  expect(await again()).toMatchObject({ '/': 'fetched', '/a': 'fetched' })
  expect(await again()).toMatchObject({ '/': 'unchanged', '/a': 'unchanged' })
  expect(await again()).toMatchObject({ '/': 'unchanged', '/a': 'unchanged' })
})

test('what was read before it named a dead address never leaves, and is read anew when it changes', async () => {
  const { site, again } = await walked({ '/': page('Start', '/a'), '/a': page('A') })
  const validated = (version: number) => (request: { headers: Record<string, string> }) =>
    request.headers['if-none-match'] === `"${version}"`
      ? new Response(null, { status: 304 })
      : html(naming('/none', `Version ${version}`), { etag: `"${version}"` })
  await again()
  for (const version of [1, 2, 3]) {
    site.pages['/a'] = validated(version)
    expect(await again()).toMatchObject({ '/a': 'fetched' })
  }
  expect(await again()).toMatchObject({ '/a': 'unchanged' })
})

test('a chain of names that ends nowhere is read at its last page', async () => {
  const { site, again } = await walked({
    '/': page('Start', '/a', '/b'),
    '/a': naming('/b', 'A'),
    '/b': naming('/c', 'B'),
  })
  expect(await again()).toMatchObject({
    '/a': `skipped: Its canonical address is ${site.at('/b')}.`,
    '/b': 'fetched',
    '/c': expect.stringContaining('no such page'),
  })
})

test('pages that name each other in a circle are asked for again once at most', async () => {
  const hidden = (canonical: string, title: string) =>
    `<meta name=robots content=noindex>${naming(canonical, title)}`
  const { site, again } = await walked({
    '/': page('Start', '/a', '/b', '/c'),
    '/a': naming('/b', 'A'),
    '/b': naming('/c', 'B'),
    '/c': hidden('/a', 'C'),
  })
  expect(await again()).toMatchObject({ '/b': 'fetched', '/c': expect.stringContaining('noindex') })
  for (const path of ['/a', '/b', '/c'])
    expect(site.asked.filter((asked) => asked === path).length, path).toBeLessThanOrEqual(2)
})
