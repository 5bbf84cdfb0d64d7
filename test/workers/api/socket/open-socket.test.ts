import { listDurableObjectIds } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { fetchApi, refusal } from '../../../support/client.ts'
import { accept, connect } from '../../../support/sockets.ts'

const socketRequest = (headers: Record<string, string>, method = 'GET') =>
  new Request('http://tracewright.test/ws', { method, headers })

test('a request without an upgrade is told what is wanted', async () => {
  const response = await fetchApi(socketRequest({}))
  expect(response.headers.get('upgrade')).toBe('websocket')
  expect(await refusal(response)).toEqual({
    status: 426,
    error: 'upgrade_required',
    message: 'Open a WebSocket here: GET with Upgrade: websocket',
    requestId: response.headers.get('x-request-id'),
  })
})

test('an upgrade to something else is refused as well', async () => {
  expect((await refusal(fetchApi(socketRequest({ Upgrade: 'h2c' })))).status).toBe(426)
})

test('the name of the protocol may be written in any case', async () => {
  const socket = await connect({ Upgrade: 'WebSocket' })
  socket.sendRaw('{"action":"ping"}')
  expect(await socket.first('pong')).toEqual({ type: 'pong' })
  socket.close()
  await socket.closed
})

test('the protocol bearer is chosen when it is offered, since a browser would hang up otherwise', async () => {
  const offer = { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': 'bearer, some.token' }
  const response = await fetchApi(socketRequest(offer))
  expect(response.headers.get('sec-websocket-protocol')).toBe('bearer')
  const socket = accept(response)
  socket.close()
  await socket.closed
})

test('sockets are spread over the gateways', async () => {
  const sockets = await Promise.all(Array.from({ length: 60 }, () => connect()))
  // Sixty throws of a die with 32 sides: fewer than four different ones happens never in practice.
  expect((await listDurableObjectIds(env.EVENT_GATEWAY)).length).toBeGreaterThan(3)
  for (const socket of sockets) socket.close()
  await Promise.all(sockets.map(({ closed }) => closed))
})
