import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withDelays } from '../../support/delayed-objects.ts'
import { runningExecution, statusEvents, upTo } from '../../support/executions.ts'
import { connect } from '../../support/sockets.ts'
import type { Watched } from '../../support/watch-socket.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const slow = { toExecutionMs: () => 30, toGatewayMs: () => Math.random() * 40 }

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
  socket.until(() => (socket.seqs(executionId).at(-1) ?? 0) >= last, 20_000)

test('with slow calls between objects, 150 sockets that come at any time get every event once and in order', async () => {
  await withDelays(slow, async () => {
    const execution = await runningExecution()
    const { executionId } = execution
    const producing = produce(execution, 60)
    const sockets = await Promise.all(
      upTo(150).map(async (n) => {
        await wait((n * 5) % 600)
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
    const producing = produce(execution, 40)
    const clients = upTo(20).map(async (n) => {
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

test('a gateway that is forgotten while a new socket arrives is remembered again', async () => {
  await withDelays(
    { toExecutionMs: () => Math.random() * 20, toGatewayMs: () => Math.random() * 60 },
    async () => {
      const execution = await runningExecution()
      const { executionId, stub, attempt } = execution
      for (let round = 0; round < 25; round++) {
        const leaving = await connect()
        leaving.send({ action: 'subscribe', executionId, afterSeq: round })
        await leaving.first('subscribed')
        leaving.close()
        const staying = await connect()
        staying.send({ action: 'subscribe', executionId, afterSeq: round })
        await wait(Math.random() * 40)
        await stub.append({ attempt, events: statusEvents(1), now: Date.now() })
        await staying.until(() => staying.seqs(executionId).length > 0)
        expect(staying.seqs(executionId)).toEqual([round + 1])
        staying.close()
      }
    },
  )
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
      { numRuns: 20 },
    ),
  )
})
