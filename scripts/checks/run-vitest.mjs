import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { compileCache, node, root, toolEnvironment, tools } from '../toolchain.mjs'
import { newScratchFolder } from './scratch-folder.mjs'
import { stillFile, stoodStill } from './silence-watch.mjs'

function killGroup(child) {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The group has already ended.
  }
}

/** Ends with `child`'s whole group, whichever of us ends first; a runtime or a browser that outlived its test must not outlive the run. */
async function exitOf(child, endsAt, folder) {
  const end = () => {
    killGroup(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const stop = () => process.exit(130)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, stop)
  process.on('exit', end)
  const timer = setTimeout(() => killGroup(child), endsAt - Date.now())
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('exit', (exitCode) => resolve(exitCode ?? 1))
  })
  clearTimeout(timer)
  for (const signal of signals) process.off(signal, stop)
  process.off('exit', end)
  killGroup(child)
  return code
}

const noFailureNamed = (code, endsAt) => ({
  file: '',
  name: 'outside of any test',
  text:
    Date.now() >= endsAt
      ? 'stopped: its time was over'
      : `ended with code ${code} and said nothing of a failure`,
})

/**
 * One Vitest run of `project`, of `files` or all of them, or of their part `shard`; `tests` is `quick`, `slow` or `all`. What it prints goes to the file `log`.
 * `onProgress` hears `{ played, of }` files. Ends at `endsAt` (epoch milliseconds). Returns the report of `reporter.mjs`, and whether a runtime
 * `hasStoodStill`: then nothing that failed says anything of the product.
 */
export async function runVitest({ project, files = [], shard, tests, log, endsAt, onProgress }) {
  const folder = await newScratchFolder()
  const reportFile = join(folder, 'report.json')
  const output = await open(log, 'a')
  try {
    const args = [
      'run',
      `--project=${project}`,
      '--passWithNoTests',
      '--silent=passed-only',
      '--reporter=default',
      `--reporter=${join(import.meta.dirname, 'reporter.mjs')}`,
      ...(shard ? ['--shard', shard] : []),
      ...files,
    ]
    const child = spawn(node, [tools.vitest, ...args], {
      cwd: root,
      env: toolEnvironment({
        TESTS: tests,
        REPORT: reportFile,
        PART: shard?.replace('/', '-') ?? '',
        PRODUCT_LOG: log.replace(/\.log$/, '.products.log'),
        TMPDIR: folder,
        NODE_COMPILE_CACHE: compileCache,
      }),
      stdio: ['ignore', output.fd, output.fd, 'ipc'],
      detached: true,
    })
    child.on('message', onProgress)
    const code = await exitOf(child, endsAt, folder)
    const read = await readFile(reportFile, 'utf8').then(JSON.parse, () => null)
    const report = read ?? { passed: 0, skipped: 0, notes: [], files: [], failures: [] }
    // A run that left no report has not come to its end, whatever its code says.
    if ((code !== 0 || !read) && report.failures.length === 0)
      report.failures.push(noFailureNamed(code, endsAt))
    const hasStoodStill = code === stoodStill || (code !== 0 && existsSync(join(folder, stillFile)))
    return { ...report, hasStoodStill }
  } finally {
    await output.close()
    // A product that is being ended may still write there.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
