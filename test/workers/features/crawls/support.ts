import { expect, vi } from 'vitest'
import { getCrawl } from '../../../../workers/features/crawls/get-crawl.ts'
import { listAddresses } from '../../../../workers/features/crawls/list-addresses.ts'
import { startCrawl } from '../../../../workers/features/crawls/start-crawl.ts'
import { listFiles } from '../../../../workers/features/documents/list-files.ts'
import { ask } from '../../../support/client.ts'
import { type Received, newReceiver } from '../../../support/receivers.ts'
import { patience } from '../documents/support.ts'

/** A page, or what answers: the runtime lets nobody give an answer that was made for another request. */
export type Served = string | ((request: Received, init: RequestInit) => Response | Promise<Response>)

interface Caller {
  token: string
}

/** A website of its own. Pages may be changed at any time; a path that it does not have is 404. `asked` are the paths that were asked for, in their order. */
export function newSite(pages: Record<string, Served>) {
  const asked: string[] = []
  const receiver = newReceiver((request, init) => {
    const { pathname, search } = new URL(request.url)
    asked.push(`${pathname}${search}`)
    const served = site.pages[`${pathname}${search}`]
    if (served === undefined) return new Response('Not found', { status: 404 })
    return typeof served === 'function' ? served(request, init) : html(served)
  })
  const origin = `https://${receiver.host}`
  const site = {
    origin,
    pages: { ...pages },
    asked,
    got: receiver.got,
    at: (path: string) => `${origin}${path}`,
  }
  return site
}

export type Site = ReturnType<typeof newSite>

export const html = (content: string, headers: Record<string, string> = {}) =>
  new Response(content, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })

/** A page with a title, some words of its own and links. */
export const page = (title: string, ...links: string[]) =>
  `<!doctype html><title>${title}</title><h1>${title}</h1><p>What there is to say about ${title}.</p>${links
    .map((link) => `<a href="${link}">${link}</a>`)
    .join(' ')}`

export const to =
  (location: string, status = 301) =>
  () =>
    new Response('', { status, headers: { location } })

export const text =
  (content: string, type = 'text/plain') =>
  () =>
    new Response(content, { headers: { 'content-type': type } })

export const sitemap = (...addresses: string[]) =>
  text(
    `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`,
    'text/xml',
  )

type Wish = Partial<{
  maxPages: number
  maxDepth: number
  include: string[]
  exclude: string[]
  schedule: 'none' | 'daily' | 'weekly'
}>

/** Crawls a site into a base, up to the end. */
export async function crawled(id: string, url: string, { token }: Caller, wish: Wish = {}) {
  const { crawlId } = await ask(startCrawl, { id, url, ...wish }, { token })
  return ended(id, crawlId, { token })
}

export const ended = (id: string, crawlId: string, { token }: Caller) =>
  vi.waitFor(async () => {
    const crawl = await ask(getCrawl, { id, crawlId }, { token })
    expect(crawl.status).not.toBe('running')
    return crawl
  }, patience)

/** What became of each address, by its path. */
export async function inventory(id: string, crawlId: string, { token }: Caller) {
  const { addresses } = await ask(listAddresses, { id, crawlId, limit: 200 }, { token })
  return Object.fromEntries(
    addresses.map(({ url, state, reason }) => {
      const { pathname, search } = new URL(url)
      return [`${pathname}${search}`, reason === null ? state : `${state}: ${reason}`]
    }),
  )
}

/** Paths of the files of a base that were fetched, once all of them are read. */
export const filesOf = (id: string, { token }: Caller) =>
  vi.waitFor(async () => {
    const { files } = await ask(listFiles, { id, limit: 200 }, { token })
    expect(files.filter(({ stage }) => stage !== 'done')).toEqual([])
    return files
      .map(({ sourceUrl }) => (sourceUrl === null ? 'uploaded' : new URL(sourceUrl).pathname))
      .toSorted()
  }, patience)
