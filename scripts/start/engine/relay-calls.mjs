import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** The two Workers that call the engine keep a connection each, and have another when they are started again. */
const spares = 4
const againMs = 100

/**
 * Takes the connections of callers at `path` at once and has them go on in some to `engine`, which were made while it had nothing to do. A runtime drops a new connection whose first line it has not
 * read within 15 seconds, so it would drop one that comes while it computes that long. Whoever connects while the engine is started again waits for it.
 * @param {{ path: string, engine: string, host: string }} places `path` and `engine` are sockets; `host` is what a runtime calls a connection for calls
 * @returns {Promise<() => void>} ends it
 */
export async function relayCalls({ path, engine, host }) {
  const tunnels = tunnelsTo(engine, host)
  const server = createServer({ requireHostHeader: false }, (_request, response) =>
    response.writeHead(404).end(),
  )
  server.on('connect', async (_request, caller, head) => {
    caller.on('error', () => undefined).write('HTTP/1.1 200 OK\r\n\r\n')
    const tunnel = await tunnels.take()
    tunnel.write(head)
    join(caller, tunnel)
  })
  await rm(path, { force: true })
  server.listen(path)
  await once(server, 'listening')
  return () => {
    server.close()
    tunnels.stop()
  }
}

/** Pipes two sockets into each other and destroys both when one ends. */
function join(caller, tunnel) {
  for (const [from, to] of [
    [caller, tunnel],
    [tunnel, caller],
  ]) {
    from.pipe(to)
    from.on('close', () => to.destroy())
    if (from.destroyed) to.destroy()
  }
}

/** Keeps a few idle connections open. */
function tunnelsTo(engine, host) {
  const stopped = new AbortController()
  const unused = []
  const add = () => {
    const tunnel = open().then((socket) => {
      // The engine has ended, and the connection with it.
      socket.once('close', () => {
        const at = unused.indexOf(tunnel)
        if (at >= 0) unused.splice(at, 1, add())
      })
      return socket
    })
    return tunnel
  }
  async function open() {
    for (;;) {
      const socket = await connect(engine, host).catch(() => undefined)
      if (socket) return socket
      if (stopped.signal.aborted) return new Promise(() => undefined)
      await sleep(againMs, undefined, { ref: false })
    }
  }
  for (let at = 0; at < spares; at++) unused.push(add())
  return {
    take() {
      unused.push(add())
      return unused.shift()
    },
    stop() {
      stopped.abort()
      for (const tunnel of unused.splice(0)) void tunnel.then((socket) => socket.destroy())
    },
  }
}

async function connect(socketPath, host) {
  const outgoing = request({ socketPath, method: 'CONNECT', path: host, agent: false })
  outgoing.end()
  const [{ statusCode }, socket, head] = await once(outgoing, 'connect')
  socket.on('error', () => undefined)
  if (statusCode === 200) {
    if (head.length > 0) socket.unshift(head)
    return socket
  }
  socket.destroy()
  throw new Error(`The engine answered ${statusCode}.`)
}
