import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { node } from '../../toolchain.mjs'
import { overBudget } from './budget.mjs'

const program = fileURLToPath(new URL('reader.mjs', import.meta.url))
/** A process that neither answers nor uses its processor time is ended, too. */
const patienceMs = 60_000

/** Reads each file in a process of its own, `most` at a time; further files wait. One process waits ready, because a start takes a third of a second. */
export function readersInProcesses(most) {
  const running = new Set()
  const waiting = []
  let busy = 0
  let stopped = false
  let ready = start()

  function start() {
    const child = spawn(node, ['--no-warnings', program], { stdio: ['pipe', 'pipe', 'ignore', 'ipc'] })
    const ended = new Promise((resolve) => {
      child.on('close', resolve)
      child.on('error', resolve)
    })
    running.add(child)
    const reader = { child, ended, isGone: false }
    void ended.then(() => {
      reader.isGone = true
      running.delete(child)
    })
    // A process that ends early leaves its input unread, which is no error of ours.
    child.stdin.on('error', () => undefined)
    return reader
  }

  async function turn() {
    if (busy < most) busy++
    else await new Promise((resolve) => waiting.push(resolve))
  }

  function leave() {
    const next = waiting.shift()
    if (next) next()
    else busy--
  }

  /** The answer as it was written (`shared/services/extractor-answer.ts`), or the refusal of a file that its process did not survive. */
  async function read(head, bytes, signal) {
    await turn()
    try {
      if (stopped || signal.aborted) return JSON.stringify(overBudget(head.method))
      const { child, ended } = ready.isGone ? start() : ready
      ready = start()
      const parts = []
      child.stdout.on('data', (part) => parts.push(part))
      const kill = () => child.kill('SIGKILL')
      const timer = setTimeout(kill, patienceMs)
      signal.addEventListener('abort', kill)
      child.stdin.write(`${JSON.stringify(head)}\n`)
      child.stdin.end(bytes)
      const code = await ended
      clearTimeout(timer)
      return code === 0 ? Buffer.concat(parts) : JSON.stringify(overBudget(head.method))
    } finally {
      leave()
    }
  }

  function stop() {
    stopped = true
    for (const child of running) child.kill('SIGKILL')
  }

  return { read, stop }
}
