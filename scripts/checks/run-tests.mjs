import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node, root, toolEnvironment, tools } from '../toolchain.mjs'
import { countTests } from './count-tests.mjs'

// A test process that hangs must fail the run, not stall it: the whole of `npm test` has 20 minutes.
const limitMs = 9 * 60_000

function killGroup(child) {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The group has already ended.
  }
}

async function runVitest(args) {
  const child = spawn(node, [tools.vitest, ...args], {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const stop = () => {
    killGroup(child)
    process.exit(130)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, stop)
  const timer = setTimeout(() => {
    process.stderr.write(`The tests were stopped after ${limitMs / 60_000} minutes.\n`)
    killGroup(child)
  }, limitMs)
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('exit', (exitCode) => resolve(exitCode ?? 1))
  })
  clearTimeout(timer)
  for (const signal of signals) process.off(signal, stop)
  // A runtime or a browser that outlived its test must not outlive the run.
  killGroup(child)
  return code
}

/** Runs Vitest projects together, with their output shown as it comes. Returns `{ passed, failed, skipped }` in tests. */
export async function runTests(projects, extra = []) {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-tests-'))
  const file = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const code = await runVitest([
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      ...reporters,
      ...extra,
    ])
    const report = await readFile(file, 'utf8').then(JSON.parse, () => null)
    return countTests(report, code)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
