import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

function listens(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => {
      const { port: bound } = server.address()
      server.close(() => resolve(bound))
    })
  })
}

/** The port itself when it is free on both loopback addresses; any free one for 0. Throws with a sentence. */
export async function freePort(port) {
  let bound
  try {
    bound = await listens(port, '127.0.0.1')
    await listens(bound, '::1').catch((error) => {
      // A machine without IPv6 has nothing to clash with there.
      if (error.code === 'EADDRINUSE') throw error
    })
    return bound
  } catch (error) {
    if (error.code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is already in use. Stop what runs there, or choose another: PORT=8788 npm start`,
      )
    }
    if (error.code === 'EACCES')
      throw new Error(`Port ${port} may not be opened by this user: choose one above 1023.`)
    throw error
  }
}

/** Asks `url` until it answers 200, waiting `eachMs` for each answer. Returns null then, or after `timeoutMs` a phrase that says what came last. */
export async function answersOk(url, { timeoutMs, eachMs = 10_000, signal }) {
  const deadline = Date.now() + timeoutMs
  let last = 'no answer'
  while (Date.now() < deadline && !signal.aborted) {
    try {
      const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(eachMs)]) })
      if (response.status === 200) {
        await response.body?.cancel()
        return null
      }
      last = `status ${response.status}: ${(await response.text()).slice(0, 300)}`
    } catch (error) {
      last = error.cause?.code ?? error.name
    }
    await sleep(100)
  }
  return last
}
