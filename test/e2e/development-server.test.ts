import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepServing } from '../../scripts/start/keep-serving.mjs'
import { answersOk, freePort } from '../../scripts/start/ready.mjs'
import { serve } from '../../scripts/start/serve.mjs'
import { childrenOf, treeOf } from '../support/kill-tree.ts'
import { listeningPorts } from '../support/listening-ports.ts'
import { rawHttp, statusOf } from '../support/raw-http.ts'

// The smallest Worker, started as `npm start` starts ours.
const worker = `export default { fetch: () => new Response('fine') }`
const said: string[] = []
let folder = ''
let port = 0
let server: Awaited<ReturnType<typeof keepServing>>

const answers = (signal = new AbortController().signal, timeoutMs = 60_000) =>
  answersOk(`http://127.0.0.1:${port}/`, { timeoutMs, eachMs: 1000, signal })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-development-'))
  const config = { name: 'smallest', main: join(folder, 'worker.js'), compatibility_date: '2026-09-01' }
  await writeFile(config.main, worker)
  await writeFile(join(folder, 'wrangler.json'), JSON.stringify(config))
  port = await freePort(0)
  const begin = (again: boolean, onCrash: () => void) =>
    serve({
      configs: [join(folder, 'wrangler.json')],
      folder,
      vars: {},
      port,
      persistTo: join(folder, 'state'),
      rest: [],
      log: join(folder, 'log'),
      again,
      onCrash,
    })
  server = await keepServing(begin, {
    answers: async (signal) => (await answers(signal, 5000)) === null,
    say: (it) => said.push(it),
  })
  expect(await answers()).toBeNull()
})

afterAll(async () => {
  server.stop()
  expect(await server.ended).toBe(0)
  await rm(folder, { recursive: true, force: true })
})

const wordsOf = (pid: number) =>
  existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : ''

/** Its runtimes: the one in front has our port, the other one any. The script around one bears its words, too. */
function runtimes() {
  const all = treeOf(process.pid).filter((pid) => /^[^\0]*\/workerd\0serve\0/.test(wordsOf(pid)))
  const front = all.find((pid) => wordsOf(pid).includes(`entry=127.0.0.1:${port}\0`)) ?? 0
  const wrangler = treeOf(process.pid).find((pid) => childrenOf(pid).includes(front)) ?? 0
  return { front, behind: childrenOf(wrangler).find((pid) => pid !== front && all.includes(pid)) ?? 0 }
}

test('no helper of it starts a browser or shows anything, by whatever name it is reached', async () => {
  const helpers = listeningPorts(process.pid).filter((at) => at !== port)
  for (const at of helpers) {
    for (const host of [`127.0.0.1:${at}`, `localhost:${at}`, `evil.example:${at}`]) {
      for (const path of ['/browser/sessionIds', '/core/dev-registry', '/core/public-url']) {
        const answer = await rawHttp(at, [`GET ${path} HTTP/1.1`, `Host: ${host}`])
        if (statusOf(answer) === 200) expect(answer, `${host}${path}`).toMatch(/fine$/)
      }
    }
  }
})

// The runtime in front, which wrangler starts again by itself, has then forgotten where the Workers are.
test.each(['behind', 'front'] as const)(
  'requests are answered again after a runtime was killed: %s',
  async (which) => {
    const pid = runtimes()[which]
    expect(pid).toBeGreaterThan(0)
    process.kill(pid, 'SIGKILL')
    expect(await answers()).toBeNull()
    expect(said).toHaveLength(which === 'behind' ? 0 : 1)
  },
)
