import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A runtime that answers again is not waited for, and one that computes for half a minute is left to it. */
const usual = { everyMs: 10_000, patienceMs: 30_000 }
/** Of the hundredths of a second in which the kernel counts: what a runtime computes that only waits. */
const idleTicks = 20

/**
 * Asks a runtime from time to time whether it answers, and ends it where it stands still: it answers nothing within `patienceMs`, and computes nothing meanwhile. Where `mostTicks`
 * are given, it is ended as well when it has computed that long meanwhile without a pause in which it would have answered.
 * Whoever keeps it starts another for one that has ended. One that ends before it `isUp` is started again by whoever waits for it, told by
 * `ended`. What its threads waited for is said as an error, since nobody can see it afterwards.
 * Only where the system tells of processes by files (Linux). The timer keeps nothing alive.
 *
 * @param {{ isIt: (pid: number) => boolean, answers: (ms: number) => Promise<boolean>, mostTicks?: number, name?: string }} runtime `isIt` tells it from other runtimes of this process; times are hundredths of a second
 * @param {(level: string, message: string) => void} say
 * @param {{ isUp: () => boolean, ended?: () => void }} start
 */
export async function watchRuntime(
  { isIt, answers, mostTicks = Infinity, name = 'runtime' },
  say,
  { isUp, ended = () => undefined },
  { everyMs, patienceMs } = usual,
) {
  const end = ({ pid, threads }, what) => {
    say('error', `The ${name} ${what} and is started again. Its threads: ${threads.join('; ')}`)
    ended()
    process.kill(pid, 'SIGKILL')
  }
  const isWell = async () => {
    if (isUp()) return answers(patienceMs)
    await sleep(patienceMs, undefined, { ref: false })
    return isUp()
  }
  let answered = []
  for (;;) {
    await sleep(everyMs, undefined, { ref: false })
    const before = runtimes(isIt)
    if (before.length === 0) continue
    if (await isWell()) {
      answered = []
      continue
    }
    if (!before.some(({ pid }) => answered.some((known) => known.pid === pid))) answered = before
    for (const runtime of runtimes(isIt)) {
      if (!runtime.isReady && computedSince(before, runtime) < idleTicks)
        end(runtime, `stood still for ${patienceMs / 1000} s`)
      else if (computedSince(answered, runtime) >= mostTicks)
        end(runtime, `computed for ${mostTicks / 100} s without a pause`)
    }
  }
}

/** Hundredths of a second; nothing that could be said where another runtime was there before. */
function computedSince(before, { pid, ticks }) {
  const known = before.find((one) => one.pid === pid)
  return known ? ticks - known.ticks : NaN
}

/** Of the runtimes that this process has started: `{ pid, ticks (what it has computed), isReady (it would compute if it could), threads (what each waits for) }`. */
function runtimes(isIt) {
  return numbersIn('/proc').flatMap((pid) => {
    const stat = statOf(`/proc/${pid}`)
    if (stat?.parent !== process.pid || stat.name !== 'workerd' || !isIt(pid)) return []
    const threads = numbersIn(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`)
    const states = threads.map((thread) => statOf(thread)?.state)
    return [{ pid, ticks: stat.ticks, isReady: states.includes('R'), threads: threads.map(placeOf) }]
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
