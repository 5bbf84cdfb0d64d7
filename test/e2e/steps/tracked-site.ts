import { mkdtemp, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { writeTracker } from '../../../scripts/web/write-tracker.mjs'
import { root } from '../../../scripts/toolchain.mjs'
import { removeFolder } from '../../support/remove-folder.ts'

export interface SentHit {
  type: string
  eventId: string
  cache?: string
  payload: Record<string, unknown> & { data?: Record<string, unknown> }
}

export interface SentChunk {
  eventId: string
  cache: string
  payload: {
    n: number
    url: string
    events: { type: number; timestamp: number; data: Record<string, unknown> }[]
  }
}

const recorded = {
  replayEnabled: true,
  sampleRate: 1,
  maskLevel: 'moderate',
  maxDuration: 300_000,
  blockSelector: '',
  consentRequired: false,
}

/** What one request to the receiver was. */
interface Request {
  method: string
  headers: Record<string, unknown>
  body: string
}

/** A site of several pages and one that is an application, which load the built script, and who receives what is told of them. Tests tell themselves apart by the website. */
export async function startTrackedSite() {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-tracker-'))
  await writeTracker(join(root, 'web'), folder)
  const requests: Request[] = []
  /** The status by which a website's hits are answered; 200 where none is said. */
  const statuses = new Map<string, number>()
  const answers = new Map<string, object>()
  /** What the website says to its recorder beside that it records all. */
  const recorders = new Map<string, object>()

  const receiver = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://host').pathname
    if (path.startsWith('/script') || path.startsWith('/recorder')) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
      return response.end(await readFile(join(folder, path)))
    }
    const [, asked] = /^\/api\/websites\/(.+)\/recorder$/.exec(path) ?? []
    if (asked !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      return response.end(JSON.stringify({ ...recorded, ...recorders.get(asked) }))
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    requests.push({ method: request.method ?? '', headers: { ...request.headers, path }, body })
    const website = /"website":"([^"]+)"/.exec(body)?.[1] ?? ''
    response.writeHead(statuses.get(website) ?? 200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    })
    return response.end(JSON.stringify({ cache: `token-${website}`, ...answers.get(website) }))
  })
  const site = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host')
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(pageOf(pathname, searchParams, `http://127.0.0.1:${portOf(receiver)}`))
  })
  await Promise.all(
    [receiver, site].map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))),
  )

  const sentBy = (website: string, isRecording: boolean) =>
    requests.filter(
      ({ body, method, headers }) =>
        method === 'POST' && body.includes(website) && (headers['path'] === '/api/record') === isRecording,
    )
  const hitsOf = (website: string): SentHit[] =>
    sentBy(website, false).flatMap(({ body }) => JSON.parse(body) as SentHit[])
  return {
    origin: `http://127.0.0.1:${portOf(site)}`,
    requests,
    statuses,
    answers,
    hitsOf,
    recorders,
    chunksOf: (website: string): SentChunk[] =>
      sentBy(website, true).map(({ body }) => JSON.parse(body) as SentChunk),
    gzipBytes: async (file: string) => gzipSync(await readFile(join(folder, file)), { level: 9 }).length,
    close: async () => {
      for (const server of [receiver, site]) {
        server.closeAllConnections()
        server.close()
      }
      await removeFolder(folder)
    },
  }
}

const portOf = (server: ReturnType<typeof createServer>) => (server.address() as AddressInfo).port

/** Attributes of the script's tag come in the address, as JSON. */
function pageOf(path: string, search: URLSearchParams, host: string): string {
  const attributes = Object.entries(JSON.parse(search.get('tag') ?? '{}') as Record<string, string>)
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ')
  const tag = `?${new URLSearchParams({ tag: search.get('tag') ?? '{}' }).toString().replaceAll('"', '&quot;')}`
  return `<!doctype html><html lang="en"><head><title>${path}</title>
<script>window.scrub = (type, payload) => payload.name === 'secret-event' ? null : { ...payload, title: 'scrubbed' }</script>
<script ${search.get('load') ?? 'defer'} src="${host}/script.js" ${attributes}></script>
${search.has('recorder') ? `<script defer src="${host}/recorder.js" ${attributes}></script>` : ''}</head>
<body style="height:4000px; margin:0">
<button id="plain" data-umami-event="Sign up" data-umami-event-plan="pro" data-umami-event-from-page="home"><b id="inner">Sign up</b></button>
<a id="next" href="/next${tag}">Next</a> <a id="named" href="/named${tag}" data-umami-event="Go">Named</a>
<a id="out" href="http://localhost:1/elsewhere?q=1" target="_blank">Out</a>
<a id="file" href="/files/report.pdf" target="_blank">Report</a> <a id="place" href="#place">Place</a>
<form id="signup" onsubmit="event.preventDefault()">
<input name="email" value=""> <input name="name"> <input type="password" name="pass"> <input type="hidden" name="token" value="hidden-7731">
<select name="plan"><option>a<option>b</select><button id="send">Send</button></form>
${search.has('recorder') ? form : ''}</body></html>`
}

/** Whatever one can type into, and what is not to be seen. */
const form = `<h1 title="Title of Ada">Hello Ada</h1><a id="on" href="/on">On</a>
<textarea id="note" placeholder="Note for Ada">old-note</textarea> <input id="plain-type" value="old-value"> <input id="number" type="number">
<div id="page" contenteditable>old-page</div> <input id="agree" type="checkbox"> <p class="private">Balance of Ada</p>`
