import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, signIn } from '../support/durable-load.ts'
import { blocksOf } from '../support/guide-blocks.ts'
import { removeFolder } from '../support/remove-folder.ts'
import { startProduct } from '../support/start-product.ts'
import { type Names, type ShownCall, callsOf, differences, withOwn } from '../support/transcripts.ts'

// The transcript of the guide, played by the official client beside a started product and the page that the guide shows.

const guide = 'assistant-tests'
/** Where the guide serves its page. */
const shownPage = 'http://127.0.0.1:8000/'
/** What only reads is asked again until it answers what is shown; the time only ends what hangs. */
const longestMs = 120_000

const folder = await mkdtemp(join(tmpdir(), 'tracewright-transcript-'))
const product = startProduct({ persistTo: folder })
let pages: Server
let client: Client
let readers: Set<string>
let pageUrl = ''

async function servePage(): Promise<string> {
  const html = (await blocksOf(guide)).find(({ language }) => language === 'html')?.text
  pages = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(html)
  }).listen(0, '127.0.0.1')
  await once(pages, 'listening')
  return `http://127.0.0.1:${(pages.address() as AddressInfo).port}/`
}

async function connected(origin: string): Promise<Client> {
  const account = await signIn(origin)
  const path = `/api/organizations/${account.organizationId}/access-keys`
  const { key } = await ask<{ key: string }>(account, 'POST', path, {
    name: 'Guide',
    scopes: ['read', 'write'],
  })
  const made = new Client({ name: 'guide', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } })
  const address = new URL('/api/mcp?toolset=core', origin)
  const requestInit = { headers: { authorization: `Bearer ${key}` } }
  await made.connect(new StreamableHTTPClientTransport(address, { requestInit }))
  return made
}

beforeAll(async () => {
  pageUrl = await servePage()
  client = await connected(await product.ready())
  const { tools } = await client.listTools()
  readers = new Set(tools.flatMap(({ name, annotations }) => (annotations?.readOnlyHint ? [name] : [])))
})

afterAll(async () => {
  await client?.close()
  pages?.close()
  product.kill('SIGKILL')
  await product.ended
  await removeFolder(folder)
})

const here = <T>(shown: T): T => JSON.parse(JSON.stringify(shown).replaceAll(shownPage, pageUrl)) as T

async function differencesOf({ tool, input, answer, pictures }: ShownCall, names: Names): Promise<string[]> {
  const given = withOwn(here(input), names) as Record<string, unknown>
  const { content, structuredContent, isError } = await client.callTool({ name: tool, arguments: given })
  if (isError) return [`${tool} refuses: ${JSON.stringify(content)}`]
  const captions = content.flatMap((part, at) =>
    part.type === 'text' && content[at + 1]?.type === 'image' ? [part.text] : [],
  )
  const bound = new Map(names)
  const found = [
    ...differences(here(answer), structuredContent, bound, tool),
    ...differences(pictures, captions, bound, `pictures of ${tool}`),
  ]
  if (found.length === 0) for (const [name, value] of bound) names.set(name, value)
  return found
}

test('each call of the transcript works as it stands, and answers what is shown', async () => {
  const names: Names = new Map()
  for (const call of await callsOf(guide)) {
    const end = Date.now() + longestMs
    let found = await differencesOf(call, names)
    while (found.length > 0 && readers.has(call.tool) && Date.now() < end) {
      await sleep(1000)
      found = await differencesOf(call, names)
    }
    expect(found).toEqual([])
  }
})
