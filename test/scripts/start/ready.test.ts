import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { answersOk, freePort } from '../../../scripts/start/ready.mjs'

const open: { close: () => void }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

function listen(status: () => number, host = '127.0.0.1') {
  const server = createServer((_, response) => response.writeHead(status()).end('starting'))
  open.push(server)
  return new Promise<number>((resolve) =>
    server.listen(0, host, () => resolve((server.address() as AddressInfo).port)),
  )
}

const never = () => new AbortController().signal

test('a port in use is refused with a sentence that says what to do', async () => {
  const port = await listen(() => 200)
  await expect(freePort(port)).rejects.toThrow(
    `Port ${port} is already in use. Stop what runs there, or choose another: PORT=8788 npm start`,
  )
})

test('port 0 stands for any free port', async () => {
  const port = await freePort(0)
  expect(port).toBeGreaterThan(0)
  expect(await freePort(port)).toBe(port)
})

test('a server is ready with its first 200, however often it refused before', async () => {
  let answers = 0
  const port = await listen(() => (++answers < 3 ? 503 : 200))
  expect(await answersOk(`http://127.0.0.1:${port}/`, { timeoutMs: 5000, signal: never() })).toBeNull()
  expect(answers).toBe(3)
})

test('a server that never gets ready is told by its last answer', async () => {
  const port = await listen(() => 500)
  expect(await answersOk(`http://127.0.0.1:${port}/`, { timeoutMs: 250, signal: never() })).toBe(
    'status 500: starting',
  )
})

test('a server that is not there is told by the error', async () => {
  const port = await freePort(0)
  expect(await answersOk(`http://127.0.0.1:${port}/`, { timeoutMs: 250, signal: never() })).toBe(
    'ECONNREFUSED',
  )
})

test('waiting ends when it is called off', async () => {
  const port = await freePort(0)
  // Waiting for as long as it may would end in the time out of the test.
  const terms = { timeoutMs: 3_600_000, signal: AbortSignal.timeout(100) }
  expect(await answersOk(`http://127.0.0.1:${port}/`, terms)).toBeTypeOf('string')
})
