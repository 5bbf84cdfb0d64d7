import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type Socket, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { relayCalls } from '../../../../scripts/start/engine/relay-calls.mjs'
import { removeFolder } from '../../../support/remove-folder.ts'

const host = 'calls.example'
let folder = ''
let engine: Awaited<ReturnType<typeof startEngine>>
let endRelay: () => void

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-relay-'))
  engine = await startEngine()
  endRelay = await relayCalls({ path: join(folder, 'calls'), engine: join(folder, 'rpc'), host })
})
afterEach(async () => {
  endRelay()
  engine.end()
  await removeFolder(folder)
})

/** Says what it hears, with a word before it, on each connection that was asked for by name; one that reads nothing leaves new ones alone. */
async function startEngine() {
  const sockets = new Set<Socket>()
  const server = createServer()
  let isReading = true
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    if (!isReading) socket.pause()
  })
  server.on('connect', (request, socket) => {
    socket
      .on('error', () => undefined)
      .write(`HTTP/1.1 ${request.url === host ? '200 OK' : '404 No'}\r\n\r\n`)
    socket.on('data', (chunk: Buffer) => socket.write(`heard ${String(chunk)}`))
  })
  await rm(join(folder, 'rpc'), { force: true })
  server.listen(join(folder, 'rpc'))
  await once(server, 'listening')
  return {
    connections: () => sockets.size,
    stopReading: () => (isReading = false),
    end() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** A connection as a runtime asks for it. */
function newCaller() {
  const socket = connect(join(folder, 'calls'))
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += String(chunk))).on('error', () => undefined)
  socket.write(`CONNECT ${host} HTTP/1.1\r\n\r\n`)
  return {
    say: (word: string) => socket.write(word),
    hears: (words: string) => expect.poll(() => heard, { timeout: 60_000 }).toContain(words),
    ends: () => expect.poll(() => socket.destroyed, { timeout: 60_000 }).toBe(true),
    close: () => socket.destroy(),
  }
}

test('a caller is joined to an engine that reads no new connection any more', async () => {
  await expect.poll(engine.connections, { timeout: 60_000 }).toBe(4)
  const before = newCaller()
  await before.hears('200 OK')
  engine.stopReading()
  const late = newCaller()
  await late.hears('200 OK')
  late.say('a word')
  await late.hears('heard a word')
  before.say('another')
  await before.hears('heard another')
  before.close()
  late.close()
})

test('the end of the engine ends the connections of callers, and who comes then waits for the next', async () => {
  const caller = newCaller()
  caller.say('a word')
  await caller.hears('heard a word')
  engine.end()
  await caller.ends()
  const waiting = newCaller()
  waiting.say('a word')
  engine = await startEngine()
  await waiting.hears('heard a word')
  waiting.close()
})
