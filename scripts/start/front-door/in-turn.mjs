/** Requests that may wait on one connection. No browser sends a second one before the answer to the first; the few programs that do send a dozen. */
const most = 100

/**
 * Hands on the requests of each connection one after another. Answers leave in the order of their requests (RFC 9112, 9.3.2), so what was asked ahead would
 * only wait in our memory; who asks for more without reading is closed.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} handOn
 */
export function inTurn(handOn) {
  const connections = new WeakMap()
  return (request, response) => {
    const { socket } = request
    const waiting = connections.get(socket) ?? []
    connections.set(socket, waiting)
    if (waiting.push([request, response]) > most) return socket.destroy()
    response.on('close', () => {
      waiting.shift()
      if (waiting.length > 0 && !socket.destroyed) handOn(...waiting[0])
    })
    if (waiting.length === 1) handOn(request, response)
    return undefined
  }
}
