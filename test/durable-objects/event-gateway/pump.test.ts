import { expect, test } from 'vitest'
import { Client } from '../../../durable-objects/event-gateway/client.ts'
import { Clients } from '../../../durable-objects/event-gateway/clients.ts'
import { Doorkeeper } from '../../../durable-objects/event-gateway/doorkeeper.ts'
import { Pump } from '../../../durable-objects/event-gateway/pump.ts'
import { upTo } from '../../support/executions.ts'

const topic = crypto.randomUUID()

/** Followers of one topic with ten events, and the pump that brings them level. */
function newPump({
  everyMs = 0,
  place = null,
  isGone = () => false,
}: { everyMs?: number; place?: string | null; isGone?: () => boolean } = {}) {
  const clients = new Clients()
  const unreadable = new Set<number>()
  const strangers = { ask: async (_id: string): Promise<'member'> => 'member' }
  const doorkeeper = new Doorkeeper(({ id }) => strangers.ask(id), Date.now)
  const pump = new Pump(
    clients,
    async (_, afterSeq) => {
      if (isGone()) throw new Error('The execution does not answer')
      return {
        frames: unreadable.has(afterSeq)
          ? []
          : upTo(10 - afterSeq).map((n) => ({
              after: afterSeq + n - 1,
              seq: afterSeq + n,
              text: `${afterSeq + n}`,
            })),
        lastSeq: 10,
        isOver: false,
        place,
      }
    },
    { doorkeeper, pace: { everyMs: () => everyMs, now: Date.now } },
  )
  const join = (id: string, cursor: number, send = (_text: string) => {}) => {
    const received: string[] = []
    const socket = {
      readyState: WebSocket.OPEN as number,
      closedWith: 0,
      deserializeAttachment: () => null,
      serializeAttachment() {},
      send(text: string) {
        send(text)
        received.push(text)
      },
      close(code: number) {
        socket.readyState = WebSocket.CLOSED
        socket.closedWith = code
      },
    }
    const watcher = { kind: 'user' as const, id, openedAt: 0 }
    const view = { sockets: () => clients.count, lastPingAt: () => 0 }
    const client = new Client(socket as unknown as WebSocket, view, watcher)
    clients.add(client)
    clients.follow(client, topic, cursor)
    return { client, received, socket }
  }
  return { pump, join, unreadable, strangers }
}

test('where nothing answers all sockets are closed after one patient try, wherever they are', async () => {
  let pulls = 0
  const { pump, join } = newPump({ isGone: () => (pulls += 1) > 0 })
  const sockets = [0, 3, 7].map((cursor) => join(`at ${cursor}`, cursor).socket)
  await pump.wake(topic)
  expect(sockets.map(({ closedWith }) => closedWith > 0)).toEqual([true, true, true])
  expect(pulls).toBe(5)
})

test('events that cannot be read end the sockets that need them, and no others', async () => {
  const { pump, join, unreadable } = newPump()
  unreadable.add(2)
  const [broken, behind, ahead] = [join('a', 2), join('b', 4), join('c', 9)]
  await pump.wake(topic)
  await expect.poll(() => behind.received.length).toBe(6)
  await expect.poll(() => broken.socket.closedWith).toBe(1011)
  expect(ahead.received).toEqual(['10'])
  expect([behind, ahead].map(({ socket }) => socket.closedWith)).toEqual([0, 0])
})

test('a right that cannot be asked for ends the sockets of whom it concerns, and no others', async () => {
  const { pump, join, strangers } = newPump({ place: 'an organization' })
  strangers.ask = async (id) => {
    if (id === 'a') throw new Error('The database cannot be reached')
    return 'member'
  }
  const [unknown, member] = [join('a', 9), join('b', 9)]
  await pump.wake(topic)
  expect(unknown).toMatchObject({ received: [], socket: { closedWith: 1011 } })
  expect(member).toMatchObject({ received: ['10'], socket: { closedWith: 0 } })
})

test('rights are asked for side by side', async () => {
  const { pump, join, strangers } = newPump({ place: 'an organization' })
  const all = Promise.withResolvers<'member'>()
  let questions = 0
  strangers.ask = () => {
    questions += 1
    if (questions === 3) all.resolve('member')
    return all.promise
  }
  const members = upTo(3).map((n) => join(`member ${n}`, 9))
  await pump.wake(topic)
  for (const { received } of members) expect(received).toEqual(['10'])
})

test('a connection that breaks while it is sent to keeps nothing from the others', async () => {
  const { pump, join } = newPump()
  const breaks = () => {
    throw new TypeError('Can’t call WebSocket send() after close().')
  }
  const [broken, other] = [join('a', 9, breaks), join('b', 9)]
  await pump.wake(topic)
  expect(broken.socket.closedWith).toBe(1011)
  expect(other).toMatchObject({ received: ['10'], socket: { closedWith: 0 } })
})

test('a client that was just sent something lets nobody wait who was not', async () => {
  const { pump, join } = newPump({ everyMs: 20_000 })
  const [fresh, due] = [join('a', 9), join('b', 9)]
  fresh.client.sentAt.set(topic, Date.now())
  due.client.sentAt.set(topic, Date.now() - 19_950)
  await pump.wake(topic)
  await expect.poll(() => due.received, { timeout: 10_000 }).toEqual(['10'])
  expect(fresh.received).toEqual([])
})
