import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { sockets } from './engine-config.mjs'
import { hearRuntime } from './runtime-lines.mjs'

/** The runtime that Miniflare would run, with whatever ends it when its parent ends (`guardedRuntime`). */
const program = () => process.env.MINIFLARE_WORKERD_PATH ?? createRequire(import.meta.url)('workerd').default

/**
 * Runs a config, as `serializeConfig` writes it, with its sockets at `placeOf` their names. Gives `{ pid, isUp, ended, kill }`: `isUp` is whether it listens at all of them or has ended
 * before, `ended` says how it did. Both are promises that hold.
 * @param {Uint8Array} config
 * @param {(name: string) => string} placeOf
 * @param {(level: string, message: string) => void} say
 */
export function startEngine(config, placeOf, say) {
  const names = Object.values(sockets)
  const words = names.map((name) => `--socket-addr=${name}=unix:${placeOf(name)}`)
  const child = spawn(program(), ['serve', '--binary', '--experimental', ...words, '--control-fd=3', '-'], {
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, TZ: 'UTC' },
  })
  const ended = once(child, 'exit').then(
    ([code, signal]) => String(signal ?? code),
    (error) => error.message,
  )
  hearRuntime(child, say)
  // A process that ends early breaks the pipe; `ended` reports the cause.
  child.stdin.on('error', () => undefined).end(config)
  return {
    pid: child.pid,
    isUp: Promise.race([listensAt(child.stdio[3], names), ended.then(() => false)]),
    ended,
    kill: () => child.kill('SIGKILL'),
  }
}

/** True once the runtime has told by its control channel that it listens at each of its sockets. */
async function listensAt(channel, names) {
  const missing = new Set(names)
  for await (const line of createInterface({ input: channel })) {
    const { event, socket } = JSON.parse(line)
    if (event === 'listen') missing.delete(socket)
    if (missing.size === 0) return true
  }
  return new Promise(() => undefined)
}
