import { createServer } from 'node:net'
import { pipeline } from 'node:stream'
import { readGreeting, readRequest, replies } from './socks-request.mjs'

/** A client that has said nothing whole by then is none. */
const patienceMs = 30_000

/**
 * A SOCKS5 server (RFC 1928, CONNECT without authentication) for browsers: it hands on what is sent, byte by byte, so pages meet servers as they are. Every failure
 * is told alike, whether the name is unknown, the address refused or nobody listens there.
 * @param {(target: { host: string, port: number }) => Promise<import('node:net').Socket>} dial
 */
export const socksServer = (dial) =>
  createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    client.on('error', () => client.destroy())
    client.setTimeout(patienceMs, () => client.destroy())
    void serve(client, dial).catch(() => client.destroy())
  })

async function serve(client, dial) {
  const greeting = await read(client, readGreeting)
  if (!greeting?.isOpen) return void client.end(replies.noneOfThese)
  client.write(replies.noAuthentication)
  const target = await read(client, readRequest)
  if (!target) return void client.end(replies.failed)
  client.setTimeout(0)
  const server = await dial(target).catch(() => null)
  if (!server) return void client.end(replies.failed)
  if (client.destroyed) return void server.destroy()
  client.write(replies.connected)
  const drop = () => undefined
  pipeline(client, server, drop)
  pipeline(server, client, drop)
}

/** What `parse` makes of the next bytes, with what follows them left to be read. Null when it makes nothing of them, or nothing comes any more. */
async function read(client, parse) {
  let bytes = Buffer.alloc(0)
  for (;;) {
    const parsed = parse(bytes)
    if (parsed === null) return null
    if (parsed !== undefined) {
      if (bytes.length > parsed.length) client.unshift(bytes.subarray(parsed.length))
      return parsed
    }
    const chunk = await next(client)
    if (chunk === null) return null
    bytes = Buffer.concat([bytes, chunk])
  }
}

function next(client) {
  const chunk = client.read()
  if (chunk !== null) return chunk
  if (client.readableEnded || client.destroyed) return null
  return new Promise((resolve) => {
    const done = () => {
      client.off('readable', done)
      client.off('close', done)
      client.off('end', done)
      resolve(client.read())
    }
    client.on('readable', done)
    client.on('close', done)
    client.on('end', done)
  })
}
