import { overBudget } from './budget.mjs'
import { newReader } from './new-reader.mjs'

/** A process that neither answers nor uses its processor time is ended, too. */
const patienceMs = 60_000
/** Processes that wait for no file are kept this long, but for the one that always waits. */
const idleMs = 10_000

/**
 * Reads files in processes of their own, `most` at a time, each process one file at a time; further files wait. One process always waits ready, because a start
 * takes a third of a second.
 */
export function readersInProcesses(most) {
  const running = new Set()
  const idle = []
  const waiting = []
  let busy = 0
  let stopped = false
  let sources = Symbol()
  keep(start())

  function start() {
    const reader = { ...newReader(), sources }
    running.add(reader)
    void reader.ended.then(() => running.delete(reader))
    return reader
  }

  function keep(reader) {
    if (reader.sources !== sources) return void reader.kill()
    idle.push(reader)
    if (idle.length === 1) return
    const end = () => {
      const at = idle.indexOf(reader)
      if (at > 0) idle.splice(at, 1)[0].kill()
    }
    setTimeout(end, idleMs).unref()
  }

  /** One that waits, the one that waited last first; another one is started when none is left. */
  function take() {
    const alive = idle.splice(0).filter((reader) => !reader.isGone())
    const reader = alive.pop() ?? start()
    idle.push(...alive)
    if (idle.length === 0 && busy < most) keep(start())
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

  /** What a process says of a file, or how it ended: by the file, by what it had read before, or by somebody else. */
  async function ask(reader, head, bytes, signal) {
    signal.addEventListener('abort', reader.kill)
    const told = await reader.ask(head, bytes)
    signal.removeEventListener('abort', reader.kill)
    if (told.answer && !told.isLast) keep(reader)
    return told
  }

  /**
   * The answer as it was written (`shared/services/extractor-answer.ts`), or the refusal of a file that not even a fresh process survived. Throws where somebody else
   * ended the process, the system that is short of memory or a person: that says nothing of the file, and whoever asked may ask again.
   */
  async function read(head, bytes, signal) {
    await turn()
    try {
      if (stopped || signal.aborted) return JSON.stringify(overBudget(head.method))
      const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
      const reader = take()
      const isFresh = reader.isFresh()
      let told = await ask(reader, head, bytes, patience)
      const mayGoOn = () => !stopped && !patience.aborted
      if (!told.answer && !isFresh && mayGoOn()) told = await ask(start(), head, bytes, patience)
      if (told.wasEnded && mayGoOn()) throw new Error('The process that read a file was ended from outside')
      return told.answer ?? JSON.stringify(overBudget(head.method))
    } finally {
      leave()
    }
  }

  /** Processes that were started before read nothing more. */
  function renew() {
    sources = Symbol()
    for (const reader of idle.splice(0)) reader.kill()
    keep(start())
  }

  function stop() {
    stopped = true
    for (const reader of running) reader.kill()
  }

  return { read, renew, stop }
}
