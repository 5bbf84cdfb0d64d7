import { evictDurableObject, listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newExecution, runningExecution, statusEvent, statusEvents, upTo } from '../../support/executions.ts'
import { connect, connectTo } from '../../support/sockets.ts'

const subscribe = (executionId: string, afterSeq?: number) => ({
  action: 'subscribe',
  executionId,
  ...(afterSeq !== undefined && { afterSeq }),
})

/** A socket that is closed with the test, and what it is told of executions. */
async function opened(opening = connect()) {
  const socket = await opening
  onTestFinished(() => socket.close())
  return {
    ...socket,
    follow: (executionId: string, afterSeq?: number) => socket.send(subscribe(executionId, afterSeq)),
    /** The numbers of the events of an execution, once so many have come. */
    async seen(executionId: string, count: number) {
      await socket.until(() => socket.seqs(executionId).length >= count)
      return socket.seqs(executionId)
    },
  }
}

/** A socket that follows an execution, and has been told that it does. */
async function following({ executionId }: { executionId: string }) {
  const socket = await opened()
  socket.follow(executionId)
  await socket.first('subscribed')
  return socket
}

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
    const { executionId } = execution
    await append(execution, 3)
    const socket = await opened()
    socket.follow(executionId)
    await socket.until((all) => all.length >= 4)
    const confirmed = { type: 'subscribed', executionId, status: 'running', lastSeq: 3 }
    expect(socket.received[0]).toEqual(confirmed)
    expect(Object.keys(socket.received[1] ?? {}).slice(0, 1)).toEqual(['type'])
    for (let i = 0; i < 10; i++) await append(execution, 2)
    expect(await socket.seen(executionId, 23)).toEqual(upTo(23))
  })

  test('goes on after the number the client names', async () => {
    const execution = await runningExecution()
    await append(execution, 9)
    const { executionId } = execution
    const [socket, level] = [await opened(), await opened()]
    socket.follow(executionId, 6)
    level.follow(executionId, 9)
    await level.first('subscribed')
    await append(execution, 1)
    expect(await socket.seen(executionId, 4)).toEqual([7, 8, 9, 10])
    expect(await level.seen(executionId, 1)).toEqual([10])
  })

  test('to an execution that is over replays it whole, and its place is free again', async () => {
    const socket = await opened()
    for (let i = 0; i < 60; i++) {
      const execution = await runningExecution()
      await append(execution, 2)
      await execution.stub.finish({ attempt: execution.attempt, status: 'completed', now: Date.now() })
      socket.follow(execution.executionId)
      expect(await socket.seen(execution.executionId, 3)).toEqual([1, 2, 3])
    }
    expect(socket.received.filter(({ type }) => type === 'error')).toEqual([])
  })

  test('again without a number changes nothing; with one it starts again from there', async () => {
    const execution = await runningExecution()
    await append(execution, 3)
    const socket = await opened()
    const { executionId } = execution
    socket.follow(executionId)
    await socket.seen(executionId, 3)
    socket.follow(executionId)
    await socket.until((all) => all.filter(({ type }) => type === 'subscribed').length === 2)
    await append(execution, 1)
    expect(await socket.seen(executionId, 4)).toEqual([1, 2, 3, 4])
    socket.follow(executionId, 2)
    expect(await socket.seen(executionId, 6)).toEqual([1, 2, 3, 4, 3, 4])
  })

  test('is refused for an unknown execution', async () => {
    const socket = await opened()
    const executionId = crypto.randomUUID()
    socket.follow(executionId)
    const message = expect.any(String)
    const refused = { error: 'executions.not_found', executionId, message }
    expect(await socket.first('error')).toMatchObject(refused)
  })

  test('is refused beyond the end', async () => {
    const execution = await runningExecution()
    await append(execution, 2)
    const socket = await opened()
    socket.follow(execution.executionId, 3)
    expect(await socket.first('error')).toEqual({
      type: 'error',
      error: 'executions.after_seq_beyond_end',
      message: 'afterSeq is 3, but the last event so far has seq 2',
      executionId: execution.executionId,
    })
    await append(execution, 5)
    await settle(100)
    expect(socket.seqs(execution.executionId)).toEqual([])
  })

  test('finds no execution of an organization for a visitor, whatever happens there', async () => {
    const execution = await runningExecution({ organizationId: crypto.randomUUID() })
    const { executionId } = execution
    await append(execution, 2)
    const socket = await opened()
    socket.follow(executionId)
    expect(await socket.first('error')).toMatchObject({ error: 'executions.not_found', executionId })
    await append(execution, 2)
    await settle(100)
    expect(socket.seqs(executionId)).toEqual([])
  })

  test('to fifty executions works, also all at once; the fifty-first is refused until one is left', async () => {
    const executions = await Promise.all(upTo(51).map(() => runningExecution()))
    const [{ executionId: first }, { executionId: last }] = [executions[0]!, executions[50]!]
    const socket = await opened()
    for (const { executionId } of executions) socket.follow(executionId)
    await socket.until((all) => all.length >= 51)
    const errors = socket.received.filter(({ type }) => type === 'error')
    expect(errors).toMatchObject([{ error: 'sockets.too_many_subscriptions', executionId: last }])
    await Promise.all(executions.map((execution) => append(execution, 3)))
    await socket.until((all) => all.length >= 51 + 150)
    for (const { executionId } of executions.slice(0, 50)) expect(socket.seqs(executionId)).toEqual([1, 2, 3])
    socket.send({ action: 'unsubscribe', executionId: first })
    socket.follow(last)
    await socket.seen(last, 3)
  })
})

