import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { stoodStill } from '../../scripts/checks/silence-watch.mjs'
import { treeOf } from './kill-tree.ts'

/** Longer than anything that a product computes at once on a busy machine, and than it takes to start its runtime again by itself. */
const patienceMs = 120_000

/**
 * Ends this process where a product that all tests share answers nothing any more: each of them would wait for its own end, for hours in all. Says what
 * the processes of the product have computed since, and waits for.
 */
export function watchProduct(origin: string, pid: number): { end: () => void } {
  const over = new AbortController()
  void watch(origin, pid, over.signal)
  return { end: () => over.abort() }
}

async function watch(origin: string, pid: number, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await sleep(5_000, undefined, { ref: false })
    const before = processesOf(pid)
    const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(patienceMs) }).then(
      (response) => response.text(),
      (error: Error) => error,
    )
    if (over.aborted || !(answer instanceof Error) || answer.name !== 'TimeoutError') continue
    const lines = [`${origin} answered nothing for ${patienceMs / 1000} s.`, ...before, 'Since then:']
    process.stderr.write(`${[...lines, ...processesOf(pid)].join('\n')}\n`)
    process.exit(stoodStill)
  }
}

/** A line for each process: what it runs, its state and times (proc(5)), and the place in the kernel where it waits. */
const processesOf = (pid: number): string[] =>
  treeOf(pid).map((one) => {
    const fields = read(`/proc/${one}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ')
    const words = read(`/proc/${one}/cmdline`).replaceAll('\0', ' ').slice(0, 120)
    return `${one} ${fields[0]} ${fields[11]}+${fields[12]} ${read(`/proc/${one}/wchan`)} ${words}`
  })

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
