import { Socket } from 'node:net'

/** More than any body that is taken, and time to send it on a slow line. */
const most = { bytes: 256 * 2 ** 20, ms: 60_000 }

/**
 * Reads what is left of a body once its request was answered, and drops it. A client that sends all of it before it looks would else wait for somebody to read, and lose
 * the answer with the connection: what closes over bytes that nobody read resets it (RFC 9112, 9.6). Who sends on and on is closed.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function readRest(request, response) {
  const { socket } = request
  // Node closes with it behind the last answer of a connection.
  socket.destroySoon = () => {
    if (request.complete) return Socket.prototype.destroySoon.call(socket)
    socket.end()
    request.once('end', () => socket.destroySoon())
    drop(request)
  }
  response.on('close', () => drop(request))
}

const dropped = new WeakSet()

function drop(request) {
  if (request.complete || request.destroyed || dropped.has(request)) return
  dropped.add(request)
  const { socket } = request
  let left = most.bytes
  const timer = setTimeout(() => socket.destroy(), most.ms).unref()
  request.unpipe()
  request.on('close', () => clearTimeout(timer))
  request.on('data', ({ length }) => {
    left -= length
    if (left < 0) socket.destroy()
  })
  request.resume()
}
