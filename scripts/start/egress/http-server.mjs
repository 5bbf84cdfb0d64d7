import { createServer, request as askPlainly } from 'node:http'
import { request as askSecurely } from 'node:https'
import { isIP } from 'node:net'
import { pipeline } from 'node:stream'
import { answeredHeaders, sentHeaders } from '../front-door/rules.mjs'
import { answering } from './dial.mjs'

const ports = { 'http:': 80, 'https:': 443 }
const mostHeaderBytes = 64 * 1024

/**
 * A server for Workers, whose runtime hands it each request whole, with its full address (RFC 9112, 3.2.2), those by https as well. Who is not answered loses the
 * connection, whatever the cause: an answer of ours would look like one of the server that was asked.
 * @param {(target: { host: string, port: number }) => Promise<{ address: string, family: number }[]>} find
 */
export const httpServer = (find) =>
  // The runtime says the host in the address alone.
  createServer(
    { requestTimeout: 0, maxHeaderSize: mostHeaderBytes, requireHostHeader: false },
    (request, response) => {
      handOn(request, response, find).catch(() => response.destroy())
    },
  )

async function handOn(request, response, find) {
  const url = URL.parse(request.url)
  if (!url || !Object.hasOwn(ports, url.protocol)) throw new TypeError('No address of the web')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = Number(url.port || ports[url.protocol])
  const addresses = await find({ host, port })
  const isSecure = url.protocol === 'https:'
  const onward = (isSecure ? askSecurely : askPlainly)({
    host,
    port,
    lookup: answering(addresses),
    // A certificate names the host that was asked for; an address has no name to send.
    ...(isSecure && isIP(host) === 0 && { servername: host }),
    method: request.method,
    path: `${url.pathname}${url.search}`,
    headers: ['Host', url.host, ...sentHeaders(request)],
    maxHeaderSize: mostHeaderBytes,
    // A connection that waits may be closed just when a request comes by it.
    agent: false,
  })
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode, answer.statusMessage, answeredHeaders(answer))
    pipeline(answer, response, () => undefined)
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}
