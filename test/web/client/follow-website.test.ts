import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Realtime, type WebsiteConnection, followWebsite } from '../../../web/client/follow-website.ts'
import { FakeSocket } from '../support.ts'

const websiteId = '7d6a1c52-2f0f-4b0a-9c1e-0a1b2c3d4e5f'
const half = (views: number) => ({ totals: { views } }) as unknown as Realtime

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function followed(read = () => Promise.resolve(half(7))) {
  const sockets: FakeSocket[] = []
  const views: number[] = []
  const connections: WebsiteConnection[] = []
  const refused: string[] = []
  const { stop } = followWebsite({
    websiteId,
    onRealtime: ({ totals }) => void views.push(totals.views),
    onConnection: (connection) => void connections.push(connection),
    onRefused: (message) => void refused.push(message),
    open: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    read,
  })
  return { sockets, views, connections, refused, stop, last: () => sockets.at(-1)! }
}

test('where no socket can be had the service is asked, until one is there', async () => {
  const { last, views, connections } = followed()
  for (let attempt = 0; attempt < 3; attempt++) {
    last().breaks()
    await vi.advanceTimersByTimeAsync(4_000)
  }
  expect(connections).toContain('polling')
  expect(views.every((many) => many === 7)).toBe(true)
  last().opens()
  last().says({ type: 'subscribed', websiteId })
  const before = views.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(views).toHaveLength(before)
  expect(connections.at(-1)).toBe('live')
})

test('who may not follow is told so, once; who has left hears nothing', async () => {
  const { last, sockets, refused } = followed()
  last().opens()
  last().says({ type: 'error', error: 'websites.not_found', message: 'Website not found' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refused).toEqual(['Website not found'])
  expect(sockets).toHaveLength(1)
  const left = followed()
  left.last().opens()
  left.stop()
  left.last().says({ type: 'realtime', websiteId, data: half(3) })
  expect(left.views).toEqual([])
  expect(left.last().isClosed).toBe(true)
})
