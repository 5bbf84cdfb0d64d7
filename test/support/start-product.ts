import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stillFile } from '../../scripts/checks/silence-watch.mjs'
import { killTree } from './kill-tree.ts'
import { processesOf, watchProduct } from './watch-product.ts'

/** A start that makes all bundles takes under a minute on a busy machine; times only end what hangs. */
const longestStartMs = 480_000

/**
 * Runs `npm start` as a user would, on a free port unless `port` says otherwise. What it prints is in `output()`. `parent` is a program that runs the
 * words behind it, to stand between us and the script.
 */
export function startProduct({
  persistTo,
  port = 0,
  words = [],
  env = {},
  parent = [],
  hasDemo = false,
  cwd,
}: {
  persistTo: string
  port?: number
  words?: string[]
  env?: Record<string, string>
  parent?: string[]
  /** Whether the organization of the demo account is filled, which keeps the machine busy for a while. */
  hasDemo?: boolean
  /** Another checkout. */
  cwd?: string
}) {
  const demo = hasDemo ? [] : ['--var', 'DEMO:false']
  // Whatever models this machine has are no part of a test.
  const settings = [...demo, '--var', 'MODEL:embedded']
  const script = [process.execPath, 'scripts/start.mjs', '--persist-to', persistTo, ...settings, ...words]
  const [program = '', ...args] = [...parent, ...script]
  const child = spawn(program, args, {
    env: { ...process.env, ...env, PORT: String(port) },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk
    log(chunk)
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk
    log(chunk)
    if (chunk.includes('The runtime stood still')) tellOfStandstill(chunk)
  })
  const over = new AbortController()
  const ended = once(child, 'close').then(([code]) => {
    over.abort()
    return code as number | null
  })
  const crash = () => killTree(child.pid ?? 0)
  // Whoever waits for it has an error at once; each test would wait for its own end, for hours in all.
  const stood = (said: string) => {
    tellOfStandstill(said)
    crash()
  }

  const late = new AbortController()
  setTimeout(() => late.abort(), longestStartMs).unref()
  let watched = false
  /** The address behind `ready`; an end before it is an error that shows what was printed. */
  async function ready(): Promise<string> {
    for (;;) {
      const [, origin] = /^ready (http:\/\/localhost:\d+)$/m.exec(stdout) ?? []
      if (origin && stdout.trim().split('\n').length > 1) {
        if (!watched) void watchProduct(origin, child.pid ?? 0, { over: over.signal, stood })
        watched = true
        return origin
      }
      if (over.signal.aborted) throw new Error(`npm start ended before it was ready:\n${stdout}${stderr}`)
      if (late.signal.aborted) {
        const seconds = longestStartMs / 1000
        const said = `npm start was not ready within ${seconds} s:\n${stdout}${stderr}${processesOf(child.pid ?? 0).join('\n')}\n`
        stood(said)
        throw new Error(said)
      }
      await sleep(20)
    }
  }

  return {
    pid: child.pid ?? 0,
    ended,
    ready,
    output: () => ({ stdout, stderr }),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Ends the script and all that it started at once, as a power cut does. */
    crash,
  }
}

/** What the products of a suite print is kept beside what the suite prints (`scripts/checks/run-vitest.mjs`). */
function log(chunk: string): void {
  if (process.env['PRODUCT_LOG']) appendFileSync(process.env['PRODUCT_LOG'], chunk)
}

/** Tests that met a standstill are played once more, and whoever reads of it sees why. */
function tellOfStandstill(said: string): void {
  process.stderr.write(said)
  writeFileSync(join(tmpdir(), stillFile), said)
}
