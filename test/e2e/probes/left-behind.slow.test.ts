import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LiveProcess, markedProcesses, stillAlive } from '../../support/marked-processes.ts'
import { publicGenerator } from '../../support/public-generator.ts'
import { serving } from '../../support/serving.ts'
import { startProduct } from '../../support/start-product.ts'
import { removeFolder } from '../../support/remove-folder.ts'

/** What the product promises: nothing of it lives longer after its end. */
const patience = { timeout: 180_000, interval: 250 }

let visits = 0
const site = serving((_request, response) => {
  visits++
  response.setHeader('content-type', 'text/html').end('<title>Harbour</title><h1>Harbour</h1>')
})
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-left-'))
})

afterAll(() => removeFolder(folder))

let mark = ''
let product: ReturnType<typeof startProduct>
/** Everything that the product had started when its browser was at work. */
let family: LiveProcess[] = []

beforeEach(() => {
  mark = `TRACEWRIGHT_TEST_MARK_${crypto.randomUUID()}`
  visits = 0
})
afterEach(() => {
  for (const { pid } of left()) process.kill(pid, 'SIGKILL')
})

const isBrowser = ({ words }: LiveProcess) => words.includes('--remote-debugging-port=0')
const isRuntime = ({ words }: LiveProcess) => words[1] === 'serve'
const isServer = ({ words }: LiveProcess) => words.some((word) => word.endsWith('server.mjs'))
const isScript = ({ words }: LiveProcess) => words[1] === 'scripts/start.mjs'

/** Starts the product and lets a browser of its work on a page that takes a while. */
async function startBusy(parent: string[] = []): Promise<string> {
  product = startProduct({
    persistTo: join(folder, mark),
    // A cache of its own: the browser's script is that of this checkout.
    env: { MARK: mark, XDG_CACHE_HOME: join(folder, 'cache') },
    parent,
  })
  const origin = await product.ready()
  const visitor = publicGenerator(origin)
  const wait = { action: 'Wait 20 seconds', expectedResult: '"Harbour" is visible' }
  const steps = [1, 2, 3].map((stepNumber) => ({ stepNumber, ...wait }))
  const config = { url: site.url(), video: false }
  await visitor.runCases([{ id: 'SLOW', title: 'Takes a while', steps }], config)
  // One that is still being launched when the runtime dies is known to nobody who could end it but the product's own end.
  await expect.poll(() => visits, patience).toBeGreaterThan(0)
  expect(browsers()).toBeGreaterThan(0)
  family = markedProcesses(mark)
  // One of them is the engine's.
  expect(family.filter(isRuntime).length).toBe(2)
  return origin
}

const browsers = () => markedProcesses(mark).filter(isBrowser).length
const left = () => [...stillAlive(family), ...markedProcesses(mark)]
const nothingIsLeft = () =>
  expect.poll(() => left().map(({ words }) => words.join(' ')), patience).toEqual([])

type Choice = (one: LiveProcess) => boolean
const any =
  (...choices: Choice[]): Choice =>
  (one) =>
    choices.some((choice) => choice(one))

const kills: [string, Choice][] = [
  ['everything but the runtime and the browsers', any(isScript, isServer)],
  ['the start script', isScript],
  ['everything but the browsers', any(isScript, isServer, isRuntime)],
  ['the development server', isServer],
  ['all of it', () => true],
]

test.each(kills)('kill -9 of %s leaves nothing behind', async (_name, choice) => {
  await startBusy()
  const chosen = family.filter(choice)
  expect(chosen.length).toBeGreaterThan(0)
  for (const { pid } of chosen) process.kill(pid, 'SIGKILL')
  await nothingIsLeft()
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s leaves nothing behind', async (signal) => {
  await startBusy()
  product.kill(signal)
  expect(await product.ended).toBe(0)
  await nothingIsLeft()
})

test('a parent that is killed leaves nothing behind', async () => {
  await startBusy(['sh', '-c', '"$@"; exit $?', 'sh'])
  process.kill(product.pid, 'SIGKILL')
  await nothingIsLeft()
})

test('kill -9 of the runtime ends its browsers, and the product works on', async () => {
  const origin = await startBusy()
  for (const { pid } of family.filter(isRuntime)) process.kill(pid, 'SIGKILL')
  const isUp = () => fetch(`${origin}/api/health`).then((response) => response.status, String)
  await expect.poll(isUp, patience).toBe(200)
  await expect.poll(() => stillAlive(family).filter(isBrowser).length, patience).toBe(0)
  product.kill('SIGTERM')
  await nothingIsLeft()
})

test('the end of one product does not touch another', async () => {
  const other = startProduct({ persistTo: join(folder, 'other') })
  const otherOrigin = await other.ready()
  try {
    await startBusy()
    for (const { pid } of family.filter(isScript)) process.kill(pid, 'SIGKILL')
    await nothingIsLeft()
    expect((await fetch(`${otherOrigin}/api/health`)).status).toBe(200)
  } finally {
    other.kill('SIGTERM')
    await other.ended
  }
})
