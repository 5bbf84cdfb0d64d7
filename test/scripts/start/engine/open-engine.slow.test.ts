import { readdirSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bindingToEngine } from '../../../../scripts/start/engine/engine-among.mjs'
import { openEngine } from '../../../../scripts/start/engine/open-engine.mjs'
import { listeningPorts } from '../../../support/listening-ports.ts'
import { removeFolder } from '../../../support/remove-folder.ts'

/** As the engine: it computes, pauses, and tells of it by a function of its caller. */
const engineScript = (version: number) => `
import { WorkerEntrypoint } from 'cloudflare:workers'
export class Design extends WorkerEntrypoint {
  async design(word, tell) {
    await tell([word])
    return { word, version: ${version} }
  }
  async dial() { return { status: (await fetch('http://127.0.0.1:1/')).status } }
  async compute() { for (;;) {} }
}
export default { fetch: () => new Response('Not found', { status: 404 }) }`

const callerScript = `export default {
  async fetch(request, { DESIGN }) {
    const heard = []
    const method = new URL(request.url).pathname.slice(1)
    try {
      using answer = await DESIGN[method]('word', async (some) => void heard.push(...some))
      return Response.json({ answer, heard })
    } catch (error) {
      return Response.json(error.message, { status: 503 })
    }
  },
}`

const services = [{ binding: 'DESIGN', service: 'design', entrypoint: 'Design' }]
const lines: string[] = []
const patience = { timeout: 300_000, interval: 50 }
let folder = ''
let engine: Awaited<ReturnType<typeof openEngine>>
let callers: Miniflare

/** The Workers of a product whose engine is of this version. */
async function workers(version: number) {
  const file = join(folder, `engine-${version}.js`)
  await writeFile(file, engineScript(version))
  const config = { name: 'design', compatibility_date: '2026-09-01', limits: { cpu_ms: 1000 } }
  return [{ config: { name: 'api', services } }, { config, file, chunks: [], besides: [] }]
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-engine-test-'))
  engine = await openEngine(
    await workers(1),
    folder,
    (_level: string, message: string) => void lines.push(message),
    {
      timing: { everyMs: 100, patienceMs: 2000 },
    },
  )
  const worker = { modules: true, compatibilityDate: '2026-09-01', script: callerScript }
  const serviceBindings = bindingToEngine({ services }, engine.address)
  callers = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      handleStructuredLogs: () => undefined,
      workers: [{ ...worker, name: 'caller', serviceBindings }],
    } as Parameters<typeof convertV4MiniflareOptions>[0]),
  )
  await Promise.all([engine.ready(), callers.ready])
})
afterAll(async () => {
  await callers.dispose()
  await engine.stop()
  await removeFolder(folder)
})
beforeEach(() => lines.splice(0))

async function call(method: string): Promise<unknown> {
  const answer = await callers.dispatchFetch(`http://caller/${method}`)
  return answer.json()
}
const designed = (version: number) => ({ answer: { word: 'word', version }, heard: ['word'] })

test('the engine answers, and calls functions of its caller meanwhile', async () => {
  expect(await call('design')).toEqual(designed(1))
})

test('it listens at no port, and whatever it asks of the world it is refused', async () => {
  expect(listeningPorts(engine.pid() ?? 0)).toEqual([])
  expect(await call('dial')).toEqual({ answer: { status: 404 }, heard: [] })
})

test('kill -9 breaks off what it computes, and the next call waits until it is there again', async () => {
  const pid = engine.pid() ?? 0
  const broken = call('compute')
  await expect.poll(() => engine.answers(200), patience).toBe(false)
  process.kill(pid, 'SIGKILL')
  expect(await broken).toBe('Network connection lost.')
  expect(await call('design')).toEqual(designed(1))
  expect(engine.pid()).not.toBe(pid)
  expect(lines).toEqual(['The process of the engine ended (SIGKILL) and is started again.'])
})

test('one that computes for longer than it may is ended and started again', async () => {
  expect(await call('compute')).toBe('Network connection lost.')
  expect(await call('design')).toEqual(designed(1))
  expect(lines.join('\n')).toMatch(/computed for 1 s without a pause and is started again/)
})

test('another bundle answers once it is there', async () => {
  await engine.renew(await workers(2))
  expect(await call('design')).toEqual(designed(2))
  expect(lines).toEqual([])
})

test('where there are no such sockets, and where nobody calls an engine, there is no process of its own', async () => {
  const say = (_level: string, message: string) => void lines.push(message)
  const onWindows = await openEngine(await workers(1), folder, say, { platform: 'win32' })
  const withoutEngine = await openEngine((await workers(1)).slice(1), folder, say)
  expect([onWindows.address, withoutEngine.address]).toEqual([undefined, undefined])
})

test('its end leaves no process and no socket that anybody could ask', async () => {
  await engine.stop()
  expect(engine.isUp()).toBe(false)
  expect(readdirSync(folder).filter((name) => name === 'calls')).toEqual([])
  expect(await call('design')).toBe('Network connection lost.')
})
