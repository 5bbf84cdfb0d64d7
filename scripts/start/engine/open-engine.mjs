import { watchRuntime } from '../server/runtime-watch.mjs'
import { engineAmong } from './engine-among.mjs'
import { serveEngine } from './serve-engine.mjs'

const inOneProcess = {
  address: undefined,
  ready: async () => undefined,
  pid: () => undefined,
  isUp: () => true,
  answers: async () => true,
  renew: async () => undefined,
  stop: async () => undefined,
}

/**
 * Runs the engine among some built Workers in a process of its own, with its sockets in `folder`, as `serveEngine` does, and ends one that stands still or computes
 * for longer at one stretch than a deploy lets it. Without an `address` where no Worker calls an engine, and on Windows, which has no such sockets: there it stays among the others.
 * @param {Parameters<typeof engineAmong>[0]} workers
 * @param {string} folder
 * @param {(level: string, message: string) => void} say
 * @param {{ platform?: string, timing?: { everyMs: number, patienceMs: number } }} options
 */
export async function openEngine(workers, folder, say, { platform = process.platform, timing } = {}) {
  const engine = platform === 'win32' ? undefined : engineAmong(workers)
  if (!engine) return inOneProcess
  const served = await serveEngine({ ...engine, folder }, say)
  const { cpu_ms: mostMs = Infinity } = engine.built.config.limits ?? {}
  void watchRuntime(
    {
      name: 'process of the engine',
      isIt: (pid) => pid === served.pid(),
      answers: served.answers,
      mostTicks: mostMs / 10,
    },
    say,
    served,
    timing,
  )
  return { ...served, renew: (next) => served.renew(engineAmong(next).built) }
}
