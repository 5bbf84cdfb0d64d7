import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { withAbsolutePaths } from '../absolute-paths.mjs'
import { configs } from '../toolchain.mjs'
import { writeDevVars } from './dev-vars.mjs'

const queueWorker = 'tracewright-queue'

/** Bindings that stand for queues: the same names, the same methods, but what they take is on disk. */
const producers = ({ queues }) =>
  (queues?.producers ?? []).map(({ binding, queue }) => ({
    binding,
    service: queueWorker,
    entrypoint: 'Producer',
    props: { queue },
  }))

/** Without the limits of an hour, which are for strangers: on one machine the wide ones of `LOCAL` hold, or those of the command line. */
const withoutLimits = (vars = {}) =>
  Object.fromEntries(Object.entries(vars).filter(([name]) => !name.endsWith('_PER_HOUR')))

/** The config of one Worker for one machine: what its queues and its cron did, the queue Worker does. */
export function localized(config) {
  const { queues: _queues, triggers: _triggers, ...rest } = config
  const services = [...(config.services ?? []), ...producers(config)]
  return { ...rest, ...(config.vars && { vars: withoutLimits(config.vars) }), services }
}

/** The Worker that keeps messages in the local state and calls the Worker that consumes them. */
export function queueConfig(all, root) {
  const consuming = all.filter(({ queues }) => queues?.consumers)
  const [{ name, compatibility_date, queues }] = consuming
  if (consuming.length > 1) throw new Error('Only one Worker can consume queues on one machine.')
  return {
    name: queueWorker,
    main: join(root, 'workers/local/queue.ts'),
    compatibility_date,
    compatibility_flags: ['service_binding_extra_handlers'],
    vars: { CONSUMERS: queues.consumers },
    services: [{ binding: 'CONSUMER', service: name }],
    durable_objects: { bindings: [{ name: 'QUEUES', class_name: 'LocalQueue' }] },
    migrations: [{ tag: 'v1', new_sqlite_classes: ['LocalQueue'] }],
  }
}

/**
 * The configs with which one machine runs the product, by Worker, primary first. They follow from those of a deployment (`raw`, by Worker) and say
 * only what differs: queues and cron last and fire here too, and limits are wide.
 */
export function localConfigs(raw, root) {
  const absolute = Object.entries(raw).map(([worker, config]) => [
    worker,
    withAbsolutePaths(config, join(root, dirname(configs[worker]))),
  ])
  const local = Object.fromEntries(absolute.map(([worker, config]) => [worker, localized(config)]))
  local.api.main = join(root, 'workers/local/api.ts')
  local.api.services.push({ binding: 'STARTER', service: queueWorker, entrypoint: 'Starter' })
  return {
    ...local,
    queue: queueConfig(
      absolute.map(([, config]) => config),
      root,
    ),
  }
}

/**
 * Writes them into a folder per Worker below `folder`, which it empties first, with the settings of this start beside them. Returns
 * `{ configs (their paths), settings }`. A product never reads what another one, or a test, has written.
 */
export async function writeLocalConfigs({ root, folder, vars }) {
  // Only here: this file is read before any package is installed.
  const { parse } = await import('smol-toml')
  const read = async ([worker, path]) => [worker, parse(await readFile(join(root, path), 'utf8'))]
  const raw = Object.fromEntries(await Promise.all(Object.entries(configs).map(read)))
  await rm(folder, { recursive: true, force: true })
  const local = Object.entries(localConfigs(raw, root))
  const folders = Object.fromEntries(local.map(([worker]) => [worker, join(folder, worker)]))
  const write = async ([worker, config]) => {
    const path = join(folders[worker], 'wrangler.json')
    await mkdir(folders[worker], { recursive: true })
    await writeFile(path, `${JSON.stringify(config, null, 2)}\n`)
    return path
  }
  const [paths, settings] = await Promise.all([
    Promise.all(local.map(write)),
    writeDevVars({ root, vars, folders }),
  ])
  return { configs: paths, settings }
}
