import { once } from 'node:events'
import { type IncomingMessage, createServer, request as ask } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFrontDoor, takeFrontDoor } from '../../../../scripts/start/front-door/front-door.mjs'

const server = createServer(async (request, response) => {
  if (request.url === '/never') return
  if (request.url === '/cut')
    return response.writeHead(200, { 'Content-Length': '9' }).write('half', () => response.destroy())
  if (request.url === '/stack') return response.writeHead(500).end('Error: lost\n at entry.worker.js')
  if (request.url === '/ours') return response.writeHead(500, { 'X-Request-Id': '1' }).end('in words')
  const { method, url, headers } = request
  response.writeHead(201, { 'Set-Cookie': ['a=1', 'b=2'] })
  response.end(JSON.stringify({ method, url, headers, body: await text(request) }))
}).on('upgrade', (request: IncomingMessage, socket) => {
  if (request.url === '/refused')
    return socket.end('HTTP/1.1 426 Upgrade Required\r\nContent-Length: 2\r\n\r\nno')
  socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nhello ')
  socket.pipe(socket)
})
const doorTo = ({ address }: Pick<typeof server, 'address'>) =>
  openFrontDoor({ port: 0, to: (address() as AddressInfo).port, secret: 'abc' })
let port = 0
let door: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  door = await doorTo({ address: () => server.address() })
  ;({ port } = door)
})

afterAll(() => {
  door.close()
  server.close()
  server.closeAllConnections()
})

const at = (path: string) => `http://localhost:${port}${path}`

