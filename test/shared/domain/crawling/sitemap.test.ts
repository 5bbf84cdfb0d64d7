import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readSitemap } from '../../../../shared/domain/crawling/sitemap.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const pages = (...addresses: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="i">${addresses
    .map(
      (address) =>
        `<url><loc> ${address} </loc><image:image><image:loc>x.png</image:loc></image:image></url>`,
    )
    .join('')}</urlset>`

test('pages are listed in their order, without their pictures', async () => {
  expect(await readSitemap(bytes(pages('https://a.example/?a=1&amp;b=2', '/b')))).toEqual({
    kind: 'pages',
    addresses: ['https://a.example/?a=1&b=2', '/b'],
    isCut: false,
  })
})

test('an index lists further sitemaps', async () => {
  const text = '<sitemapindex><sitemap><loc><![CDATA[/one.xml]]></loc></sitemap></sitemapindex>'
  expect(await readSitemap(bytes(text))).toEqual({ kind: 'index', addresses: ['/one.xml'], isCut: false })
})

test('gzip is opened, and a list of lines is one, too', async () => {
  const zipped = new Uint8Array(gzipSync(pages('/a')))
  expect(await readSitemap(zipped)).toMatchObject({ kind: 'pages', addresses: ['/a'] })
  const lines = await readSitemap(bytes('https://a.example/x\r\n\nhttps://a.example/y\n'))
  expect(lines).toMatchObject({ kind: 'pages', addresses: ['https://a.example/x', 'https://a.example/y'] })
})

test.each([
  ['a page', '<!doctype html><html><body>Not found</body></html>'],
  ['a text', 'Not found'],
  ['nothing', ''],
  ['a feed', '<rss><channel><item><link>https://a.example/</link></item></channel></rss>'],
])('%s in its place is none', async (_what, text) => {
  expect(await readSitemap(bytes(text))).toMatchObject({ kind: 'none', addresses: [] })
})

test('of a damaged one what stands before the damage is taken', async () => {
  const text = '<urlset><url><loc>/a</loc></url><url <loc>/b</loc></url></urlset>'
  expect(await readSitemap(bytes(text))).toMatchObject({ addresses: ['/a'], isCut: true })
})

test('entities that grow are never opened', async () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "&a;&a;&a;">]><urlset><url><loc>/&b;</loc></url></urlset>`
  expect(await readSitemap(bytes(bomb))).toMatchObject({ addresses: [], isCut: true })
})

test('a gigabyte of nothing in a small file is cut, and so are more addresses than a sitemap may have', async () => {
  const zipped = new Uint8Array(gzipSync(new Uint8Array(200 * 2 ** 20)))
  expect(await readSitemap(zipped)).toMatchObject({ kind: 'none', isCut: true })
  const many = new Uint8Array(gzipSync(`<urlset>${'<url><loc>/a</loc></url>'.repeat(60_000)}</urlset>`))
  const { addresses, isCut } = await readSitemap(many)
  expect([addresses.length, isCut]).toEqual([50_000, true])
})

test('nesting without end costs nothing', async () => {
  expect(await readSitemap(bytes('<urlset>'.repeat(200_000)))).toMatchObject({ addresses: [] })
})
