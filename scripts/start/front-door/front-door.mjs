import { createServer, request as ask } from 'node:http'
import { pipeline } from 'node:stream'
import { inTurn } from './in-turn.mjs'
import { PatientAgent } from './patient-socket.mjs'
import { answeredHeaders, forwardedHeaders, hostsOf, refusalOf } from './rules.mjs'
import { passUpgrade, readWithoutUpgrade, wantsSocket } from './upgrade.mjs'

const body = ({ error, message, details }) => JSON.stringify({ error, message, details })
const json = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
const starting = { error: 'upstream_failed', message: 'The service is not there yet, or no longer' }

/**
 * What stands between browsers and the development server, which believes whatever a request says of its host, its address and its sender. Listens on `port` of
 * both loopback addresses, or at `ip`, and hands what may pass to `to`, a port of this machine.
 * @param {{ port: number, ip?: string, to: number, secret: string, named?: string[] }} door
 */
export async function openFrontDoor({ port, ip, to, secret, named }) {
  const hosts = hostsOf({ port, named })
  // The server behind closes what is idle for five seconds: a request must not meet that.
  const kept = new PatientAgent({ keepAlive: true, timeout: 2_000 })
  // The server closes a connection whose body it did not read to its end, and does not say so in its answer: the next request on it would be lost.
  const once = new PatientAgent({ keepAlive: false })
  const behind = (request) => ({
    host: '127.0.0.1',
    port: to,
    method: request.method,
    path: request.url,
    headers: forwardedHeaders(request, { address: request.socket.remoteAddress, secret }),
  })
  const pass = (request, response) => {
    const refusal = refusalOf(request, hosts)
    if (refusal) return response.writeHead(refusal.status, json).end(body(refusal))
    handOn(request, response, { ...behind(request), agent: carriesBody(request) ? once : kept })
  }
  function upgrade(request, socket, head) {
    if (!wantsSocket(request)) return readWithoutUpgrade(this, request, socket, head)
    passUpgrade(request, socket, head, { refusal: refusalOf(request, hosts), behind: behind(request) })
  }
  const addresses = ip === undefined ? ['127.0.0.1', '::1'] : [ip]
  const servers = addresses.map((address) => ({
    address,
    server: createServer({ requestTimeout: 0 }, inTurn(pass)).on('upgrade', upgrade),
  }))
  const close = () => {
    kept.destroy()
    once.destroy()
    for (const { server } of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
  try {
    for (const { server, address } of servers) await listens(server, { port, address })
  } catch (error) {
    close()
    throw error
  }
  return { close }
}

/** A body comes with its length, or in chunks (RFC 9112, 6). */
const carriesBody = ({ headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function listens(server, { port, address }) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      // A machine without IPv6 has nobody who could come that way.
      if (address === '::1' && error.code !== 'EADDRINUSE') resolve()
      else reject(error)
    })
    server.listen(port, address, () => resolve())
  })
}

/** A failure that none of our Workers tells of: the development server's own while its runtime starts again, with its stack and its paths. */
const isForeign = ({ statusCode, headers }) => statusCode >= 500 && headers['x-request-id'] === undefined

function handOn(request, response, options) {
  const onward = ask(options)
  const fail = () => {
    if (response.headersSent) return response.destroy()
    response.writeHead(502, { ...json, 'Retry-After': '1', Connection: 'close' }).end(body(starting))
  }
  onward.on('response', (answer) => {
    if (isForeign(answer)) {
      fail()
      return onward.destroy()
    }
    response.writeHead(answer.statusCode, answer.statusMessage, answeredHeaders(answer))
    pipeline(answer, response, () => undefined)
  })
  onward.on('error', fail)
  // Who has gone needs no answer, and what runs for them may stop.
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}
