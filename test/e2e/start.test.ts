import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../support/browser/start-browser.ts'
import { ask, signIn } from '../support/durable-load.ts'
import { lastingPort } from '../support/lasting-product.ts'
import { removeFolder } from '../support/remove-folder.ts'
import { startProduct } from '../support/start-product.ts'

let persistTo = ''
let product: ReturnType<typeof startProduct>
let origin = ''
let port = 0

beforeAll(async () => {
  persistTo = await mkdtemp(join(tmpdir(), 'tracewright-start-'))
  port = await lastingPort()
  product = startProduct({ persistTo, port })
  origin = await product.ready()
})

afterAll(async () => {
  product.kill('SIGKILL')
  await product.ended
  await removeFolder(persistTo)
})

const isDown = (from: string) =>
  fetch(`${from}/api/health`).then(
    () => false,
    () => true,
  )

test('start prints where it is, how to sign in and where mail goes, and nothing else', () => {
  const { stdout, stderr } = product.output()
  expect(stdout.split('\n')).toEqual([
    `ready ${origin}`,
    'sign in with demo@example.com / demo-password (organization Demo)',
    `mail is not sent but written, with its links, to .wrangler/dev-${port}.log`,
    '',
  ])
  expect(stderr).toBe('')
})

test('the demo account signs in and owns the organization Demo', async () => {
  expect(await signIn(origin)).toMatchObject({ organizationId: expect.stringMatching(/./) })
})

test('the server answers on both loopback addresses', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)
  expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200)
})

test.each(['/', '/docs', '/docs/api', '/docs/guides/steps', '/sign-in', '/settings', '/invitation'])(
  '%s is served with its security headers',
  async (path) => {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test('an address that leads nowhere is a page to a browser, with the same headers, and JSON to a program', async () => {
  const asked = (accept: string) => fetch(`${origin}/no/such/place`, { headers: { accept } })
  const shown = await asked('text/html,*/*;q=0.8')
  expect(shown.status).toBe(404)
  expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  expect(await shown.text()).toContain('<h1>There is nothing at this address</h1>')
  expect(await (await asked('*/*')).json()).toMatchObject({ error: 'not_found' })
})

test('the open pages work in a browser without any other host and without breaking their own policy', async () => {
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
        complaints.push(request.url())
    })
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(`${origin}/`)
    await page.waitForSelector('h1')
    await page.goto(`${origin}/docs/api`)
    await (await page.waitForSelector('.operations a'))?.click()
    await page.waitForSelector('.opblock.is-open .opblock-body')
    await page.goto(`${origin}/docs/guides/steps#steps.ambiguous`)
    await page.waitForFunction(() => {
      const place = document.querySelector(':target')
      return place && place.getBoundingClientRect().top < innerHeight
    })
    expect(complaints).toEqual([])
  } finally {
    await browser.close()
  }
})

async function newKey(): Promise<{ organizationId: string; key: string }> {
  const account = await signIn(origin)
  const { organizationId } = account
  const keyRequest = { name: 'Assistant', scopes: ['read', 'write'] }
  const path = `/api/organizations/${organizationId}/access-keys`
  return { organizationId, key: (await ask<{ key: string }>(account, 'POST', path, keyRequest)).key }
}

test('an assistant works with the configuration of the README, and the inspector with a key', async () => {
  const { key, organizationId } = await newKey()
  const [, snippet = ''] =
    /```json\n(\{\n  "mcpServers".*?)```/s.exec(await readFile('README.md', 'utf8')) ?? []
  const { url, headers } = (
    JSON.parse(snippet.replace('http://localhost:8787', origin).replace('ACCESS_KEY', key)) as {
      mcpServers: { tracewright: { url: string; headers: Record<string, string> } }
    }
  ).mcpServers.tracewright
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } })
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }))
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toContain('call_operation')
  const input = { organizationId, name: 'Made by an assistant' }
  await client.callTool({ name: 'call_operation', arguments: { name: 'projects_create', input } })
  await client.close()

  const inspect = async (...words: string[]) => {
    const address = ['cli.js', '--cli', `${origin}/api/mcp`, '--transport', 'http']
    const said = await promisify(execFile)(
      process.execPath,
      [...address, ...words, '--header', `Authorization: Bearer ${key}`],
      // It looks for its own package beside the working folder.
      { maxBuffer: 2 ** 24, cwd: 'node_modules/@modelcontextprotocol/inspector-cli/build' },
    )
    return JSON.parse(said.stdout) as Record<string, unknown>
  }
  expect(await inspect('--method', 'tools/list')).toMatchObject({
    tools: expect.arrayContaining([expect.objectContaining({ name: 'public_generate' })]),
  })
  const call = ['--method', 'tools/call', '--tool-name', 'projects_list', '--tool-arg']
  expect(await inspect(...call, `organizationId=${organizationId}`)).toMatchObject({
    structuredContent: { projects: [{ name: 'Made by an assistant' }] },
  })
})

test('a second start on the same port says so and ends', async () => {
  const second = startProduct({ persistTo, port })
  expect(await second.ended).toBe(1)
  expect(second.output().stderr).toMatch(/^Port \d+ is already in use\. [^\n]+\n$/)
})

test('a second start on the same state folder says who has it and ends', async () => {
  const second = startProduct({ persistTo })
  expect(await second.ended).toBe(1)
  const { stdout, stderr } = second.output()
  expect(stdout).toBe('')
  expect(stderr).toContain(`The state folder ${persistTo} is in use by the start at port ${port} `)
  expect(await readdir(join(persistTo, 'workers'))).toEqual([String(port)])
})

test('a setting that nothing reads ends a start, with what was meant', async () => {
  const other = startProduct({
    persistTo: join(persistTo, 'other'),
    words: ['--var', 'GENERATION_PER_HOUR:3'],
  })
  expect(await other.ended).toBe(1)
  expect(other.output().stderr).toContain('Did you mean GENERATIONS_PER_HOUR?')
})

test('after a kill and another start on the same state everything is still there', async () => {
  const account = await signIn(origin)
  product.kill('SIGKILL')
  await product.ended
  await expect.poll(() => isDown(origin), { timeout: 120_000 }).toBe(true)
  product = startProduct({ persistTo, port })
  expect(await product.ready()).toBe(origin)
  expect(await ask(account, 'GET', '/api/organizations')).toMatchObject({ organizations: [{ slug: 'demo' }] })
})

test('Ctrl-C ends everything', async () => {
  product.kill('SIGINT')
  expect(await product.ended).toBe(0)
  expect(product.output().stderr).not.toContain('[ERROR]')
  expect(await isDown(origin)).toBe(true)
})
