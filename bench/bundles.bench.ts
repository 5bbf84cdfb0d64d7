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

/** A Worker as it is deployed, in a folder of its own with its config. */
async function built(worker: keyof typeof configs, folder: string): Promise<string> {
  const path = join(root, configs[worker])
  const config = withAbsolutePaths(parse(await readFile(path, 'utf8')), dirname(path))
  const cwd = join(folder, worker)
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

async function startOf(worker: keyof typeof configs, folder: string): Promise<Figure> {
  const cwd = await built(worker, folder)
  const times: number[] = []
  while (times.length < startupRuns) times.push(await startupMs(cwd))
  return atMost(`${worker} start-up, CPU (median of ${startupRuns})`, median(times), startupBudgetMs, 'ms')
}

/** Sizes that decide how fast a Worker starts at the edge, and the processor time that each takes to start. */
export async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-startup-'))
  try {
    const figures: Figure[] = []
    for (const worker of ['api', 'collect', 'jobs', 'design', 'extract'] as const)
      figures.push(...(await sizesOf(worker)))
    for (const worker of ['api', 'collect', 'jobs', 'design'] as const)
      figures.push(await startOf(worker, folder))
    return figures
  } finally {
    await removeFolder(folder)
  }
}
