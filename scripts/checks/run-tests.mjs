import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { compileCache, node, root, toolEnvironment, tools } from '../toolchain.mjs'
import { countTests } from './count-tests.mjs'
import { newScratchFolder } from './scratch-folder.mjs'
import { stillFile, stoodStill } from './silence-watch.mjs'

const ownReporter = join(import.meta.dirname, 'reporter.mjs')

function killGroup(child) {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The group has already ended.
  }
}

async function runVitest(args, { endsAt, quick, fast, folder }) {
  const child = spawn(node, [tools.vitest, ...args], {
    cwd: root,
    env: toolEnvironment({
      QUICK: String(quick),
      FAST: String(fast),
      TMPDIR: folder,
      NODE_COMPILE_CACHE: compileCache,
    }),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  // Runs beside each other all end with this process, whoever is told first.
  const end = () => {
    killGroup(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const stop = () => process.exit(130)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, stop)
  process.on('exit', end)
  const timer = setTimeout(() => {
    process.stderr.write('The tests were stopped: their time is over.\n')
    killGroup(child)
  }, endsAt - Date.now())
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('exit', (exitCode) => resolve(exitCode ?? 1))
  })
  clearTimeout(timer)
  for (const signal of signals) process.off(signal, stop)
  process.off('exit', end)
  // A runtime or a browser that outlived its test must not outlive the run.
  killGroup(child)
  return code
}

/**
 * Runs Vitest projects together, with their output shown as it comes, and stops them at `endsAt` (epoch milliseconds).
 * `quick` plays a sample of what is long, `fast` leaves out what takes seconds; where `files` are named, no others are played. A run that failed and whose
 * runtime stood still is played once more, whole. Returns what `countTests` says.
 */
export async function runTests(projects, chosen) {
  const first = await play(projects, chosen)
  if (!first.hasStoodStill) return first.counts
  process.stderr.write(`${projects.join(', ')} stood still, and are played once more from the beginning.\n`)
  return (await play(projects, chosen)).counts
}

async function play(projects, { endsAt, quick = false, fast = false, files = [] }) {
  const folder = await newScratchFolder()
  const file = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', `--reporter=${ownReporter}`, `--outputFile.json=${file}`]
    const names = projects.flatMap((name) => ['--project', name])
    const code = await runVitest(['run', ...names, ...reporters, ...files], { endsAt, quick, fast, folder })
    const report = await readFile(file, 'utf8').then(JSON.parse, () => null)
    const stood = code === stoodStill || (code !== 0 && existsSync(join(folder, stillFile)))
    return { counts: countTests(report, code), hasStoodStill: stood }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
