import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** Serves the files of a folder as they are on a loopback port. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = pathOf(request.url ?? '/')
    const file = path === undefined ? Promise.reject(new Error('No address')) : readFile(join(folder, path))
    file.then(
      (body) => {
        const type = types[extname(path ?? '')] ?? 'application/octet-stream'
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
        response.end(body)
      },
      () => {
        response.writeHead(404)
        response.end()
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A file in the folder; nothing for an address that is none, which a page by a stranger may well ask for. */
function pathOf(address: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(address, 'http://folder.test').pathname)
    return normalize(`/${path.endsWith('/') ? `${path}index.html` : path}`)
  } catch {
    return undefined
  }
}
