import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ruleTexts } from '../../support/bombs/rule-texts.ts'
import { ask, signIn } from '../../support/durable-load.ts'
import { type LiveProcess, markedProcesses } from '../../support/marked-processes.ts'
import { publicGenerator } from '../../support/public-generator.ts'
import { removeFolder } from '../../support/remove-folder.ts'
import { startProduct } from '../../support/start-product.ts'

/** Those that the engine works on for longest at one stretch. */
const [first = '', second = '', third = ''] = [
  'numbered paths',
  'a rule under each heading',
  'rows of values',
].map((shape) => ruleTexts.find(({ name }) => name === shape)?.text(199_000))
const short = 'The age must be between 18 and 65.'

const patience = { timeout: 480_000, interval: 50 }
const mark = `TRACEWRIGHT_TEST_MARK_${crypto.randomUUID()}`
let folder = ''
let product: ReturnType<typeof startProduct>
let origin = ''
let visitor: ReturnType<typeof publicGenerator>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-busy-'))
  product = startProduct({ persistTo: folder, env: { MARK: mark } })
  origin = await product.ready()
  visitor = publicGenerator(origin)
})
afterAll(async () => {
  product.kill('SIGTERM')
  await product.ended
  await removeFolder(folder)
})

const runtimes = () => markedProcesses(mark).filter(({ words }) => words[1] === 'serve')
const isEngine = ({ words }: LiveProcess) => words.some((word) => word.startsWith('--socket-addr=rpc='))
const engines = () => runtimes().filter(isEngine)
const others = () => runtimes().flatMap((runtime) => (isEngine(runtime) ? [] : [runtime.pid]))

/** Hundredths of a second that a process has computed (proc(5)). */
function computed(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return Number(fields[11]) + Number(fields[12])
}

const health = async () => (await fetch(`${origin}/api/health`)).status

/** A text designed from in the background, whose end comes over a socket. */
async function streamed(requirements: string) {
  const { executionId } = await visitor.stream(requirements)
  const socket = await visitor.follow(executionId)
  const received = await socket.until(
    (all) => all.some(({ type }) => type === 'execution_complete'),
    patience.timeout,
  )
  return received.find(({ type }) => type === 'execution_complete')
}

test('while three of the largest texts are designed from, a hundred cheap requests in a row are answered before the first of them', async () => {
  const { organizationId, ...member } = await signIn(origin)
  const designs = [
    visitor.generate(first),
    streamed(second),
    ask(member, 'POST', '/api/qa/test-cases/generate', { requirements: third, organizationId }),
  ] as const
  let isFirstDone = false
  const any = Promise.race(designs).finally(() => (isFirstDone = true))
  let answered = 0
  for (; !isFirstDone; answered++) expect(await health()).toBe(200)
  await any
  expect(answered).toBeGreaterThan(100)
  expect(await Promise.all(designs)).toMatchObject([
    { sessionId: expect.any(String) },
    { status: 'completed' },
    { testCases: expect.any(Array) },
  ])
})

test('kill -9 of the engine breaks off what it works on and nothing else, and the next text is designed from', async () => {
  const before = others()
  const [engine] = engines()
  if (!engine) throw new Error('The engine has no process of its own')
  const start = computed(engine.pid)
  const broken = visitor.send('POST', '/generate', { requirements: second })
  // It computes by then.
  await expect.poll(() => computed(engine.pid) - start, patience).toBeGreaterThan(30)
  process.kill(engine.pid, 'SIGKILL')
  const refusal = await broken
  expect([refusal.status, await refusal.json()]).toMatchObject([503, { error: 'generations.interrupted' }])
  expect(await health()).toBe(200)
  await expect.poll(() => engines().map(({ pid }) => pid === engine.pid), patience).toEqual([false])
  const next = () => visitor.send('POST', '/generate', { requirements: short }).then(({ status }) => status)
  await expect.poll(next, patience).toBe(200)
  expect(others()).toEqual(before)
  expect(product.output().stderr).toContain('The process of the engine ended (SIGKILL) and is started again.')
})
