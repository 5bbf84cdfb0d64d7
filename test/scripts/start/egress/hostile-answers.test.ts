import { type AddressInfo, type Server, connect as connectByNode, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEgress } from '../../../../scripts/start/egress/egress.mjs'
import { throughHttp } from '../../../support/through-egress.ts'

const whole = 'Content-Length: 2\r\n\r\nok'
/** By what the address asks for. None of them may end more than its own request. */
const answers: Record<string, string> = {
  'status-of-zeros': `HTTP/1.1 000 OK\r\n${whole}`,
  'status-below-all': `HTTP/1.1 099 OK\r\n${whole}`,
  'status-above-all': `HTTP/1.1 999 OK\r\n${whole}`,
  'another-protocol': 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n',
  'no-other-protocol': 'HTTP/1.1 101 Switching Protocols\r\n\r\n',
  'control-in-header': `HTTP/1.1 200 OK\r\nX-Text: a\u0001b\r\n${whole}`,
  'headers-without-end': `HTTP/1.1 200 OK\r\nX-Text: ${'a'.repeat(80_000)}\r\n${whole}`,
  'length-twice': `HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\nok`,
  'other-protocol': 'SSH-2.0-OpenSSH_9.9\r\n',
}
const readable: Record<string, string> = {
  'control-in-reason': `HTTP/1.1 200 O\u0001K\r\n${whole}`,
  'end-in-reason': `HTTP/1.1 200 O\u0000K\r\n${whole}`,
  'deleted-in-reason': `HTTP/1.1 200 O\u007fK\r\n${whole}`,
}

let server: Server
let egress: Awaited<ReturnType<typeof openEgress>>
beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', (request) => {
      const [, name = ''] = /^GET \/(\S*)/.exec(request.toString()) ?? []
      socket.write(Buffer.from({ ...answers, ...readable }[name] ?? '', 'latin1'))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  egress = await openEgress({
    ownHosts: () => [],
    resolve: async () => [{ address: '93.184.215.14', family: 4 }],
    connect: (() => connectByNode(port, '127.0.0.1')) as never,
  })
})
afterAll(() => {
  egress.close()
  server.close()
})

const answerOf = (name: string) => throughHttp(egress.workers.public, `http://hostile.example/${name}`)

test.each(Object.keys(answers))(
  'an answer that is none (%s) loses its own connection alone',
  async (name) => {
    expect(await answerOf(name)).toBeNull()
  },
)

test.each(Object.keys(readable))('a reason that nobody reads (%s) is no part of the answer', async (name) => {
  expect(await answerOf(name)).toMatchObject({ status: 200, text: 'ok' })
})
