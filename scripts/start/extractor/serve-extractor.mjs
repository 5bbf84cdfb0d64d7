import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { readersInProcesses } from './read-in-process.mjs'

const methods = [
  'extract',
  'readDocument',
  'pageImage',
  'importTestCases',
  'readPicture',
  'surveyFiles',
  'listSitemap',
]
/** Above every limit of the reader, which refuses with a better sentence. */
const mostBytes = 24 * 2 ** 20

/**
 * Reads files and pictures outside the process of the Workers, which has one thread for all requests. Listens on this machine only, to whoever knows
 * the token, `most` of them at a time. Gives `{ vars, renew, stop }`: the settings with which Workers find it, and what has
 * the next file read by the sources as they are then.
 */
export async function serveExtractor({ most = 4 } = {}) {
  const token = randomBytes(32).toString('hex')
  const readers = readersInProcesses(most)
  const server = createServer((request, response) => {
    const aborted = new AbortController()
    response.on('close', () => aborted.abort())
    answer({ request, response, token, readers, signal: aborted.signal }).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    vars: { EXTRACTOR_URL: `http://127.0.0.1:${server.address().port}`, EXTRACTOR_TOKEN: token },
    renew: readers.renew,
    stop() {
      readers.stop()
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer({ request, response, token, readers, signal }) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost')
  const method = pathname.slice(1)
  if (!knows(request.headers.authorization, token)) return refuse(response, 401)
  if (request.method !== 'POST' || !methods.includes(method)) return refuse(response, 404)
  const parts = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > mostBytes) return refuse(response, 413)
    parts.push(part)
  }
  const head = { method, ...Object.fromEntries(searchParams) }
  const result = await readers.read(head, Buffer.concat(parts), signal)
  response.setHeader('Content-Type', 'application/octet-stream')
  return response.end(result)
}

function refuse(response, status) {
  response.statusCode = status
  response.setHeader('Connection', 'close')
  response.end()
}

function knows(header = '', token) {
  const [given, wanted] = [Buffer.from(header), Buffer.from(`Bearer ${token}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
