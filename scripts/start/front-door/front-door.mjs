import { createServer, request as ask } from 'node:http'
import { pipeline } from 'node:stream'
import { inTurn } from './in-turn.mjs'
import { PatientAgent } from './patient-socket.mjs'
import { answeredHeaders, forwardedHeaders, hostsOf, refusalOf } from './rules.mjs'
import { readRest } from './unread-body.mjs'
import { passUpgrade, readWithoutUpgrade, wantsSocket } from './upgrade.mjs'

const body = ({ error, message, details }) => JSON.stringify({ error, message, details })
const json = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
const starting = { error: 'upstream_failed', message: 'The service is not there yet, or no longer' }

/**
 * Takes `port` (0: any free one) of both loopback addresses, or at `ip`, and keeps it: who comes before it is opened is told to come again.
 * @param {{ port: number, ip?: string }} where
 */
export async function takeFrontDoor({ port, ip }) {
  const closed = {
    pass: (_request, response) => sayStarting(response),
    upgrade: (_server, _request, socket) => void socket.destroy(),
    end: () => undefined,
  }
  let way = closed
  const addresses = ip === undefined ? ['127.0.0.1', '::1'] : [ip]
  const servers = addresses.map(() =>
    createServer(
      { requestTimeout: 0 },
      inTurn((...asked) => {
        readRest(...asked)
        way.pass(...asked)
      }),
    ).on('upgrade', function (...asked) {
      way.upgrade(this, ...asked)
    }),
  )
  const close = () => {
    way.end()
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
  try {
    const taken = await listenAll(servers, addresses, port)
    return { port: taken, open: (behind) => void (way = wayTo({ port: taken, ...behind })), close }
  } catch (error) {
    close()
    throw error
  }
}

/**
 * Takes a front door and opens it at once.
 * @param {{ port: number, ip?: string, to: number, secret: string, named?: string[] }} door
 */
export async function openFrontDoor({ port, ip, ...behind }) {
  const door = await takeFrontDoor({ port, ip })
  door.open(behind)
  return door
}

/** Of two addresses the second may have lost what was free at the first: then another port is taken, where any will do. */
async function listenAll(servers, addresses, port, left = 20) {
  try {
    let taken = port
    for (const [at, server] of servers.entries()) taken = await listens(server, taken, addresses[at])
    return taken
  } catch (error) {
    if (port !== 0 || left === 0 || error.code !== 'EADDRINUSE') throw error
    for (const server of servers) server.close()
    return listenAll(servers, addresses, port, left - 1)
  }
}

/**
 * What stands between browsers and the development server, which believes whatever a request says of its host, its address and its sender: what may pass is handed to
 * `to`, a port of this machine.
 * @param {{ port: number, to: number, secret: string, named?: string[] }} door
 */
function wayTo({ port, to, secret, named }) {
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
  return {
    pass(request, response) {
      const refusal = refusalOf(request, hosts)
      if (refusal) return response.writeHead(refusal.status, json).end(body(refusal))
      const agent = carriesBody(request) ? once : kept
      handOn(request, response, { ...behind(request), agent }, { fresh: once })
    },
    upgrade(server, request, socket, head) {
      if (!wantsSocket(request)) return readWithoutUpgrade(server, request, socket, head)
      passUpgrade(request, socket, head, { refusal: refusalOf(request, hosts), behind: behind(request) })
    },
    end() {
      kept.destroy()
      once.destroy()
    },
  }
}

/** A body comes with its length, or in chunks (RFC 9112, 6). */
const carriesBody = ({ headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Listens, and tells the port. */
function listens(server, port, address) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      // A machine without IPv6 has nobody who could come that way.
      if (address === '::1' && error.code !== 'EADDRINUSE') resolve(port)
      else reject(error)
    })
    server.listen(port, address, () => resolve(server.address().port))
  })
}

function sayStarting(response) {
  response.writeHead(502, { ...json, 'Retry-After': '1', Connection: 'close' }).end(body(starting))
}

/** A failure that none of our Workers tells of: the development server's own while its runtime starts again, with its stack and its paths. */
const isForeign = ({ statusCode, headers }) => statusCode >= 500 && headers['x-request-id'] === undefined

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Hands a request on. One that changes nothing goes over a `fresh` connection once more where the one that it used again had just been closed. */
function handOn(request, response, options, { fresh }) {
  const onward = ask(options)
  const fail = () => {
    if (response.headersSent) return response.destroy()
    sayStarting(response)
  }
  onward.on('response', (answer) => {
    if (isForeign(answer)) {
      fail()
      return onward.destroy()
    }
    response.writeHead(answer.statusCode, answer.statusMessage, answeredHeaders(answer))
    pipeline(answer, response, () => undefined)
  })
  onward.on('error', () => {
    const isStale = onward.reusedSocket && safe.has(request.method) && !carriesBody(request)
    if (!isStale || response.headersSent || response.destroyed) return fail()
    handOn(request, response, { ...options, agent: fresh }, { fresh })
  })
  // Who has gone needs no answer, and what runs for them may stop.
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}
