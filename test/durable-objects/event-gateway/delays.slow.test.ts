import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { withDelays } from '../../support/delayed-objects.ts'
import { runningExecution, statusEvents, upTo } from '../../support/executions.ts'
import { connect, connectTo } from '../../support/sockets.ts'
import type { Watched } from '../../support/watch-socket.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const slow = { toExecutionMs: () => 30, toGatewayMs: () => Math.random() * 40 }

const prompt = { toExecutionMs: () => 0, toGatewayMs: () => 0 }

type Running = Awaited<ReturnType<typeof runningExecution>>

/** Appends batches of different sizes at different moments, then ends the execution. Resolves to the last number. */
async function produce({ stub, attempt }: Running, batches: number): Promise<number> {
  let sent = 0
  for (let i = 0; i < batches; i++) {
    const size = 1 + (i % 3)
    await stub.append({ attempt, events: statusEvents(size, `batch ${i}`), now: Date.now() })
    sent += size
    await wait((i * 7) % 13)
  }
  await stub.finish({ attempt, status: 'completed', now: Date.now() })
  return sent + 1
}

const hasAll = (socket: Watched, executionId: string, last: number) =>
  socket.until(() => (socket.seqs(executionId).at(-1) ?? 0) >= last)

test('with slow calls between objects, 60 sockets that come at any time get every event once and in order', async () => {
  await withDelays(slow, async () => {
    const execution = await runningExecution()
    const { executionId } = execution
    const producing = produce(execution, 40)
    const sockets = await Promise.all(
      upTo(60).map(async (n) => {
        await wait((n * 7) % 400)
        const socket = await connect()
        socket.send({ action: 'subscribe', executionId })
        return socket
      }),
    )
    const last = await producing
    for (const socket of sockets) {
      await hasAll(socket, executionId, last)
      expect(socket.seqs(executionId)).toEqual(upTo(last))
      socket.close()
    }
  })
})

test('with slow calls, clients that hang up and come back with afterSeq miss nothing', async () => {
  await withDelays(slow, async () => {
    const execution = await runningExecution()
    const { executionId } = execution
    const producing = produce(execution, 30)
    const clients = upTo(12).map(async (n) => {
      const seen: number[] = []
      for (let visit = 0; visit < 5; visit++) {
        const socket = await connect()
        socket.send({ action: 'subscribe', executionId, afterSeq: seen.at(-1) ?? 0 })
        await wait(20 + ((n * 11 + visit * 17) % 90))
        socket.close()
        await socket.closed
        seen.push(...socket.seqs(executionId))
      }
      const socket = await connect()
      socket.send({ action: 'subscribe', executionId, afterSeq: seen.at(-1) ?? 0 })
      const last = await producing
      if ((seen.at(-1) ?? 0) < last) await hasAll(socket, executionId, last)
      socket.close()
      expect([...seen, ...socket.seqs(executionId)]).toEqual(upTo(last))
    })
    await Promise.all(clients)
  })
})

test('a gateway that is forgotten while a new socket arrives there is remembered again', async () => {
  const gateway = 'visited'
  // The answer "nobody here" is slow, so that the new visit overtakes it.
  await withDelays({ toExecutionMs: () => 2, toGatewayMs: () => 25 }, async () => {
    const { executionId, stub, attempt } = await runningExecution()
    for (let round = 0; round < 7; round++) {
      const leaving = await connectTo(gateway)
      leaving.send({ action: 'subscribe', executionId, afterSeq: 2 * round })
      await leaving.first('subscribed')
      leaving.close()
      await leaving.closed
      await stub.append({ attempt, events: statusEvents(1), now: Date.now() })
      await wait(27)
      const staying = await connectTo(gateway)
      staying.send({ action: 'subscribe', executionId, afterSeq: 2 * round + 1 })
      await staying.first('subscribed')
      await wait(60)
      await stub.append({ attempt, events: statusEvents(1), now: Date.now() })
      await staying.until(() => staying.seqs(executionId).length > 0)
      expect(staying.seqs(executionId)).toEqual([2 * round + 2])
      staying.close()
      await staying.closed
    }
  })
})

test('one that comes late gets everything while the run still goes on, and those who were there lose nothing', async () => {
  await withDelays(slow, async () => {
    const { executionId, stub, attempt } = await runningExecution()
    const sockets: Watched[] = []
    for (let round = 1; round <= 8; round++) {
      const socket = await connectTo('shared')
      socket.send({ action: 'subscribe', executionId })
      sockets.push(socket)
      await stub.append({ attempt, events: statusEvents(3), now: Date.now() })
      await Promise.all(sockets.map((each) => hasAll(each, executionId, round * 3)))
    }
    for (const socket of sockets) {
      expect(socket.seqs(executionId)).toEqual(upTo(24))
      socket.close()
    }
  })
})

/** An execution with many pages of events, and a gateway with a socket that is level with it. */
async function longExecution(events: number) {
  const execution = await runningExecution()
  const { executionId, stub, attempt } = execution
  await stub.append({ attempt, events: statusEvents(events), now: Date.now() })
  const gateway = crypto.randomUUID()
  const followFrom = async (afterSeq: number) => {
    const socket = await connectTo(gateway)
    onTestFinished(() => socket.close())
    socket.send({ action: 'subscribe', executionId, afterSeq })
    await socket.first('subscribed')
    return socket
  }
  return { ...execution, followFrom, level: await followFrom(events) }
}

