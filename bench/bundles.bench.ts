import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { bundle, bundleLimits } from '../scripts/bundle.mjs'
import { configs, node, root, toolEnvironment, tools } from '../scripts/toolchain.mjs'
import { type Figure, atMost, median } from './figures.ts'
import { type CpuProfile, busyMs } from './startup-profile.ts'
import { removeFolder } from '../test/support/remove-folder.ts'

const startupBudgetMs = 60
const startupRuns = 5

async function sizeOf(worker: keyof typeof bundleLimits): Promise<Figure> {
  const { gzipBytes, failure } = await bundle(worker)
  if (gzipBytes === undefined) throw new Error(failure)
  return atMost(`${worker} bundle, gzip`, gzipBytes / 1000, bundleLimits[worker] / 1000, 'KB')
}

async function startupMs(worker: keyof typeof configs, folder: string): Promise<number> {
  const outfile = join(folder, 'startup.cpuprofile')
  const args = ['--no-warnings', tools.wrangler, 'check', 'startup', '--outfile', outfile]
  // It takes the config of the working folder.
  const cwd = join(root, dirname(configs[worker]))
  await promisify(execFile)(node, args, { cwd, env: toolEnvironment(), maxBuffer: 64 * 2 ** 20 })
  return busyMs(JSON.parse(await readFile(outfile, 'utf8')) as CpuProfile)
}

async function startOf(worker: 'api' | 'design', folder: string): Promise<Figure> {
  const times: number[] = []
  while (times.length < startupRuns) times.push(await startupMs(worker, folder))
  return atMost(`${worker} start-up, CPU (median of ${startupRuns})`, median(times), startupBudgetMs, 'ms')
}

/** Sizes that decide how fast a Worker starts at the edge, and the processor time that the two largest take to start. */
export async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-startup-'))
  try {
    return [
      await sizeOf('api'),
      await sizeOf('collect'),
      await sizeOf('design'),
      await sizeOf('extract'),
      await startOf('api', folder),
      await startOf('design', folder),
    ]
  } finally {
    await removeFolder(folder)
  }
}
