import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFrontDoor, takeFrontDoor } from '../../../../scripts/start/front-door/front-door.mjs'
import { WholeSender } from '../../../support/whole-sender.ts'

// Refuses by the address alone and reads nothing, as the runtime does.
const server = createServer((request, response) => {
  const status = Number(request.url?.slice(1))
  if (status === 200) return response.end('{}')
  response.writeHead(status, { 'X-Request-Id': '1' })
  // In two pieces, so that it comes in chunks.
  response.write('{"error":')
  return response.end('"refused"}')
})
let door: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  door = await openFrontDoor({ port: 0, to: (server.address() as AddressInfo).port, secret: 'abc' })
})

afterAll(() => {
  door.close()
  server.close()
  server.closeAllConnections()
})

const megabyte = 2 ** 20
const lines = (status: number, ...more: string[]) => [
  `POST /${status} HTTP/1.1`,
  `Host: localhost:${door.port}`,
  ...more,
]
const cases = [401, 413].flatMap((status) =>
  [1, 5, 10].flatMap((megabytes) =>
    [false, true].map((isChunked) => ({ status, megabytes, isChunked, as: isChunked ? 'chunks' : 'length' })),
  ),
)

describe('whoever sends a body whole before it looks', () => {
  test.each(cases)(
    'hears the $status of $megabytes MB ($as), and the connection goes on',
    async (refused) => {
      const { status, megabytes, isChunked } = refused
      const sender = new WholeSender(door.port)
      const answer = await sender.send({ lines: lines(status), bytes: megabytes * megabyte, isChunked })
      expect(answer).toMatchObject({ status, body: expect.stringContaining('refused') })
      expect(await sender.send({ lines: lines(200), bytes: 0 })).toMatchObject({ status: 200 })
      sender.leave()
    },
  )

  test.each([false, true])(
    'hears it where it wants the connection closed, in chunks: %s',
    async (isChunked) => {
      for (const status of [401, 413]) {
        const sender = new WholeSender(door.port)
        const sent = { lines: lines(status, 'Connection: close'), bytes: 10 * megabyte, isChunked }
        expect((await sender.send(sent)).status).toBe(status)
        await sender.closed()
      }
    },
  )

  test.each([false, true])('hears what the door itself refuses, in chunks: %s', async (isChunked) => {
    for (const close of [[], ['Connection: close']]) {
      const sender = new WholeSender(door.port)
      const stranger = ['POST / HTTP/1.1', 'Host: evil.example', ...close]
      expect((await sender.send({ lines: stranger, bytes: 10 * megabyte, isChunked })).status).toBe(403)
      sender.leave()
    }
    const closed = await takeFrontDoor({ port: 0 })
    const early = new WholeSender(closed.port)
    const sent = { lines: ['POST / HTTP/1.1', 'Host: localhost'], bytes: 10 * megabyte, isChunked }
    expect((await early.send(sent)).status).toBe(502)
    await early.closed()
    closed.close()
  })
})

test.each([1, 5, 10])('fetch hears a refusal of %i MB', async (megabytes) => {
  const bytes = Buffer.alloc(megabytes * megabyte)
  const stream = () => new Blob([bytes]).stream()
  for (const init of [{ body: bytes }, { body: stream(), duplex: 'half' }]) {
    const answer = await fetch(`http://127.0.0.1:${door.port}/413`, {
      method: 'POST',
      ...init,
    } as RequestInit)
    expect([answer.status, await answer.json()]).toEqual([413, { error: 'refused' }])
  }
})

test('whoever sends on and on after a refusal is closed', async () => {
  const sender = new WholeSender(door.port)
  const sent = sender.send({ lines: lines(413), bytes: 400 * megabyte })
  await expect(sent).rejects.toThrow(/EPIPE|ECONNRESET|not whole/)
})
