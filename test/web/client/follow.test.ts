import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ExecutionEvent } from '../../../shared/kernel/events.ts'
import { type Connection, type Polled, follow } from '../../../web/client/follow.ts'
import { delayMs } from '../../../web/client/follow/lasting-socket.ts'
import { sessionEnded } from '../../../web/client/session-ended.ts'
import { FakeSocket } from '../support.ts'

const executionId = '7d6a1c52-2f0f-4b0a-9c1e-0a1b2c3d4e5f'
const event = (seq: number, more: object = { type: 'status' }) => ({ executionId, seq, ...more })
const subscribed = (more: object = {}) => ({
  type: 'subscribed',
  executionId,
  status: 'running',
  lastSeq: 0,
  ...more,
})
const fromSeq = (afterSeq: number) => ({ action: 'subscribe', executionId, afterSeq })

let online: (() => void) | undefined
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (online = listener))
  vi.stubGlobal('removeEventListener', () => (online = undefined))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionEnded.value = false
})

function followed({
  afterSeq = 0,
  poll,
}: { afterSeq?: number; poll?: (afterSeq: number) => Promise<Polled> } = {}) {
  const sockets: FakeSocket[] = []
  const seen: number[] = []
  const batches: number[] = []
  const connections: Connection[] = []
  const refusals: string[] = []
  const { stop } = follow({
    executionId,
    afterSeq,
    poll,
    onEvents: (events: readonly ExecutionEvent[]) => {
      batches.push(events.length)
      seen.push(...events.map(({ seq }) => seq))
    },
    onConnection: (connection) => connections.push(connection),
    onRefused: (message) => refusals.push(message),
    open: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
  })
  const socket = (index = sockets.length - 1) => sockets[index] ?? expect.fail(`There is no socket ${index}`)
  const begins = () => {
    socket().opens()
    socket().says(subscribed())
  }
  return { sockets, socket, begins, seen, batches, connections, refusals, stop }
}

test('a broken connection goes on after the last event, without a repeat and without a gap', () => {
  const { socket, begins, seen, connections } = followed()
  begins()
  socket().says(event(1))
  socket().says(event(2))
  socket().breaks()
  vi.advanceTimersByTime(delayMs(0))
  begins()
  expect(socket().sent).toEqual([fromSeq(2)])
  socket().says(event(2))
  socket().says(event(3))
  vi.advanceTimersByTime(1)
  expect(seen).toEqual([1, 2, 3])
  expect(connections).toEqual(['live', 'lost', 'live'])
})

test('a gap is asked for once, and what was beyond it is not taken before', () => {
  const { socket, begins, seen } = followed()
  begins()
  socket().says(event(1))
  socket().says(event(3))
  socket().says(event(4))
  expect(socket().sent).toEqual([fromSeq(0), fromSeq(1)])
  for (const seq of [2, 3, 4]) socket().says(event(seq))
  vi.advanceTimersByTime(1)
  expect(seen).toEqual([1, 2, 3, 4])
})

test('attempts come less and less often, and at once when the browser is online again', () => {
  const { sockets, socket } = followed()
  for (const attempts of [0, 1, 2, 3]) {
    socket().breaks()
    vi.advanceTimersByTime(delayMs(attempts) - 1)
    expect(sockets).toHaveLength(attempts + 1)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(attempts + 2)
  }
  socket().breaks()
  online?.()
  expect(sockets).toHaveLength(6)
})

test('who has seen all of an execution that is over hears its end at once', () => {
  const { socket, connections } = followed({ afterSeq: 7 })
  socket().opens()
  socket().says(subscribed({ status: 'completed', lastSeq: 7 }))
  vi.advanceTimersByTime(1)
  expect(connections).toEqual(['live', 'ended'])
  expect(socket().isClosed).toBe(true)
})

test('an execution that is not there is told, and not tried again', () => {
  const { sockets, socket, refusals } = followed()
  socket().opens()
  socket().says({
    type: 'error',
    error: 'executions.not_found',
    message: 'There is no such execution',
    executionId,
  })
  vi.advanceTimersByTime(60_000)
  expect(refusals).toEqual(['There is no such execution'])
  expect(sockets).toHaveLength(1)
})

