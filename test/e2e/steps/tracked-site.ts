import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@cloudflare/puppeteer'
import { expect, test, vi } from 'vitest'
import { writeTracker } from '../../../scripts/web/write-tracker.mjs'
import { root } from '../../../scripts/toolchain.mjs'
import { removeFolder } from '../../support/remove-folder.ts'
import { listening } from '../../support/site/listening.ts'
import { startStage } from './support.ts'

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
async function startTrackedSite() {
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
  const taking = await listening(receiver)
  const pages = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host')
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(pageOf(pathname, searchParams, taking.url))
  })
  const serving = await listening(pages)

  const sentBy = (website: string, isRecording: boolean) =>
    requests.filter(
      ({ body, method, headers }) =>
        method === 'POST' && body.includes(website) && (headers['path'] === '/api/record') === isRecording,
    )
  const hitsOf = (website: string): SentHit[] =>
    sentBy(website, false).flatMap(({ body }) => JSON.parse(body) as SentHit[])
  return {
    url: serving.url,
    requests,
    statuses,
    answers,
    hitsOf,
    recorders,
    chunksOf: (website: string): SentChunk[] =>
      sentBy(website, true).map(({ body }) => JSON.parse(body) as SentChunk),
    gzipBytes: async (file: string) => gzipSync(await readFile(join(folder, file)), { level: 9 }).length,
    close: async () => {
      await Promise.all([taking.close(), serving.close()])
      await removeFolder(folder)
    },
  }
}

type TrackedSite = Awaited<ReturnType<typeof startTrackedSite>>

export interface Visit {
  path?: string
  /** What stands on the tag of the script. */
  tag?: Record<string, string>
  /** How the script is loaded. */
  load?: string
  /** Runs in the page before its own scripts. */
  before?: () => unknown
  /** The page is recorded, and this is what its website says to its recorder. */
  recorder?: object
  width?: number
}

/** Tests on a site that is tracked, for visitors with a browser and a website of their own. */
export function trackedTests() {
  const site = {} as TrackedSite
  const stage = startStage({ serve: async () => Object.assign(site, await startTrackedSite()) })
  const visiting = async (
    page: Page,
    { path = '/start', tag = {}, load, before, recorder, width }: Visit,
  ) => {
    const website = randomUUID()
    if (recorder) site.recorders.set(website, recorder)
    if (before) await page.evaluateOnNewDocument(before)
    if (width) await page.setViewport({ width, height: 700 })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    const search = new URLSearchParams({
      tag: JSON.stringify({ 'website-id': website, ...tag }),
      ...(load && { load }),
      ...(recorder && { recorder: '' }),
    })
    const address = (to: string) => `${site.url}${to}?${search}`
    await page.goto(address(path))
    if (recorder) await page.waitForFunction('window.umami?.getSession().cache')
    const hits = () => site.hitsOf(website)
    const views = () => hits().filter(({ type, payload }) => type === 'event' && !payload['name'])
    const chunks = () => site.chunksOf(website)
    return {
      page,
      website,
      errors,
      address,
      hits,
      views,
      paths: () => views().map(({ payload }) => new URL(String(payload['url'])).pathname),
      of: (what: string) => hits().filter(({ type, payload }) => type === what || payload['name'] === what),
      chunks,
      events: () => chunks().flatMap(({ payload }) => payload.events),
      /** All that left the page. */
      sent: () => site.requests.filter(({ body }) => body.includes(website)),
    }
  }
  const visitors = test.extend<{ visit: (visit?: Visit) => ReturnType<typeof visiting> }>({
    visit: async ({ task: _task }, use) => {
      const contexts: BrowserContext[] = []
      await use(async (visit = {}) => {
        const context = await stage.browser.createBrowserContext()
        contexts.push(context)
        return await visiting(await context.newPage(), visit)
      })
      await Promise.all(contexts.map((context) => context.close()))
    },
  })
  return { site, test: visitors }
}

/** Not `expect.poll`, which asks for the test that it is in: here several are under way. */
export const until = (seen: () => unknown, wanted: unknown) =>
  vi.waitFor(async () => expect(await seen()).toEqual(wanted), { timeout: 20_000, interval: 50 })

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
