import { createHash } from 'node:crypto'
import { type NodeSite, type Serve, sitePage, startSite } from '../../test/support/site/node-site.ts'

const childrenEach = 10

/** The same words for the same page, other ones for each: no page is a copy of another. */
function wordsOf(page: number): string {
  const seed = createHash('sha256').update(`page ${page}`).digest()
  const subjects = ['invoice', 'order', 'refund', 'parcel', 'account', 'contract', 'visit', 'report']
  return Array.from({ length: 24 }, (_, at) => {
    const byte = seed[at % seed.length] ?? 0
    const subject = subjects[(byte + at) % subjects.length] ?? ''
    return `The ${subject} ${page}-${byte} is kept for ${(byte * (at + 3)) % 97} days in office ${(page * 7 + at) % 53}.`
  }).join(' ')
}

/**
 * A site of so many pages, each of which links to ten further ones, with a sitemap of every second one. Servers of files give validators, made pages do not: `validated` says which
 * kind this is.
 */
export async function newSite(pages: number, validated: () => boolean): Promise<NodeSite> {
  const site = await startSite({})
  const serve =
    (content: string): Serve =>
    (request, response) => {
      const etag = `"${createHash('sha1').update(content).digest('hex')}"`
      if (validated()) response.setHeader('ETag', etag)
      if (validated() && request.headers['if-none-match'] === etag) {
        response.statusCode = 304
        return void response.end()
      }
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(content)
    }
  for (let page = 0; page < pages; page++) {
    const children = Array.from({ length: childrenEach }, (_, at) => page * childrenEach + at + 1)
    const links = children.filter((child) => child < pages).map(pathOf)
    site.pages[pathOf(page)] = serve(sitePage(`Page ${page}`, links, wordsOf(page)))
  }
  const listed = Array.from({ length: Math.ceil(pages / 2) }, (_, at) => site.origin + pathOf(2 * at))
  site.pages['/sitemap.xml'] = (_request, response) =>
    void response.end(
      `<urlset>${listed.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`,
    )
  return site
}

/** Of names, as people give them: of numbers alone a walk follows 500. */
export const pathOf = (page: number): string => (page === 0 ? '/' : `/${letters(page)}`)

const letters = (page: number) =>
  String(page).replaceAll(
    /\d/g,
    (digit) => ['un', 'bi', 'tri', 'ra', 'ko', 'lu', 'se', 'to', 'ni', 'po'][Number(digit)] ?? '',
  )
