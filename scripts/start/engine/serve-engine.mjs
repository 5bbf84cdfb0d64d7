import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAnswered } from '../server/is-answered.mjs'
import { engineConfig, entrance, sockets } from './engine-config.mjs'
import { startEngine } from './engine-process.mjs'
import { relayCalls } from './relay-calls.mjs'
import { socketFolder } from './socket-folder.mjs'

/** Attempts before `ready` rejects. */
const attempts = 3
/** The pause after a process that never listened. */
const pauseMs = 1000

/**
 * Runs the Worker `built` in a process of its own, which has a thread of its own, and in another one whenever that ends. Callers reach its `entrypoint` at `address`, a socket that this user
 * alone may open, by the RPC of Workers. Gives `{ address, ready, pid, isUp, answers, renew, stop }`: `ready` throws where it cannot be started, `answers(ms)` is whether its thread is free in
 * time, and `renew` runs another bundle of the Worker.
 * @param {{ folder: string, built: { config: object, file: string, besides: string[] }, entrypoint: string }} engine
 * @param {(level: string, message: string) => void} say
 */
export async function serveEngine({ folder, built, entrypoint }, say) {
  const { serializeConfig, HOST_CAPNP_CONNECT: capnpConnectHost } = await import('miniflare')
  const { path, remove } = await socketFolder(folder)
  const placeOf = (name) => join(path, name)
  let bundle = built
  let current
  let isUp = false
  let isStopped = false
  let ready = newReady()

  async function start() {
    const config = serializeConfig(await engineConfig(bundle, { capnpConnectHost, entrypoint }))
    await Promise.all(Object.values(sockets).map((name) => rm(placeOf(name), { force: true })))
    return { ...startEngine(config, placeOf, say), bundle }
  }

  async function keep() {
    for (let failed = 0; !isStopped;) {
      current = await start()
      // Events during the start concern the process before it.
      if (isStopped || current.bundle !== bundle) current.kill()
      isUp = await current.isUp
      failed = isUp ? 0 : failed + 1
      if (isUp && current.bundle === bundle) ready.resolve()
      const how = await current.ended
      isUp = false
      if (isStopped || current.bundle !== bundle) continue
      say('error', `The process of the engine ended (${how}) and is started again.`)
      if (failed === attempts) ready.reject(new Error(`The process of the engine does not start (${how}).`))
      if (failed > 0) await sleep(pauseMs, undefined, { ref: false })
    }
  }

  const endRelay = await relayCalls({
    path: placeOf(entrance),
    engine: placeOf(sockets.calls),
    host: capnpConnectHost,
  })
  const end = () => current?.kill()
  process.on('exit', end)
  const kept = keep().catch((error) => {
    say('error', `The process of the engine is not started again. ${error.message}`)
    ready.reject(error)
  })
  return {
    address: `unix:${placeOf(entrance)}`,
    ready: () => ready.promise,
    pid: () => current?.pid,
    isUp: () => isUp,
    answers: (ms) => isAnswered({ socketPath: placeOf(sockets.pulse) }, ms),
    async renew(next) {
      if (next.file === bundle.file) return
      bundle = next
      ready = newReady()
      end()
      await ready.promise
    },
    async stop() {
      isStopped = true
      process.off('exit', end)
      end()
      endRelay()
      await kept
      await remove()
    },
  }
}

/** A rejection may precede the first await. */
function newReady() {
  const ready = Promise.withResolvers()
  ready.promise.catch(() => undefined)
  return ready
}
