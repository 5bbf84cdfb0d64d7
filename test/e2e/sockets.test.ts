import { expect, test } from 'vitest'
import { signIn } from '../support/durable-load.ts'
import { type Started, eventsOf, gapless, isLast, publicGenerator } from '../support/public-generator.ts'
import { sharedProduct } from '../support/shared-product.ts'
import { type AnySocket, type Watched, watch } from '../support/watch-socket.ts'

const product = sharedProduct()

async function connect(protocols: string[] = []): Promise<Watched & { protocol: string }> {
  const socket = new WebSocket(`${product.origin().replace(/^http/, 'ws')}/ws`, protocols)
  const watched = watch(socket as unknown as AnySocket)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error('/ws refused the socket')), { once: true })
  })
  return { ...watched, protocol: socket.protocol }
}

const startGeneration = (requirements: string) =>
  publicGenerator(product.origin()).ask<Started>('POST', '/generate', { requirements, stream: true })

const requirement = (n: number) => `The quantity of order ${n} is between ${n} and ${n + 40}.`

test('thirty sockets that come before, during and after a generation all see the same, once and in order', async () => {
  const sockets = await Promise.all(Array.from({ length: 30 }, () => connect()))
  const { executionId } = await startGeneration(requirement(1))
  for (const [index, socket] of sockets.entries()) {
    if (index % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 15))
    socket.send({ action: 'subscribe', executionId })
  }
  for (const socket of sockets) {
    await socket.until((received) => received.some(isLast))
    const events = eventsOf(socket.received)
    expect(events.map(({ seq }) => seq)).toEqual(gapless(events))
    expect(events).toEqual(eventsOf(sockets[0]!.received))
    socket.close()
  }
})

test('a client that hangs up after each event and comes back with afterSeq misses none', async () => {
  const { executionId } = await startGeneration(requirement(2))
  const seen: (number | undefined)[] = []
  for (let over = false; !over;) {
    const socket = await connect()
    socket.send({ action: 'subscribe', executionId, afterSeq: seen.at(-1) ?? 0 })
    const received = await socket.until((messages) => eventsOf(messages).length > 0)
    const [event] = eventsOf(received)
    seen.push(event?.seq)
    over = event !== undefined && isLast(event)
    socket.close()
  }
  expect(seen).toEqual(seen.map((_, index) => index + 1))
})

test('one socket follows several executions, each with its own numbers', async () => {
  const socket = await connect()
  const runs = await Promise.all([3, 4, 5, 6].map((n) => startGeneration(requirement(n))))
  for (const { executionId } of runs) socket.send({ action: 'subscribe', executionId })
  await socket.until((received) => received.filter(isLast).length === runs.length)
  for (const { executionId } of runs) {
    const seqs = socket.seqs(executionId)
    expect(seqs).toEqual(seqs.map((_, index) => index + 1))
    expect(seqs.length).toBeGreaterThan(1)
  }
  socket.close()
})

test('what is not understood is answered, and the socket goes on', async () => {
  const socket = await connect()
  const unknown = crypto.randomUUID()
  socket.sendRaw('not JSON')
  socket.send({ action: 'leave' })
  socket.send({ action: 'subscribe', executionId: unknown })
  socket.sendRaw('{"action":"ping"}')
  await socket.until((received) => received.length === 4)
  const answers = new Set(socket.received.map(({ type, error }) => error ?? type))
  expect(answers).toEqual(
    new Set(['validation_failed', 'sockets.unknown_action', 'executions.not_found', 'pong']),
  )
  socket.close()
  expect(await socket.closed).toMatchObject({ code: 1000 })
})

test('a frame of a megabyte and a binary one end only the socket they came on', async () => {
  const [long, binary, other] = [await connect(), await connect(), await connect()]
  long.sendRaw('x'.repeat(1_000_000))
  binary.sendRaw(new Uint8Array(8) as unknown as string)
  expect(await long.closed).toMatchObject({ code: 1009 })
  expect(await binary.closed).toMatchObject({ code: 1003 })
  other.sendRaw('{"action":"ping"}')
  expect(await other.first('pong')).toEqual({ type: 'pong' })
  other.close()
})

test('a client may offer the protocol bearer with a token, as browsers have to', async () => {
  const { headers } = await signIn(product.origin())
  const token = headers['authorization']?.replace('Bearer ', '') ?? ''
  const socket = await connect(['bearer', token])
  expect(socket.protocol).toBe('bearer')
  await expect(connect(['bearer', 'a.token'])).rejects.toThrow('refused')
  socket.close()
})

test('plain HTTP on the address of the sockets is told to upgrade', async () => {
  const response = await fetch(`${product.origin()}/ws`)
  expect(response.status).toBe(426)
  expect(await response.json()).toMatchObject({ error: 'upgrade_required' })
})
