import { evictDurableObject, listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { newExecution, runningExecution, statusEvent, statusEvents, upTo } from '../../support/executions.ts'
import { connect, connectTo } from '../../support/sockets.ts'

const subscribe = (executionId: string, afterSeq?: number) => ({
  action: 'subscribe',
  executionId,
  ...(afterSeq !== undefined && { afterSeq }),
})

/** Puts every gateway away that is awake. */
async function evictGateways() {
  for (const id of await listDurableObjectIds(env.EVENT_GATEWAY)) await evict(env.EVENT_GATEWAY.get(id))
}

async function evict(stub: DurableObjectStub) {
  try {
    await evictDurableObject(stub)
  } catch (error) {
    if (!String(error).includes('not currently running')) throw error
  }
}

const append = (execution: Awaited<ReturnType<typeof runningExecution>>, count: number) =>
  execution.stub.append({ attempt: execution.attempt, events: statusEvents(count), now: Date.now() })

const settle = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('subscribing', () => {
  test('confirms first, replays, then follows live, each event once and in order', async () => {
    const execution = await runningExecution()
    await append(execution, 3)
    const socket = await connect()
    socket.send(subscribe(execution.executionId))
    await socket.until((all) => all.length >= 4)
    expect(socket.received[0]).toEqual({
      type: 'subscribed',
      executionId: execution.executionId,
      status: 'running',
      lastSeq: 3,
    })
    expect(Object.keys(socket.received[1] ?? {}).slice(0, 1)).toEqual(['type'])
    for (let i = 0; i < 10; i++) await append(execution, 2)
    await socket.until(() => socket.seqs(execution.executionId).length >= 23)
    expect(socket.seqs(execution.executionId)).toEqual(upTo(23))
    socket.close()
  })

  test('goes on after the number the client names', async () => {
    const execution = await runningExecution()
    await append(execution, 9)
    const socket = await connect()
    socket.send(subscribe(execution.executionId, 6))
    await append(execution, 1)
    await socket.until(() => socket.seqs(execution.executionId).length >= 4)
    expect(socket.seqs(execution.executionId)).toEqual([7, 8, 9, 10])
    socket.close()
  })

  test('to an execution that is over replays it whole, and its place is free again', async () => {
    const socket = await connect()
    for (let i = 0; i < 60; i++) {
      const execution = await runningExecution()
      await append(execution, 2)
      await execution.stub.finish({ attempt: execution.attempt, status: 'completed', now: Date.now() })
      socket.send(subscribe(execution.executionId))
      await socket.until(() => socket.seqs(execution.executionId).length >= 3)
      expect(socket.seqs(execution.executionId)).toEqual([1, 2, 3])
    }
    expect(socket.received.filter(({ type }) => type === 'error')).toEqual([])
    socket.close()
  })

  test('again without a number changes nothing; with one it starts again from there', async () => {
    const execution = await runningExecution()
    await append(execution, 3)
    const socket = await connect()
    const { executionId } = execution
    socket.send(subscribe(executionId))
    await socket.until(() => socket.seqs(executionId).length >= 3)
    socket.send(subscribe(executionId))
    await socket.until((all) => all.filter(({ type }) => type === 'subscribed').length === 2)
    await append(execution, 1)
    await socket.until(() => socket.seqs(executionId).length >= 4)
    expect(socket.seqs(executionId)).toEqual([1, 2, 3, 4])
    socket.send(subscribe(executionId, 2))
    await socket.until(() => socket.seqs(executionId).length >= 6)
    expect(socket.seqs(executionId)).toEqual([1, 2, 3, 4, 3, 4])
    socket.close()
  })

  test('is refused for an unknown execution, and asking leaves no trace of it', async () => {
    const socket = await connect()
    const executionId = crypto.randomUUID()
    socket.send(subscribe(executionId))
    expect(await socket.first('error')).toMatchObject({
      error: 'executions.not_found',
      executionId,
      message: expect.any(String),
    })
    socket.close()
  })

  test('is refused beyond the end', async () => {
    const execution = await runningExecution()
    await append(execution, 2)
    const socket = await connect()
    socket.send(subscribe(execution.executionId, 3))
    expect(await socket.first('error')).toEqual({
      type: 'error',
      error: 'executions.after_seq_beyond_end',
      message: 'afterSeq is 3, but the last event so far has seq 2',
      executionId: execution.executionId,
    })
    await append(execution, 5)
    await settle(100)
    expect(socket.seqs(execution.executionId)).toEqual([])
    socket.close()
  })

  test('finds no execution of an organization for a visitor, whatever happens there', async () => {
    const execution = await runningExecution({ organizationId: crypto.randomUUID() })
    await append(execution, 2)
    const socket = await connect()
    socket.send(subscribe(execution.executionId))
    expect(await socket.first('error')).toMatchObject({
      error: 'executions.not_found',
      executionId: execution.executionId,
    })
    await append(execution, 2)
    await settle(100)
    expect(socket.seqs(execution.executionId)).toEqual([])
    socket.close()
  })

  test('to fifty executions works, also all at once; the fifty-first is refused until one is left', async () => {
    const executions = await Promise.all(upTo(51).map(() => runningExecution()))
    const socket = await connect()
    for (const { executionId } of executions) socket.send(subscribe(executionId))
    await socket.until((all) => all.length >= 51)
    const errors = socket.received.filter(({ type }) => type === 'error')
    expect(errors).toMatchObject([
      { error: 'sockets.too_many_subscriptions', executionId: executions[50]?.executionId },
    ])
    await Promise.all(executions.map((execution) => append(execution, 3)))
    await socket.until((all) => all.length >= 51 + 150)
    for (const { executionId } of executions.slice(0, 50)) expect(socket.seqs(executionId)).toEqual([1, 2, 3])
    socket.send({ action: 'unsubscribe', executionId: executions[0]!.executionId })
    socket.send(subscribe(executions[50]!.executionId))
    await socket.until(() => socket.seqs(executions[50]!.executionId).length >= 3)
    socket.close()
  })
})

describe('unsubscribing', () => {
  test('stops the events, and taking it up again misses none', async () => {
    const execution = await runningExecution()
    const { executionId } = execution
    const socket = await connect()
    socket.send(subscribe(executionId))
    await append(execution, 2)
    await socket.until(() => socket.seqs(executionId).length >= 2)
    socket.send({ action: 'unsubscribe', executionId })
    socket.send({ action: 'ping', after: 'unsubscribe' })
    await socket.first('pong')
    await append(execution, 3)
    await settle(100)
    expect(socket.seqs(executionId)).toEqual([1, 2])
    socket.send(subscribe(executionId, 2))
    await socket.until(() => socket.seqs(executionId).length >= 5)
    expect(socket.seqs(executionId)).toEqual(upTo(5))
    socket.close()
  })

  test('from what was never followed is no error', async () => {
    const socket = await connect()
    socket.send({ action: 'unsubscribe', executionId: crypto.randomUUID() })
    socket.send({ action: 'ping', now: true })
    await socket.first('pong')
    expect(socket.received).toEqual([{ type: 'pong' }])
    socket.close()
  })
})

describe('erasing an execution', () => {
  test('tells its followers, and frees their place', async () => {
    const execution = await runningExecution()
    const socket = await connect()
    socket.send(subscribe(execution.executionId))
    await socket.first('subscribed')
    await execution.stub.purge()
    expect(await socket.first('error')).toMatchObject({
      error: 'executions.not_found',
      executionId: execution.executionId,
    })
    socket.close()
  })
})

describe('sleeping', () => {
  test('a socket survives the eviction of both objects mid-stream, without a gap or a repeat', async () => {
    const execution = await runningExecution()
    const { executionId } = execution
    const socket = await connect()
    socket.send(subscribe(executionId))
    for (let round = 0; round < 4; round++) {
      await append(execution, 3)
      await evictGateways()
      await append(execution, 2)
      await evict(execution.object)
      await append(execution, 2)
    }
    await socket.until(() => socket.seqs(executionId).length >= 28)
    expect(socket.seqs(executionId)).toEqual(upTo(28))
    socket.send(subscribe(executionId))
    await append(execution, 1)
    await socket.until(() => socket.seqs(executionId).length >= 29)
    expect(socket.seqs(executionId)).toEqual(upTo(29))
    socket.close()
  })

  test('a gateway without followers is forgotten by the execution with the next event', async () => {
    const execution = await runningExecution()
    const socket = await connect()
    socket.send(subscribe(execution.executionId))
    await socket.first('subscribed')
    const followers = () =>
      runInDurableObject(
        execution.object,
        (_, state) => state.storage.sql.exec('SELECT gateway FROM followers').toArray().length,
      )
    expect(await followers()).toBe(1)
    await append(execution, 1)
    expect(await followers()).toBe(1)
    socket.close()
    await socket.closed
    await expect.poll(async () => (await append(execution, 1), followers()), { timeout: 60_000 }).toBe(0)
  })
})

describe('hostile clients', () => {
  test('nonsense is answered, and the socket goes on', async () => {
    const socket = await connect()
    socket.sendRaw('{')
    socket.sendRaw('{"action":"destroy"}')
    socket.send(subscribe('not-an-id'))
    socket.send({ action: 'ping', x: 1 })
    await socket.first('pong')
    expect(socket.received.map(({ error }) => error)).toEqual([
      'validation_failed',
      'sockets.unknown_action',
      'executions.not_found',
      undefined,
    ])
    socket.close()
  })

  test('a binary frame ends the connection with 1003', async () => {
    const socket = await connect()
    socket.sendRaw(new Uint8Array([1, 2, 3]) as unknown as string)
    expect(await socket.closed).toMatchObject({ code: 1003 })
  })

  test('thousands of messages at once end the connection with 1008, and others are served meanwhile', async () => {
    const execution = await runningExecution()
    // The runtime hands over what was sent before the close, frame by frame, so the flood has a gateway of its own.
    const [flood, other] = [await connectTo('flooded'), await connect()]
    other.send(subscribe(execution.executionId))
    await other.first('subscribed')
    for (let i = 0; i < 2000; i++) flood.sendRaw('{"action":"nonsense"}')
    await append(execution, 2)
    await other.until(() => other.seqs(execution.executionId).length >= 2)
    expect(await flood.closed).toMatchObject({ code: 1008 })
    expect(flood.received.length).toBeLessThanOrEqual(400)
    other.close()
  })

  test('an event longer than all that may wait still reaches a client', async () => {
    const execution = await runningExecution()
    const socket = await connect()
    socket.send(subscribe(execution.executionId))
    const message = 'x'.repeat(6_000_000)
    await execution.stub.append({ attempt: 1, events: [statusEvent(message)], now: Date.now() })
    await socket.until(() => socket.seqs(execution.executionId).length > 0)
    expect(socket.received.at(-1)?.message).toBe(message)
    socket.close()
  })

  test('one that pings is heard from, and gets more than may wait', async () => {
    const { executionId, stub } = await runningExecution()
    const socket = await connect()
    socket.send(subscribe(executionId))
    for (let i = 1; i <= 12; i++) {
      await stub.append({ attempt: 1, events: [statusEvent('x'.repeat(500_000))], now: Date.now() })
      await socket.until(() => socket.seqs(executionId).length >= i)
      socket.sendRaw('{"action":"ping"}')
      await socket.until((all) => all.filter(({ type }) => type === 'pong').length >= i)
    }
    expect(socket.seqs(executionId)).toEqual(upTo(12))
    socket.close()
  })

  test('one that is never heard from is dropped with 1013 before much waits for it, and can go on where it stopped', async () => {
    const execution = await newExecution()
    const { executionId, stub } = execution
    await stub.beginAttempt({ now: Date.now() })
    const silent = await connect()
    silent.send(subscribe(executionId))
    await silent.first('subscribed')
    for (let i = 0; i < 12; i++) {
      await stub.append({ attempt: 1, events: [statusEvent('x'.repeat(500_000))], now: Date.now() })
    }
    expect(await silent.closed).toMatchObject({ code: 1013 })
    const got = silent.seqs(executionId)
    expect(got).toEqual(upTo(got.length))
    expect(got.length).toBeLessThan(12)
    const again = await connect()
    again.send(subscribe(executionId, got.length))
    await again.until(() => again.seqs(executionId).length >= 12 - got.length)
    expect([...got, ...again.seqs(executionId)]).toEqual(upTo(12))
    again.close()
  })
})
