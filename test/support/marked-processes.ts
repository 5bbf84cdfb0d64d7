import { readFileSync, readdirSync } from 'node:fs'

export interface LiveProcess {
  pid: number
  parent: number
  words: string[]
  /** Tells it from another that has its number later. */
  began: string
}

/**
 * The processes that have this mark in their environment, wherever they stand in the tree of processes, and all that they have started: a browser gets
 * an environment of its own. Linux only.
 */
export function markedProcesses(mark: string): LiveProcess[] {
  const all = liveProcesses()
  const family = all.filter(({ pid }) => environmentOf(pid).includes(mark))
  const known = new Set(family.map(({ pid }) => pid))
  // The list grows while it is walked.
  for (const { pid: parent } of family) {
    const children = all.filter((one) => one.parent === parent && !known.has(one.pid))
    for (const child of children) known.add(child.pid)
    family.push(...children)
  }
  return family
}

/** Those of some processes that live. */
export function stillAlive(some: readonly LiveProcess[]): LiveProcess[] {
  const all = new Map(liveProcesses().map((one) => [one.pid, one.began]))
  return some.filter(({ pid, began }) => all.get(pid) === began)
}

function liveProcesses(): LiveProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8').replace(/^.*\) /s, '')
        const fields = stat.split(' ')
        // One that has ended keeps its number until its parent asks for it.
        if (fields[0] === 'Z') return []
        const words = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')
        return [{ pid: Number(name), parent: Number(fields[1]), words, began: fields[19] ?? '' }]
      } catch {
        return []
      }
    })
}

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

/** Kills what runs the Workers of a product that was started with this mark, and nothing else of it. */
export function killRuntime(mark: string): void {
  const runtimes = markedProcesses(mark).filter(({ words }) => words[1] === 'serve')
  if (runtimes.length === 0) throw new Error('There is no runtime to kill')
  for (const { pid } of runtimes) process.kill(pid, 'SIGKILL')
}
