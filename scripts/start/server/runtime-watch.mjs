import { readFileSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** A runtime that answers again is not waited for, and one that computes for half a minute is left to it. */
const usual = { everyMs: 10_000, patienceMs: 30_000 }
/** Of the hundredths of a second in which the kernel counts: what a runtime computes that only waits. */
const idleTicks = 20

/**
 * Asks the runtime behind `portOf()` from time to time, and ends it where it stands still: it answers nothing within `patienceMs`, and computes nothing meanwhile.
 * Miniflare starts another for one that has ended; what it kept is on disk. One that ends before it `isUp` is started again by whoever waits for it, told by
 * `ended`. What its threads waited for is said as an error, since nobody can see it afterwards.
 * Only where the system tells of processes by files (Linux). The timer keeps nothing alive.
 *
 * @param {() => number} portOf
 * @param {(level: string, message: string) => void} say
 * @param {{ isUp: () => boolean, ended: () => void }} start
 */
export async function watchRuntime(portOf, say, { isUp, ended }, { everyMs, patienceMs } = usual) {
  for (;;) {
    await sleep(everyMs, undefined, { ref: false })
    const before = runtimes()
    if (before.length === 0) continue
    if (isUp()) {
      if (await answers(portOf(), patienceMs)) continue
    } else {
      await sleep(patienceMs, undefined, { ref: false })
      if (isUp()) continue
    }
    const still = runtimes().filter((one) => computedSince(before, one) < idleTicks)
    for (const { pid, threads } of still) {
      say(
        'error',
        `The runtime stood still for ${patienceMs / 1000} s and is started again. Its threads: ${threads.join('; ')}`,
      )
      ended()
      process.kill(pid, 'SIGKILL')
    }
  }
}

/** Hundredths of a second; none where another runtime was there before. */
function computedSince(before, { pid, ticks }) {
  const known = before.find((one) => one.pid === pid)
  return known ? ticks - known.ticks : Infinity
}

/** Whether anything is answered in time; a refused connection is an answer, too: then the runtime is not there, and Miniflare knows. */
const answers = (port, patienceMs) =>
  new Promise((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port, path: '/api/health', agent: false, timeout: patienceMs },
      (answer) => {
        answer.resume()
        resolve(true)
      },
    )
    asked.on('timeout', () => {
      resolve(false)
      asked.destroy()
    })
    asked.on('error', () => resolve(true))
    asked.end()
  })

/** The runtimes that this process has started: `{ pid, ticks (what it has computed), threads (what each waits for) }`. */
function runtimes() {
  return numbersIn('/proc').flatMap((pid) => {
    const stat = statOf(`/proc/${pid}`)
    if (stat?.parent !== process.pid || stat.name !== 'workerd') return []
    const threads = numbersIn(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`)
    return [{ pid, ticks: stat.ticks, threads: threads.map(placeOf) }]
  })
}

/** Fields are numbered in proc(5): state is the third, the times are the fourteenth and the next. */
function statOf(folder) {
  const [, name, rest] = /\((.*)\) (.*)/s.exec(read(`${folder}/stat`)) ?? []
  if (rest === undefined) return undefined
  const fields = rest.split(' ')
  return { name, state: fields[0], parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
}

/** Where a thread is: its name and state, the place in the kernel, and the number of the system call with what was given to it. */
function placeOf(folder) {
  const { name, state, ticks } = statOf(folder) ?? { name: 'gone' }
  return `${name} ${state} ${ticks} ${read(`${folder}/wchan`)} [${read(`${folder}/syscall`).trim()}]`
}

function numbersIn(folder) {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