test('a connection that says nothing is asked, and given up when it does not answer', () => {
  const { sockets, socket, begins } = followed()
  begins()
  vi.advanceTimersByTime(25_000)
  expect(socket().sent).toContainEqual({ action: 'ping' })
  socket().says({ type: 'pong' })
  vi.advanceTimersByTime(30_000)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(5_000 + delayMs(0))
  expect(sockets).toHaveLength(2)
})

test('a session that has ended is said to the page, and tried again later', () => {
  const { sockets, socket, begins } = followed()
  begins()
  socket().breaks(3000)
  expect(sessionEnded.value).toBe(true)
  vi.advanceTimersByTime(15_000)
  expect(sockets).toHaveLength(2)
})

test('nothing comes after it was stopped', () => {
  const { sockets, socket, begins, seen, stop } = followed()
  begins()
  socket().says(event(1))
  stop()
  socket().says(event(2))
  socket().breaks()
  vi.advanceTimersByTime(60_000)
  expect(seen).toEqual([])
  expect(socket().isClosed).toBe(true)
  expect(sockets).toHaveLength(1)
})

test('thousands of events are handed on in parts, so that the page can answer in between', () => {
  const { socket, begins, seen, batches, connections } = followed()
  begins()
  for (let seq = 1; seq <= 2000; seq++) socket().says(event(seq))
  socket().says(event(2001, { type: 'execution_complete', status: 'completed' }))
  vi.advanceTimersByTime(100)
  expect(seen).toHaveLength(2001)
  expect(Math.max(...batches)).toBe(250)
  expect(connections.at(-1)).toBe('ended')
})

describe('where no socket can be had', () => {
  const complete = { type: 'execution_complete', status: 'completed' }
  const refusedThrice = async (socket: () => FakeSocket) => {
    for (const attempts of [0, 1, 2]) {
      socket().breaks()
      await vi.advanceTimersByTimeAsync(delayMs(attempts))
    }
  }

  test('it is asked by ordinary requests, each for what came after what is known', async () => {
    const asked: number[] = []
    const answers = [
      [event(1), event(2)],
      [event(2), event(3)],
    ]
    const { socket, seen, connections } = followed({
      poll: async (afterSeq) => {
        asked.push(afterSeq)
        return { events: (answers.shift() ?? []) as ExecutionEvent[], isOver: false }
      },
    })
    await refusedThrice(socket)
    await vi.advanceTimersByTimeAsync(8_000)
    expect(asked.slice(0, 3)).toEqual([0, 2, 3])
    expect(seen).toEqual([1, 2, 3])
    expect(connections).toEqual(['lost', 'polling'])
  })

  test('its end is told, and nothing is asked or opened any more', async () => {
    let asked = 0
    const { socket, sockets, seen, connections } = followed({
      poll: async () => {
        asked++
        return { events: [event(1, complete)] as ExecutionEvent[], isOver: true }
      },
    })
    await refusedThrice(socket)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([seen, asked, connections.at(-1)]).toEqual([[1], 1, 'ended'])
    // The browser complains of a socket that is closed before it is open.
    expect(sockets.at(-1)?.isClosed).toBe(false)
    sockets.at(-1)?.onopen?.(new Event('open'))
    expect(sockets.at(-1)?.isClosed).toBe(true)
  })

  test('a failed question is told as a lost connection and asked again; a socket that opens takes over', async () => {
    let asked = 0
    const { socket, connections } = followed({
      poll: async () => {
        if (++asked === 1) throw new Error('503')
        return { isOver: false }
      },
    })
    await refusedThrice(socket)
    await vi.advanceTimersByTimeAsync(4_000)
    expect([asked, connections]).toEqual([2, ['lost', 'polling']])
    socket().opens()
    socket().says(subscribed())
    await vi.advanceTimersByTimeAsync(20_000)
    expect([asked, connections]).toEqual([2, ['lost', 'polling', 'live']])
  })
})

test('a connection that is never made is given up and tried again', () => {
  const { sockets } = followed()
  vi.advanceTimersByTime(10_000 + delayMs(0))
  expect(sockets).toHaveLength(2)
})
