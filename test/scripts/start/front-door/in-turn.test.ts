import { once } from 'node:events'
import { type ServerResponse, createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFrontDoor } from '../../../../scripts/start/front-door/front-door.mjs'

/** What was asked of the server behind, and the answers that it keeps back. */
let asked: string[] = []
let held: ServerResponse[] = []
let gone = 0
const server = createServer((request, response) => {
  const { url = '' } = request
  asked.push(url)
  response.on('close', () => gone++)
  if (url.startsWith('/held')) held.push(response)
  else response.end(`answer ${url}`)
})
const patience = { timeout: 60_000 }
let port = 0
let door: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  door = await openFrontDoor({ port: 0, to: (server.address() as AddressInfo).port, secret: 'abc' })
  ;({ port } = door)
})

afterAll(() => {
  door.close()
  server.close()
  server.closeAllConnections()
})

/** A connection on which requests are sent before any was answered. */
function pipelined(paths: string[]) {
  ;[asked, held, gone] = [[], [], 0]
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`).join(''))
  return socket
}

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `/${at}`)
const other = async () => (await fetch(`http://localhost:${port}/other`)).text()

test('requests of one connection go on one after another, each when the one before was answered', async () => {
  const paths = numbered(40)
  const socket = pipelined(['/held', ...paths])
  await expect.poll(() => held.length, patience).toBe(1)
  expect(await other()).toBe('answer /other')
  expect(asked).toEqual(['/held', '/other'])
  held[0]?.end('late')
  const heard = text(socket)
  await expect.poll(() => asked.at(-1), patience).toBe(paths.at(-1))
  socket.end()
  const answers = [...(await heard).matchAll(/answer (\/\d+)/g)].map(([, path]) => path)
  expect(answers).toEqual(paths)
})

test('a connection that asks on and on before it was answered is closed, and what ran for it stops', async () => {
  const socket = pipelined(['/held', ...numbered(1000)])
  await once(socket, 'close')
  await expect.poll(() => gone, patience).toBe(held.length)
  expect(asked.length).toBeLessThan(2)
  expect(await other()).toBe('answer /other')
})

test('nothing of a connection that was closed goes on', async () => {
  const socket = pipelined(['/held', '/1', '/2'])
  await expect.poll(() => held.length, patience).toBe(1)
  socket.destroy()
  await expect.poll(() => gone, patience).toBe(1)
  expect(await other()).toBe('answer /other')
  expect(asked).toEqual(['/held', '/other'])
})