/** What a client that writes its own bytes is told. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

test('a request goes through with its body, and says where it came from', async () => {
  const response = await fetch(at('/x?y=1'), {
    method: 'POST',
    body: 'a body',
    headers: { 'cf-connecting-ip': '192.0.2.1' },
  })
  expect(response.status).toBe(201)
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await response.json()).toMatchObject({
    method: 'POST',
    url: '/x?y=1',
    body: 'a body',
    headers: {
      host: `localhost:${port}`,
      'cf-connecting-ip': expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
      'x-front-door': 'abc',
    },
  })
})

test('a body of many megabytes and one in chunks arrive whole', async () => {
  const large = 'x'.repeat(12_000_000)
  const whole = await fetch(at('/'), { method: 'POST', body: large })
  expect(((await whole.json()) as { body: string }).body.length).toBe(large.length)
  const chunked = ask(at('/'), { method: 'DELETE', headers: { 'Transfer-Encoding': 'chunked' } })
  chunked.write('one ')
  chunked.end('two')
  const [answer] = (await once(chunked, 'response')) as [IncomingMessage]
  expect(JSON.parse(await text(answer))).toMatchObject({ method: 'DELETE', body: 'one two' })
})

test('who refuses a large body without reading it is heard, though the rest of it finds nobody', async () => {
  const refusing = createTcpServer((socket) => {
    socket.on('error', () => undefined)
    const refused =
      'HTTP/1.1 413 Payload Too Large\r\nContent-Length: 9\r\nConnection: close\r\n\r\ntoo large'
    socket.once('data', () => socket.pause().write(refused, () => socket.resetAndDestroy()))
  })
  await once(refusing.listen(0, '127.0.0.1'), 'listening')
  const its = await doorTo({ address: () => refusing.address() })
  const answers: [number, string][] = []
  for (let count = 0; count < 20; count += 1) {
    const sent = ask(`http://127.0.0.1:${its.port}/`, { method: 'POST' })
    sent.on('error', () => undefined).end(Buffer.alloc(16_000_000))
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answers.push([answer.statusCode ?? 0, await text(answer)])
  }
  its.close()
  refusing.close()
  expect(answers).toEqual(Array.from({ length: 20 }, () => [413, 'too large']))
})

test('a connection that the server closes behind the answer to a body is lost to no other request', async () => {
  const closing = createTcpServer((socket) => {
    const answer = (status: string) => socket.write(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\n\r\n`)
    socket.on('error', () => undefined)
    socket.setEncoding('latin1').on('data', (sent: string) => {
      if (sent.startsWith('GET ')) return answer('200 OK')
      if (!sent.endsWith('a body')) return undefined
      // Closed when something comes again: this is one that closes just then.
      socket.removeAllListeners('data').on('data', () => socket.resetAndDestroy())
      return answer('415 Unsupported Media Type')
    })
  })
  await once(closing.listen(0, '127.0.0.1'), 'listening')
  const its = await doorTo({ address: () => closing.address() })
  const statuses: number[] = []
  for (const method of ['POST', 'GET', 'POST', 'GET']) {
    const response = await fetch(`http://127.0.0.1:${its.port}/`, {
      method,
      ...(method === 'POST' && { body: 'a body' }),
    })
    await response.text()
    statuses.push(response.status)
  }
  its.close()
  closing.close()
  expect(statuses).toEqual([415, 200, 415, 200])
})

test.each([
  ['GET', 200],
  ['DELETE', 502],
])('a %s that meets a connection which is just closed is answered with %i', async (method, status) => {
  const served: number[] = []
  const closing = createTcpServer((socket) => {
    const connection = served.push(0) - 1
    socket.on('data', () => {
      served[connection] = (served[connection] ?? 0) + 1
      // The second request on a connection comes too late.
      if (served[connection] > 1) socket.destroy()
      else socket.write('HTTP/1.1 200 OK\r\nX-Request-Id: 1\r\nContent-Length: 2\r\n\r\nok')
    })
    socket.on('error', () => undefined)
  })
  await once(closing.listen(0, '127.0.0.1'), 'listening')
  const ownDoor = await doorTo({ address: () => closing.address() })
  const statusOf = async (verb: string) => {
    const response = await fetch(`http://127.0.0.1:${ownDoor.port}/`, { method: verb })
    await response.text()
    return response.status
  }
  expect(await statusOf('GET')).toBe(200)
  expect(await statusOf(method)).toBe(status)
  expect(served.slice(0, 1)).toEqual([2])
  ownDoor.close()
  closing.close()
})

test('both loopback addresses answer', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(201)
  expect((await fetch(`http://[::1]:${port}/`)).status).toBe(201)
})

test('a host that is not ours gets a short answer, and so does its socket', async () => {
  const asked = (more: string) => raw(`GET /x HTTP/1.1\r\nHost: evil.example:${port}\r\n${more}\r\n`)
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'
  for (const answer of [await asked('Connection: close\r\n'), await asked(upgrade)]) {
    expect(answer).toMatch(/^HTTP\/1\.1 403 /)
    expect(answer).toContain('"error":"host_refused"')
    expect(answer.length).toBeLessThan(500)
  }
})

test('a socket is joined, with what was sent right behind the request', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nfirst `,
  )
  let heard = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (heard += chunk))
  await expect.poll(() => heard, { timeout: 60_000 }).toMatch(/^HTTP\/1\.1 101 [^]*\r\n\r\nhello first $/)
  socket.write('second')
  await expect.poll(() => heard, { timeout: 60_000 }).toMatch(/first second$/)
  socket.destroy()
})

test('a socket that is refused is told by what', async () => {
  const answer = await raw(
    `GET /refused HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 426 [^]*\r\n\r\nno$/)
})

test.each(['h2c', 'h2c, websocket', 'TLS/1.0', 'websocket'])(
  'a body that comes with the wish for %s is read like every other, whether it comes at once or later',
  async (upgrade) => {
    const lines = [
      'POST /x HTTP/1.1',
      `Host: localhost:${port}`,
      'Connection: Upgrade, close',
      `Upgrade: ${upgrade}`,
      'Content-Length: 8',
    ]
    const socket = connect(port, '127.0.0.1')
    socket.write(`${lines.join('\r\n')}\r\n\r\nhalf`)
    setImmediate(() => socket.write('more'))
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 201 /)
    expect(answer).toContain('"body":"halfmore"')
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    const foreign = lines.with(1, 'Host: evil.example')
    expect(await raw(`${foreign.join('\r\n')}\r\n\r\nhalfmore`)).toMatch(/^HTTP\/1\.1 403 /)
  },
)

test('a failure of the server behind is said as that, and one that we told of as it is', async () => {
  const lost = await fetch(at('/stack'), { method: 'POST', body: 'x' })
  expect([lost.status, lost.headers.get('retry-after')]).toEqual([502, '1'])
  expect(await lost.json()).toMatchObject({ error: 'upstream_failed' })
  const told = await fetch(at('/ours'))
  expect([told.status, await told.text()]).toEqual([500, 'in words'])
})

test('an answer that breaks off is not made whole', async () => {
  await expect(fetch(at('/cut')).then((response) => response.text())).rejects.toThrow()
})

test('who gives up is not waited for, and others are answered meanwhile', async () => {
  await expect(fetch(at('/never'), { signal: AbortSignal.timeout(200) })).rejects.toThrow()
  expect((await fetch(at('/'))).status).toBe(201)
})

test('until the door is opened, and where nobody is behind it any more, everybody is told to come again', async () => {
  const empty = await takeFrontDoor({ port: 0 })
  const come = () => fetch(`http://localhost:${empty.port}/`, { method: 'POST', body: 'x' })
  const early = await come()
  const gone = createTcpServer()
  await once(gone.listen(0, '127.0.0.1'), 'listening')
  const { port: to } = gone.address() as AddressInfo
  gone.close()
  empty.open({ to, secret: 'abc' })
  for (const response of [early, await come()]) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([502, '1'])
    expect(await response.json()).toMatchObject({ error: 'upstream_failed' })
  }
  empty.close()
})

test('a port that is taken on one of the two addresses is an error and not half a door', async () => {
  await expect(takeFrontDoor({ port })).rejects.toThrow(/EADDRINUSE/)
})
