import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { newClient } from '../../../scripts/demo/client.mjs'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const open: (() => void)[] = []
afterEach(() => open.splice(0).forEach((close) => close()))

/** A service that gives these answers, one after the other, and the requests that it got. */
async function serve(...answers: Answer[]) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    answers[requests.length]?.(request, response)
    requests.push(request)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  open.push(() => server.close())
  return { requests, target: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const json =
  (status: number, body: object): Answer =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const hangUp: Answer = (request) => void request.socket.destroy()

test('a write whose connection ends goes again under the same key', async () => {
  const { target, requests } = await serve(hangUp, json(503, {}), json(201, { id: 1 }))
  expect(await newClient(target, 'tw_1').post('/api/things', {})).toEqual({ id: 1 })
  const [key, ...others] = requests.map(({ headers }) => headers['idempotency-key'])
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  expect(others).toEqual([key, key])
})

test('a refusal is an error with the status and the words of the service, and is not sent again', async () => {
  const { target, requests } = await serve(json(403, { message: 'Only admins may' }))
  await expect(newClient(target, 'tw_1').post('/api/things')).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining('Only admins may'),
  })
  expect(requests).toHaveLength(1)
})

test('waiting ends with its signal', async () => {
  const { target } = await serve(...Array.from({ length: 50 }, () => json(200, { isOver: false })))
  const ending = new AbortController()
  const waiting = newClient(target, 'tw_1', { signal: ending.signal }).until(
    '/api/job',
    ({ isOver }: { isOver: boolean }) => isOver,
  )
  ending.abort()
  await expect(waiting).rejects.toThrow(/abort/i)
})
