import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Serve = (request: IncomingMessage, response: ServerResponse) => void

/** A website on this machine. Pages may be changed at any time; a path that it does not have is 404. */
export interface NodeSite {
  origin: string
  pages: Record<string, string | Serve>
  /** Paths that were asked for, in their order. */
  asked: string[]
  /** The most requests that were under way at once. */
  mostAtOnce: () => number
  stop: () => void
}

export async function startSite(pages: Record<string, string | Serve>): Promise<NodeSite> {
  const asked: string[] = []
  let [underWay, most] = [0, 0]
  const site = { pages: { ...pages } }
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    most = Math.max(most, ++underWay)
    response.on('close', () => underWay--)
    const served = site.pages[path]
    if (served === undefined) {
      response.statusCode = 404
      response.end('Not found')
    } else if (typeof served === 'function') served(request, response)
    else {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(served)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    ...site,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    mostAtOnce: () => most,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A page with a title, words of its own and links. */
export const sitePage = (title: string, links: readonly string[] = [], words = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><nav><a href="/">Home</a></nav><main><h1>${title}</h1><p>What there is to say about ${title}. ${words}</p><ul>${links
    .map((link) => `<li><a href="${link}">${link}</a></li>`)
    .join('')}</ul></main></body></html>`
