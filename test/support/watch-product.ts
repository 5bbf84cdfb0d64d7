import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { treeOf } from './kill-tree.ts'

const everyMs = 15_000
/** Longer than anything that a product computes at once on a busy machine, and than it takes to start its runtime again by itself. */
const patienceMs = 120_000

/**
 * Asks a product from time to time until `over`, and tells `stood` where it answers nothing any more: what its processes have computed meanwhile, and wait
 * for. Nobody sees that afterwards.
 */
export async function watchProduct(
  origin: string,
  pid: number,
  { over, stood }: { over: AbortSignal; stood: (said: string) => void },
): Promise<void> {
  while (!over.aborted) {
    await sleep(everyMs, undefined, { ref: false })
    const before = processesOf(pid)
    const answer = await fetch(`${origin}/api/health`, {
      signal: AbortSignal.any([over, AbortSignal.timeout(patienceMs)]),
    }).then(
      (response) => response.text(),
      (error: Error) => error,
    )
    if (over.aborted || !(answer instanceof Error) || answer.name !== 'TimeoutError') continue
    const head = `${origin} answered nothing for ${patienceMs / 1000} s.`
    return stood([head, ...before, 'Since then:', ...processesOf(pid), ''].join('\n'))
  }
}

/** A line for each process: what it runs, its state and times (proc(5)), and the place in the kernel where it waits. */
export const processesOf = (pid: number): string[] =>
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
