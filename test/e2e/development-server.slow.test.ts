import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serve } from '../../scripts/start/serve.mjs'
import { treeOf } from '../support/kill-tree.ts'
import { listeningPorts } from '../support/listening-ports.ts'
import { rawHttp, statusOf } from '../support/raw-http.ts'
import { removeFolder } from '../support/remove-folder.ts'

// The smallest Worker, started as `npm start` starts ours.
const worker = (word: string) => `export default { fetch: () => new Response('${word}') }`
const patience = { timeout: 180_000, interval: 100 }
let folder = ''
let port = 0
let server: Awaited<ReturnType<typeof serve>>

const answer = () => fetch(`http://127.0.0.1:${port}/`).then((response) => response.text(), String)
const write = (text: string) => writeFile(join(folder, 'source/worker.js'), text)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-development-'))
  const main = join(folder, 'source/worker.js')
  const config = { name: 'smallest', main, compatibility_date: '2026-09-01' }
  await mkdir(join(folder, 'source'))
  await write(worker('fine'))
  await writeFile(join(folder, 'wrangler.json'), JSON.stringify(config))
  server = await serveSmallest(folder)
  expect(await server.ready).toBeNull()
  port = await server.port
})

const serveSmallest = (own: string) =>
  serve({
    configs: [join(folder, 'wrangler.json')],
    folder: own,
    vars: {},
    persistTo: join(own, 'state'),
    sources: [join(folder, 'source')],
    log: join(own, 'log'),
    dns: undefined,
  })

afterAll(async () => {
  server.stop()
  expect(await server.ended).toBe(0)
  await removeFolder(folder)
})

const wordsOf = (pid: number) =>
  existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : ''
const runtimes = () => treeOf(process.pid).filter((pid) => /^[^\0]*\/workerd\0serve\0/.test(wordsOf(pid)))

test('no helper of it starts a browser or shows anything, by whatever name it is reached', async () => {
  const helpers = listeningPorts(process.pid).filter((at) => at !== port)
  expect(helpers.length).toBeGreaterThan(0)
  for (const at of helpers) {
    for (const host of [`127.0.0.1:${at}`, `localhost:${at}`, `evil.example:${at}`]) {
      for (const path of ['/browser/sessionIds', '/core/dev-registry', '/core/public-url']) {
        const said = await rawHttp(at, [`GET ${path} HTTP/1.1`, `Host: ${host}`])
        if (statusOf(said) === 200) expect(said, `${host}${path}`).toMatch(/fine$/)
      }
    }
  }
})

test('its runtime has no inspector', () => {
  expect(runtimes().map(wordsOf).join('')).not.toContain('inspector')
})

test('a change of a source is loaded, and one that does not compile leaves what was there', async () => {
  await write(worker('finer'))
  await expect.poll(answer, patience).toBe('finer')
  await write('export default {')
  await expect.poll(() => readFileSync(join(folder, 'log'), 'utf8'), patience).toContain('worker.js:1:16')
  expect(await answer()).toBe('finer')
  await write(worker('fine'))
  await expect.poll(answer, patience).toBe('fine')
})

test('requests are answered again after the runtime was killed', async () => {
  const [pid = 0] = runtimes()
  expect(pid).toBeGreaterThan(0)
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => runtimes().includes(pid), patience).toBe(false)
  await expect.poll(answer, patience).toBe('fine')
})

test('a runtime that stands still is started again, and what its threads waited for is said', async () => {
  const [pid = 0] = runtimes()
  process.kill(pid, 'SIGSTOP')
  await expect.poll(() => runtimes().includes(pid), { timeout: 300_000, interval: 500 }).toBe(false)
  await expect.poll(answer, patience).toBe('fine')
  expect(readFileSync(join(folder, 'log'), 'utf8')).toMatch(/stood still for 30 s.*workerd T /)
})

test('a runtime that stands still before it listens is started again', async () => {
  const own = join(folder, 'own')
  const program = join(own, 'standing/workerd')
  await mkdir(join(own, 'standing'), { recursive: true })
  // Once, it stops before it has become the runtime.
  const { default: runtime } = createRequire(import.meta.url)('workerd') as { default: string }
  const once = `mkdir '${own}/once' 2>/dev/null && kill -s STOP $$`
  await writeFile(program, `#!/bin/sh\n${once}\nexec '${runtime}' "$@"\n`, { mode: 0o755 })
  vi.stubEnv('MINIFLARE_WORKERD_PATH', program)
  const second = await serveSmallest(own)
  vi.unstubAllEnvs()
  try {
    expect(await second.ready).toBeNull()
    expect(await fetch(`http://127.0.0.1:${await second.port}/`).then((response) => response.text())).toBe(
      'fine',
    )
    expect(readFileSync(join(own, 'log'), 'utf8')).toMatch(/stood still for 30 s/)
  } finally {
    second.stop()
    await second.ended
  }
})
