import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHarness } from 'wrangler'

const harness = createTestHarness({
  root: new URL('../..', import.meta.url).pathname,
  workers: [{ configPath: './test/support/slow-queue/wrangler.toml' }],
})
let url: URL

beforeAll(async () => {
  url = (await harness.listen()).url
})
afterAll(() => harness.close())

const add = async (name: string, signal?: AbortSignal) => {
  const response = await fetch(url, { method: 'POST', body: name, ...(signal && { signal }) })
  return { status: response.status, groups: (await response.json()) as string[][] }
}

/** Waits until the queue is being told of it, or was. */
const isSending = (name: string) =>
  expect
    .poll(async () => (await fetch(url)).json(), { timeout: 180_000, interval: 20 })
    .toEqual(expect.arrayContaining([name]))

test('requests that share a slow send are all answered when it is done, and not before', async () => {
  const names = Array.from({ length: 40 }, (_, i) => `item ${i}`)
  const answers = await Promise.all(names.map(async (name) => ({ name, ...(await add(name)) })))
  for (const { name, status, groups } of answers) {
    expect(status).toBe(200)
    expect(groups.flat()).toContain(name)
  }
  const { groups } = await add('last')
  expect(groups.flat().toSorted((a, b) => a.localeCompare(b))).toEqual(
    [...names, 'last'].toSorted((a, b) => a.localeCompare(b)),
  )
  expect(groups.length).toBeLessThan(names.length)
})

test('a send that fails is told to everyone who shared it, and the next one works', async () => {
  const first = add('before')
  await isSending('before')
  const shared = await Promise.all(['one', 'refused', 'two'].map((name) => add(name)))
  expect((await first).status).toBe(200)
  expect(shared.find((_, i) => i === 1)?.status).toBe(502)
  const { status, groups } = await add('after')
  expect(status).toBe(200)
  for (const [i, name] of ['one', 'refused', 'two'].entries()) {
    expect(groups.flat().includes(name), name).toBe(shared[i]?.status === 200)
  }
})

test('a client that hangs up takes nobody with it', async () => {
  const first = add('under way')
  await isSending('under way')
  const abort = new AbortController()
  const leaving = add('leaving', abort.signal).catch(() => 'left')
  const staying = [add('staying'), add('staying too')]
  await sleep(50)
  abort.abort()
  expect(await leaving).toBe('left')
  for (const { status } of await Promise.all([first, ...staying])) expect(status).toBe(200)
  const { groups } = await add('and after')
  expect(groups.flat()).toEqual(expect.arrayContaining(['staying', 'staying too']))
})
