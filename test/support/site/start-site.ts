import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { listening, type Served } from './listening.ts'

const folder = fileURLToPath(new URL('./pages/', import.meta.url))
const pages = new Map(
  readdirSync(folder).map((file) => [`/${file.replace(/\.html$/, '')}`, readFileSync(folder + file, 'utf8')]),
)

export type Site = Served

export interface SiteOptions {
  /** Rewrites a page before it is sent: how a test injects a fault. */
  mutate?: (path: string, html: string) => string
  /** 0, a free one, unless told. */
  port?: number
}

/**
 * Starts the fixture site on a loopback port. Every file of `pages/` is served under its name (`/sign-up`, `/orders`, …), `/` is
 * the index; beside them `/slow?ms=`, `/loop` (redirects for ever), `/error` (500), `/moved` (redirects to /orders), `/data?ms=&status=` (JSON).
 */
export async function startSite({
  mutate = (_path, html) => html,
  port = 0,
}: SiteOptions = {}): Promise<Served> {
  const server = createServer((request, response) => {
    answer(request, response, mutate).catch(() => response.destroy())
  })
  return await listening(server, port)
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  mutate: (path: string, html: string) => string,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://site.test')
  const delay = Math.min(Number(url.searchParams.get('ms') ?? 0), 60_000)
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
  const send = (status: number, body: string, headers: Record<string, string> = {}) => {
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    })
    response.end(body)
  }
  if (request.method === 'POST' && url.pathname === '/sign-up') {
    const form = new URLSearchParams(await text(request))
    return send(303, '', { location: `/welcome?name=${encodeURIComponent(form.get('name') ?? '')}` })
  }
  if (url.pathname === '/loop')
    return send(302, '', { location: `/loop?n=${Number(url.searchParams.get('n') ?? 0) + 1}` })
  if (url.pathname === '/moved') return send(302, '', { location: '/orders' })
  if (url.pathname === '/error') return send(500, page('Server error', '<h1>Something went wrong</h1>'))
  if (url.pathname === '/slow')
    return send(200, page('Slow page', '<h1>Slow page</h1><p>It took a while.</p>'))
  if (url.pathname === '/data') {
    const status = Number(url.searchParams.get('status') ?? 200)
    return send(status, JSON.stringify({ price: '12.50 EUR' }), { 'content-type': 'application/json' })
  }
  const html = pages.get(url.pathname === '/' ? '/index' : url.pathname)
  if (html === undefined) return send(404, page('Not found', '<h1>Not found</h1>'))
  send(200, mutate(url.pathname, html.replaceAll('{{name}}', escape(url.searchParams.get('name') ?? ''))))
}

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main>${content}</main></body></html>`

const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  )
