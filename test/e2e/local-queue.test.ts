import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHarness } from 'wrangler'
import { localized, queueConfig } from '../../scripts/start/local-configs.mjs'
import { root } from '../../scripts/toolchain.mjs'
import { removeFolder } from '../support/remove-folder.ts'

interface Seen {
  queue: string
  id: string
  body: { name: string }
  attempts: number
  at: number
}

const consuming = {
  name: 'queue-consumer',
  main: join(root, 'test/support/queue-consumer/index.ts'),
  compatibility_date: '2026-09-01',
  queues: {
    producers: [
      { binding: 'ORDERS', queue: 'orders' },
      { binding: 'SLOW', queue: 'slow' },
    ],
    consumers: [
      { queue: 'orders', max_batch_size: 10, max_retries: 2, dead_letter_queue: 'orders-dead' },
      { queue: 'slow', max_batch_size: 1, max_retries: 2 },
      // The dead letters of one queue can be another's messages.
      { queue: 'orders-dead', max_batch_size: 10, max_retries: 0 },
    ],
  },
}

let folder = ''
let harness: ReturnType<typeof createTestHarness>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-queue-'))
  const write = async (name: string, config: object) => {
    await mkdir(join(folder, name))
    const configPath = join(folder, name, 'wrangler.json')
    await writeFile(configPath, JSON.stringify(config))
    return { configPath }
  }
  const workers = [
    await write('consumer', localized(consuming)),
    await write('queue', queueConfig([consuming], root)),
  ]
  harness = createTestHarness({ root, workers })
  await harness.listen()
})

afterAll(async () => {
  await harness.close()
  await removeFolder(folder)
})

async function send(queue: string, bodies: object[], options: object = {}) {
  const body = JSON.stringify({ queue, bodies, options })
  return (await harness.fetch('/', { method: 'POST', body })).json() as Promise<object>
}

const all = async () =>
  (await (await harness.fetch('/')).json()) as { seen: Seen[]; batches: number[]; upkeeps: number }
const deliveriesOf = async (name: string) =>
  (await all()).seen
    .filter(({ body }) => body.name === name)
    .map(({ queue, attempts }) => `${queue} ${attempts}`)
const arrive = (name: string) => expect.poll(() => deliveriesOf(name), { timeout: 180_000 })

test('a message is delivered as it was sent, once, under an id of its own', async () => {
  expect(await send('ORDERS', [{ name: 'plain', text: 'ü"\n', list: [1, null] }])).toEqual({ sent: 1 })
  await arrive('plain').toEqual(['orders 1'])
  const { seen } = await all()
  expect(seen.find(({ body }) => body.name === 'plain')?.body).toEqual({
    name: 'plain',
    text: 'ü"\n',
    list: [1, null],
  })
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
})

test('many at once come in batches no larger than the consumer takes', async () => {
  const names = Array.from({ length: 100 }, (_, at) => ({ name: `many ${at}` }))
  expect(await send('ORDERS', names)).toEqual({ sent: 100 })
  await expect
    .poll(async () => (await all()).seen.filter(({ body }) => body.name.startsWith('many')).length, {
      timeout: 180_000,
    })
    .toBe(100)
  expect(Math.max(...(await all()).batches)).toBe(10)
})

test('a message that is retried comes back alone, and after its retries goes to the dead letters', async () => {
  await send('ORDERS', [
    { name: 'recovers', failsUntil: 2 },
    { name: 'beside' },
    { name: 'hopeless', failsUntil: 9 },
  ])
  await arrive('recovers').toEqual(['orders 1', 'orders 2'])
  await arrive('hopeless').toEqual(['orders 1', 'orders 2', 'orders 3', 'orders-dead 1'])
  await arrive('beside').toEqual(['orders 1'])
})

test('of a batch whose consumer breaks only what was acknowledged before is done', async () => {
  await send('ORDERS', [{ name: 'first' }, { name: 'breaks', throws: true }, { name: 'never reached' }])
  await arrive('breaks').toEqual(['orders 1', 'orders 2', 'orders 3', 'orders-dead 1'])
  expect(await deliveriesOf('first')).toEqual(['orders 1'])
  const reached = await deliveriesOf('never reached')
  expect(reached.every((delivery) => delivery.startsWith('orders'))).toBe(true)
})

test('a delay is kept, that of a send and that of a retry, also while another delivery is under way', async () => {
  const before = Date.now()
  await send('ORDERS', [{ name: 'later' }], { delaySeconds: 2 })
  await send('ORDERS', [{ name: 'again later', failsUntil: 2, delaySeconds: 2 }])
  await send(
    'SLOW',
    Array.from({ length: 20 }, (_, at) => ({ name: `slow ${at}` })),
  )
  await arrive('later').toEqual(['orders 1'])
  await arrive('again later').toEqual(['orders 1', 'orders 2'])
  const { seen } = await all()
  for (const name of ['later', 'again later'])
    expect(seen.findLast(({ body }) => body.name === name)?.at).toBeGreaterThanOrEqual(before + 2000)
})

test('jobs that order each other keep no request waiting until the last of them', async () => {
  const follows = 300
  await send('ORDERS', [{ name: 'chain', follows }])
  await arrive('chain').not.toEqual([])
  expect((await deliveriesOf('chain')).length).toBeLessThan(follows)
  await expect.poll(async () => (await deliveriesOf('chain')).length, { timeout: 180_000 }).toBe(follows + 1)
})

test('what the platform would refuse is refused, and nothing of it is kept', async () => {
  const many = Array.from({ length: 101 }, () => ({ name: 'too many' }))
  const large = [{ name: 'large', text: 'x'.repeat(130_000) }]
  expect(await send('ORDERS', many)).toEqual({ error: expect.stringContaining('100 messages') })
  expect(await send('ORDERS', large)).toEqual({ error: expect.stringContaining('128000 bytes') })
  await send('ORDERS', [{ name: 'after' }])
  await arrive('after').toEqual(['orders 1'])
  expect([...(await deliveriesOf('too many')), ...(await deliveriesOf('large'))]).toEqual([])
})

test('the upkeep runs at the start, and not with every message', async () => {
  expect((await all()).upkeeps).toBe(1)
})