test('a client that is far behind does not hold up one that is level', async () => {
  const { executionId, stub, attempt, level, followFrom } = await longExecution(1200)
  const old = Promise.withResolvers<void>()
  const beforePull = (afterSeq: number) => (afterSeq < 1200 ? old.promise : Promise.resolve())
  await withDelays({ ...prompt, beforePull }, async () => {
    const late = await followFrom(0)
    await stub.append({ attempt, events: statusEvents(1), now: Date.now() })
    await level.until(() => level.seqs(executionId).length > 0, 10_000)
    expect(late.seqs(executionId)).toEqual([])
    old.resolve()
    await hasAll(late, executionId, 1201)
    expect(late.seqs(executionId)).toEqual(upTo(1201))
    expect(level.seqs(executionId)).toEqual([1201])
  })
})

test('clients that are behind by different lengths are served in turn', async () => {
  const { executionId, followFrom } = await longExecution(6000)
  const pulled: number[] = []
  const bothFollow = Promise.withResolvers<void>()
  const beforePull = (afterSeq: number) => {
    pulled.push(afterSeq)
    return bothFollow.promise
  }
  await withDelays({ ...prompt, beforePull }, async () => {
    const far = await followFrom(0)
    const near = await followFrom(5100)
    bothFollow.resolve()
    await hasAll(near, executionId, 6000)
    expect(pulled.filter((afterSeq) => afterSeq < 5100).length).toBeLessThan(6)
    await hasAll(far, executionId, 6000)
    expect(far.seqs(executionId)).toEqual(upTo(6000))
  })
})

test('clients that come at any place of a long execution that goes on get every event once and in order', async () => {
  const execution = await longExecution(3000)
  const { executionId, level, followFrom } = execution
  await withDelays(slow, async () => {
    const producing = produce(execution, 40)
    const from = upTo(16).map((n) => (n * 1234) % 3000)
    const sockets = await Promise.all(from.map((afterSeq) => followFrom(afterSeq)))
    const last = 3000 + (await producing)
    for (const [index, socket] of [...sockets, level].entries()) {
      await hasAll(socket, executionId, last)
      const afterSeq = from[index] ?? 3000
      expect(socket.seqs(executionId)).toEqual(upTo(last - afterSeq).map((n) => afterSeq + n))
    }
  })
})

test('a subscription that is taken back before it is confirmed never begins', async () => {
  await withDelays(slow, async () => {
    const { executionId, stub, attempt } = await runningExecution()
    const socket = await connect()
    socket.send({ action: 'subscribe', executionId })
    socket.send({ action: 'unsubscribe', executionId })
    await wait(150)
    await stub.append({ attempt, events: statusEvents(2), now: Date.now() })
    await wait(150)
    expect(socket.received).toEqual([])
    socket.close()
  })
})

/** A socket that is level with a running execution: its gateway reads nothing any more until it is told to. */
async function levelSocket() {
  const execution = await runningExecution()
  const { executionId, stub, attempt } = execution
  await stub.append({ attempt, events: statusEvents(1), now: Date.now() })
  const socket = await connect()
  socket.send({ action: 'subscribe', executionId })
  await hasAll(socket, executionId, 1)
  return { ...execution, socket }
}

test('a hint that does not get through is tried again', async () => {
  const { executionId, stub, attempt, socket } = await levelSocket()
  let failures = 2
  await withDelays({ ...prompt, hintFails: () => failures-- > 0 }, async () => {
    await stub.append({ attempt, events: statusEvents(1), now: Date.now() })
    await hasAll(socket, executionId, 2)
  })
  expect(failures).toBeLessThan(0)
  socket.close()
})

test('followers that could not be told of the end are told later, by alarm', async () => {
  const { executionId, stub, object, attempt, socket } = await levelSocket()
  let tries = 0
  await withDelays({ ...prompt, hintFails: () => ++tries > 0 }, async () => {
    await stub.finish({ attempt, status: 'completed', now: Date.now() })
    // The first one and the three that follow at once.
    await expect.poll(() => tries, { timeout: 60_000 }).toBeGreaterThanOrEqual(4)
  })
  expect(socket.seqs(executionId)).toEqual([1])
  await runInDurableObject(object, (_, state) => state.storage.sql.exec('UPDATE execution SET settle_at = 1'))
  await runDurableObjectAlarm(object)
  await hasAll(socket, executionId, 2)
  expect(await runInDurableObject(object, (_, state) => state.storage.getAlarm())).toBeNull()
  socket.close()
})

test('subscribing, leaving and coming back at any moment never shows an event twice in a row of a subscription', async () => {
  const step = fc.record({
    action: fc.constantFrom('subscribe', 'unsubscribe', 'append'),
    restMs: fc.integer({ min: 0, max: 12 }),
  })
  const delays = { toExecutionMs: () => Math.random() * 8, toGatewayMs: () => Math.random() * 10 }
  await withDelays(delays, () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const execution = await runningExecution()
        const { executionId, stub, attempt } = execution
        const socket = await connect()
        let appended = 0
        for (const { action, restMs } of steps) {
          if (action === 'append') {
            await stub.append({ attempt, events: statusEvents(2), now: Date.now() })
            appended += 2
          } else socket.send({ action, executionId })
          await wait(restMs)
        }
        socket.send({ action: 'unsubscribe', executionId })
        socket.send({ action: 'subscribe', executionId, afterSeq: 0 })
        await stub.finish({ attempt, status: 'completed', now: Date.now() })
        await socket.until((all) => all.at(-1)?.type === 'execution_complete')
        socket.close()
        // After each number comes the next one, or a fresh start from the first.
        const seqs = socket.seqs(executionId)
        for (const [index, seq] of seqs.entries()) expect([1, (seqs[index - 1] ?? 0) + 1]).toContain(seq)
        expect(seqs.at(-1)).toBe(appended + 1)
        expect(seqs.slice(-(appended + 1))).toEqual(upTo(appended + 1))
      }),
      { numRuns: 12 },
    ),
  )
})