describe('unsubscribing', () => {
  test('stops the events, and taking it up again misses none', async () => {
    const execution = await runningExecution()
    const { executionId } = execution
    const socket = await opened()
    socket.follow(executionId)
    await append(execution, 2)
    await socket.seen(executionId, 2)
    socket.send({ action: 'unsubscribe', executionId })
    socket.send({ action: 'ping', after: 'unsubscribe' })
    await socket.first('pong')
    await append(execution, 3)
    await settle(100)
    expect(socket.seqs(executionId)).toEqual([1, 2])
    socket.follow(executionId, 2)
    expect(await socket.seen(executionId, 5)).toEqual(upTo(5))
  })

  test('from what was never followed is no error', async () => {
    const socket = await opened()
    socket.send({ action: 'unsubscribe', executionId: crypto.randomUUID() })
    socket.send({ action: 'ping', now: true })
    await socket.first('pong')
    expect(socket.received).toEqual([{ type: 'pong' }])
  })
})

test('erasing an execution tells its followers', async () => {
  const execution = await runningExecution()
  const { executionId } = execution
  const socket = await following(execution)
  await execution.stub.purge()
  expect(await socket.first('error')).toMatchObject({ error: 'executions.not_found', executionId })
})

describe('sleeping', () => {
  test('a socket survives the eviction of both objects mid-stream, without a gap or a repeat', async () => {
    const execution = await runningExecution()
    const { executionId } = execution
    const socket = await opened()
    socket.follow(executionId)
    for (let round = 0; round < 4; round++) {
      await append(execution, 3)
      await evictGateways()
      await append(execution, 2)
      await evict(execution.object)
      await append(execution, 2)
    }
    expect(await socket.seen(executionId, 28)).toEqual(upTo(28))
    socket.follow(executionId)
    await append(execution, 1)
    expect(await socket.seen(executionId, 29)).toEqual(upTo(29))
  })

  test('a gateway without followers is forgotten by the execution with the next event', async () => {
    const execution = await runningExecution()
    const socket = await following(execution)
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
    const socket = await opened()
    socket.sendRaw('{')
    socket.sendRaw('{"action":"destroy"}')
    socket.follow('not-an-id')
    socket.send({ action: 'ping', x: 1 })
    await socket.first('pong')
    expect(socket.received.map(({ error }) => error)).toEqual([
      'validation_failed',
      'sockets.unknown_action',
      'executions.not_found',
      undefined,
    ])
  })

  test('a binary frame ends the connection with 1003', async () => {
    const socket = await connect()
    socket.sendRaw(new Uint8Array([1, 2, 3]) as unknown as string)
    expect(await socket.closed).toMatchObject({ code: 1003 })
  })

  test('thousands of messages at once end the connection with 1008, and others are served meanwhile', async () => {
    const execution = await runningExecution()
    // The runtime hands over what was sent before the close, frame by frame, so the flood has a gateway of its own.
    const [flood, other] = [await connectTo('flooded'), await following(execution)]
    for (let i = 0; i < 2000; i++) flood.sendRaw('{"action":"nonsense"}')
    await append(execution, 2)
    await other.seen(execution.executionId, 2)
    expect(await flood.closed).toMatchObject({ code: 1008 })
    expect(flood.received.length).toBeLessThanOrEqual(400)
  })

  test('an event longer than all that may wait still reaches a client', async () => {
    const { executionId, stub } = await runningExecution()
    const socket = await opened()
    socket.follow(executionId)
    const message = 'x'.repeat(6_000_000)
    await stub.append({ attempt: 1, events: [statusEvent(message)], now: Date.now() })
    await socket.seen(executionId, 1)
    expect(socket.received.at(-1)?.message).toBe(message)
  })

  test('one that pings is heard from, and gets more than may wait', async () => {
    const { executionId, stub } = await runningExecution()
    const socket = await opened()
    socket.follow(executionId)
    for (let i = 1; i <= 12; i++) {
      await stub.append({ attempt: 1, events: [statusEvent('x'.repeat(500_000))], now: Date.now() })
      await socket.seen(executionId, i)
      socket.sendRaw('{"action":"ping"}')
      await socket.until((all) => all.filter(({ type }) => type === 'pong').length >= i)
    }
    expect(socket.seqs(executionId)).toEqual(upTo(12))
  })

  test('one that is never heard from is dropped with 1013 before much waits for it, and can go on where it stopped', async () => {
    const execution = await newExecution()
    const { executionId, stub } = execution
    await stub.beginAttempt({ now: Date.now() })
    const silent = await following(execution)
    for (let i = 0; i < 12; i++)
      await stub.append({ attempt: 1, events: [statusEvent('x'.repeat(500_000))], now: Date.now() })
    expect(await silent.closed).toMatchObject({ code: 1013 })
    const got = silent.seqs(executionId)
    expect(got).toEqual(upTo(got.length))
    expect(got.length).toBeLessThan(12)
    const again = await opened()
    again.follow(executionId, got.length)
    expect([...got, ...(await again.seen(executionId, 12 - got.length))]).toEqual(upTo(12))
  })
})
