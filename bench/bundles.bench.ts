import { execFile } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'smol-toml'
import { withAbsolutePaths } from '../scripts/absolute-paths.mjs'
import { bundle, bundleLimits } from '../scripts/bundle.mjs'
import { configs, node, root, toolEnvironment, tools } from '../scripts/toolchain.mjs'
import { buildWorker, builtConfig } from '../scripts/workers/build-worker.mjs'
import { type Figure, atMost, median } from './figures.ts'
import { type CpuProfile, busyMs } from './startup-profile.ts'
import { removeFolder } from '../test/support/remove-folder.ts'

const startupBudgetMs = 60
const startupRuns = 5
/** So many that the noise of a start is small beside them. */
const addedOperations = 400

async function sizesOf(worker: keyof typeof bundleLimits): Promise<Figure[]> {
  const { whole, start, areas } = await bundle(worker)
  const limits = bundleLimits[worker]
  const inKb = (name: string, bytes: number, limit: number) =>
    atMost(`${worker} ${name}, gzip`, bytes / 1000, limit / 1000, 'KB')
  const [area, largest] = Object.entries(areas).reduce(
    (most, each) => (each[1] > most[1] ? each : most),
    ['', 0],
  )
  return [
    inKb('bundle', whole, limits.whole),
    ...('start' in limits ? [inKb('read at the start', start, limits.start)] : []),
    ...('area' in limits ? [inKb(`read with a first request, at most (${area})`, largest, limits.area)] : []),
  ]
}

/** A Worker as it is deployed, but for a `main` of its own, in a folder with its config. */
async function built(worker: keyof typeof configs, cwd: string, main?: string): Promise<string> {
  const path = join(root, configs[worker])
  const declared = withAbsolutePaths(parse(await readFile(path, 'utf8')), dirname(path))
  const config = { ...declared, ...(main && { main }) }
  const made = await buildWorker(config as never, { outdir: join(cwd, 'built'), root })
  await writeFile(join(cwd, 'wrangler.json'), JSON.stringify(builtConfig(config, made)))
  return cwd
}

async function startupMs(cwd: string): Promise<number> {
  const outfile = join(cwd, 'startup.cpuprofile')
  const args = ['--no-warnings', tools.wrangler, 'check', 'startup', '--outfile', outfile]
  // It takes the config of the working folder.
  await promisify(execFile)(node, args, { cwd, env: toolEnvironment(), maxBuffer: 64 * 2 ** 20 })
  return busyMs(JSON.parse(await readFile(outfile, 'utf8')) as CpuProfile)
}

/** Processor time of a start, as the median of several. */
async function startOf(cwd: string): Promise<number> {
  const times: number[] = []
  while (times.length < startupRuns) times.push(await startupMs(cwd))
  return median(times)
}

/** The entry of `api` with `ops` more operations in its table, whose code nobody calls. */
const withMore = (ops: number) => `
import { mount } from '${join(root, 'workers/api/http/mount.ts')}'
import { routes } from '${join(root, 'workers/api/routes.ts')}'
export * from '${join(root, 'workers/api/objects.ts')}'
const more = ${JSON.stringify(Array.from({ length: ops }, (_, at) => [`added.operation${at}`, `/api/organizations/:organizationId/added-${at}/:id`]))}
const [first] = routes
const app = mount([...routes, ...more.map(([id, path]) => ({ ...first, id, path }))])
export default { fetch: (request, env, execution) => app.fetch(request, env, execution) }
`

async function startWithMore(folder: string, apiMs: number): Promise<Figure> {
  const main = join(folder, 'more.ts')
  await writeFile(main, withMore(addedOperations))
  const ms = await startOf(await built('api', join(folder, 'more'), main))
  return atMost(
    `ten more operations, CPU of a start of api (of ${addedOperations} added)`,
    ((ms - apiMs) / addedOperations) * 10,
    1,
    'ms',
  )
}

/** Sizes that decide how fast a Worker starts at the edge, and the processor time that each takes to start. */
export async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-startup-'))
  try {
    const figures: Figure[] = []
    for (const worker of ['api', 'collect', 'jobs', 'design', 'extract'] as const)
      figures.push(...(await sizesOf(worker)))
    for (const worker of ['api', 'collect', 'jobs', 'design'] as const) {
      const ms = await startOf(await built(worker, join(folder, worker)))
      figures.push(
        atMost(`${worker} start-up, CPU (median of ${startupRuns})`, ms, startupBudgetMs, 'ms'),
        ...(worker === 'api' ? [await startWithMore(folder, ms)] : []),
      )
    }
    return figures
  } finally {
    await removeFolder(folder)
  }
}
