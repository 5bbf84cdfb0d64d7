import { cpSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildWeb } from '../../build-web.mjs'
import { root } from '../../toolchain.mjs'
import { openEgress } from '../egress/egress.mjs'
import { openEngine } from '../engine/open-engine.mjs'
import { withInner } from '../front-door/vars.mjs'
import { freePort } from '../ready.mjs'
import { watchBrowsers } from './browsers.mjs'
import { builtWorkers } from './built-workers.mjs'
import { isAnswered } from './is-answered.mjs'
import { applyMigrations } from './migrate.mjs'
import { workerOptions } from './options.mjs'
import { watchRuntime } from './runtime-watch.mjs'
import { watchSources } from './watch.mjs'
import { wranglerOptions } from './wrangler-options.mjs'

const web = join(root, 'web')
const made = join(web, 'dist')
const ours = ['workers', 'shared', 'durable-objects'].map((folder) => join(root, folder))

/** The pages as they are now, for this product alone: the runtime knows the files of its start only, and the folder of all changes when anybody builds. */
async function ownPages([config]) {
  const folder = await mkdtemp(join(dirname(config), 'pages-'))
  // Ten times as fast as the copy that gives way in between.
  cpSync(made, folder, { recursive: true })
  return folder
}

/** Waits until the runtime listens and its databases are level with their migrations. */
async function bringUp(server, built) {
  await server.ready
  for (const { config } of built) {
    for (const { binding, migrations_dir } of config.d1_databases ?? []) {
      if (!migrations_dir) continue
      await applyMigrations(await server.getD1Database(binding, config.name), migrations_dir)
    }
  }
}

/**
 * Runs the Workers of `configs`, primary first, with `vars` for the primary and `readers` for those that have files read, at a port of this machine, and keeps them level with their `sources` (folders). What they
 * and their browsers connect to is looked up by `dns`, or as this machine does. Returns
 * the `port` and how to close it. Throws with what the compiler said when a Worker cannot be built; calls `changed` when sources have changed.
 * @param {{ configs: string[], vars: Record<string, string>, readers?: Record<string, string>, persistTo: string, sources?: string[] }} start
 * @param {(level: string, message: string) => void} say
 * @param {() => void} changed
 */
export async function openProduct({ configs, vars, readers, persistTo, dns, sources = ours }, say, changed) {
  // A Worker cannot be bundled without the folder of its assets; what lies in it is needed only when it runs.
  await mkdir(made, { recursive: true })
  const [{ Miniflare, Log, convertV4MiniflareOptions: current }, base, built] = await Promise.all([
    import('miniflare'),
    wranglerOptions(configs),
    builtWorkers(configs),
    buildWeb(),
  ])
  const log = new Log()
  log.log = (message) => say(/\[mf:error\]/.test(message) ? 'error' : 'info', message)
  let pages = await ownPages(configs)
  let port = 0
  const steeredAt = watchBrowsers(() => ({ BROWSER_EGRESS: egress.browsers.public }))
  const egress = await openEgress({ ownHosts: () => hostsOf(withInner(vars, port)), steeredAt, dns })
  // Beside the start of all the others, which is longer.
  const engine = await openEngine(built, dirname(dirname(configs[0])), say)
  const optionsOf = (workers) =>
    current({
      host: '127.0.0.1',
      port,
      // Where wrangler keeps it, so that its commands find it.
      resourcePersistencePath: join(persistTo, 'v3'),
      cf: false,
      logRequests: false,
      log,
      handleStructuredLogs: ({ level, message }) => say(level, message),
      unsafeHandleRuntimeRestart: wake,
      workers: workerOptions(workers, base, {
        vars: withInner(vars, port),
        readers,
        engine: engine.address,
        pages,
        egress,
      }),
    })
  // What waits in the state goes on when the first request comes.
  const wake = () => server.dispatchFetch('http://localhost/api/health').catch(() => undefined)
  let isUp = false
  let wasEnded = false
  const answers = (ms) => isAnswered({ host: '127.0.0.1', port, path: '/api/health' }, ms)
  void watchRuntime({ isIt: (pid) => pid !== engine.pid(), answers }, say, {
    isUp: () => isUp,
    ended: () => (wasEnded = true),
  })
  let server
  for (let left = 5; !isUp; left--) {
    wasEnded = false
    port = await freePort()
    server = new Miniflare(optionsOf(built))
    try {
      await Promise.all([bringUp(server, built), engine.ready()])
      isUp = true
    } catch (error) {
      // Others may have come by the port meanwhile.
      if (left === 0 || !(wasEnded || error.code === 'ERR_ADDRESS_IN_USE')) throw error
      await server.dispose().catch(() => undefined)
    }
  }
  let level = built
  watchSources([...sources, web], async (paths) => {
    const isPage = [...paths].some((path) => path.startsWith(web) && !path.startsWith(made))
    if ([...paths].some((path) => !path.startsWith(web))) changed()
    const isSource = level.some(({ inputs }) => inputs.some((path) => paths.has(path)))
    if (!isPage && !isSource) return
    const before = pages
    try {
      if (isPage) {
        await buildWeb()
        pages = await ownPages(configs)
      }
      level = await builtWorkers(configs)
      await Promise.all([server.setOptions(optionsOf(level)), engine.renew(level)])
      await wake()
      if (pages !== before) await rm(before, { recursive: true, force: true })
      say('info', 'What changed is loaded.')
    } catch (error) {
      say('error', `What changed is not loaded. ${error.message}`)
    }
  })
  const close = () => Promise.all([server.dispose(), engine.stop()]).finally(() => egress.close())
  return { port, close }
}

/** This service as the egress knows it. Names without a port are those of a deployment behind a proxy: they are ours on each port of the web. */
const hostsOf = ({ OWN_HOSTS = '' }) => OWN_HOSTS.split(/\s+/).filter(Boolean)
