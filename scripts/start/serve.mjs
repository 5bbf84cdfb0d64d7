import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { node, root, toolEnvironment } from '../toolchain.mjs'
import { guardedRuntime } from './runtime.mjs'

/**
 * Runs the Workers of `configs`, primary first, with `vars` (or a promise of them) for the primary and `readers` for those that have files read, in a process of its own, and returns
 * `{ ready, port, ended, pid, stop, kill }`. `dns` is the name server that the product asks, if it is not the machine's; `folder` holds what belongs to this start alone. `ready` is null when all is up at a `port` of this machine, or else a sentence about what went wrong; `ended` is the
 * exit code. `settings` are what the operator gave, and `changed` is called when sources have changed. Everything that is said goes to `log`, errors also to stderr.
 */
export async function serve({
  settings = {},
  configs,
  folder,
  vars,
  readers = null,
  persistTo,
  sources,
  log,
  dns,
  changed = () => {},
}) {
  await mkdir(dirname(log), { recursive: true })
  const child = spawn(node, ['--no-warnings', join(root, 'scripts/start/server/server.mjs')], {
    cwd: root,
    env: toolEnvironment({
      ...(await guardedRuntime(folder)),
    }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  let stopping = false
  const file = createWriteStream(log)
  child.stdout.on('data', (chunk) => file.write(chunk))
  child.stderr.on('data', (chunk) => {
    file.write(chunk)
    // Connections that break because everything ends are no news.
    if (!stopping) process.stderr.write(chunk)
  })
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(127))
    // Not `close`, which never comes once we have hung up.
    child.on('exit', (code) => resolve(code ?? 1))
  })
  const heard = new Promise((resolve) =>
    child.on('message', (message) => (message.changed ? changed() : resolve(message))),
  )
  // It loads its own modules meanwhile, so what comes a little later delays nothing.
  void Promise.resolve(vars).then((known) =>
    child.send({ settings, configs, vars: known, readers, persistTo, dns, sources }, () => undefined),
  )
  return {
    ready: Promise.race([
      heard.then(({ failed = null }) => failed),
      ended.then((code) => `the development server ended with ${code}`),
    ]),
    port: heard.then(({ port }) => port),
    ended,
    pid: child.pid ?? null,
    stop() {
      stopping = true
      // Not by a signal: what Miniflare does on one ends the process before everything is closed.
      if (child.connected) child.disconnect()
    },
    kill: () => child.pid && process.kill(-child.pid, 'SIGKILL'),
  }
}
