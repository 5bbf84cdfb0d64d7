import { createServer, request as ask } from 'node:http'
import { isIP } from 'node:net'
import { pipeline } from 'node:stream'
import { connect as secure } from 'node:tls'
import { answeredHeaders, sentHeaders } from '../front-door/rules.mjs'

const ports = { 'http:': 80, 'https:': 443 }
const mostHeaderBytes = 64 * 1024

/**
 * A server for Workers, whose runtime hands it each request whole, with its full address (RFC 9112, 3.2.2), those by https as well. Who is not answered loses the
 * connection, whatever the cause: an answer of ours would look like one of the server that was asked.
 * @param {(target: { host: string, port: number }) => Promise<import('node:net').Socket>} dial
 */
export const httpServer = (dial) =>
  createServer(
    // The runtime says the host in the address alone.
    { requestTimeout: 0, maxHeaderSize: mostHeaderBytes, requireHostHeader: false },
    (request, response) => {
      handOn(request, response, dial).catch(() => response.destroy())
    },
  )

async function handOn(request, response, dial) {
  const url = URL.parse(request.url)
  if (!url || !Object.hasOwn(ports, url.protocol)) throw new TypeError('No address of the web')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const socket = await dial({ host, port: Number(url.port || ports[url.protocol]) })
  if (response.destroyed) return void socket.destroy()
  const onward = ask({
    // Each has a connection of its own: one that waited may be closed just when the next request comes by it.
    createConnection: () => (url.protocol === 'https:' ? secured(socket, host) : socket),
    method: request.method,
    path: `${url.pathname}${url.search}`,
    headers: ['Host', url.host, ...sentHeaders(request)],
    maxHeaderSize: mostHeaderBytes,
  })
  onward.on('response', (answer) => {
    if (!begin(response, answer)) return void onward.destroy()
    pipeline(answer, response, () => undefined)
  })
  onward.on('error', () => response.destroy())
  // Also if the server switches protocols unasked.
  onward.on('close', () => response.headersSent || response.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

/**
 * Begins the answer of a stranger, whose reason for its status nobody reads (RFC 9112, 4) and may hold anything. False where it is none: what Node reads it does not always
 * write, and what it throws then would end this process.
 */
function begin(response, answer) {
  if (answer.statusCode < 200 || answer.statusCode > 599) return false
  try {
    response.writeHead(answer.statusCode, answeredHeaders(answer))
    return true
  } catch {
    return false
  }
}

/** A certificate names the host that was asked for; an address is no name that could be sent. */
const secured = (socket, host) =>
  secure({ socket, host, ...(isIP(host) === 0 && { servername: host }), ALPNProtocols: ['http/1.1'] })
