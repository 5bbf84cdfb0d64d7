import { readFileSync, readdirSync } from 'node:fs'

export interface MarkedProcess {
  pid: number
  parent: number
  words: string[]
}

/** The processes that live and have this mark in their environment, wherever they stand in the tree of processes. Linux only. */
export function markedProcesses(mark: string): MarkedProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // That of a process which has ended, but was not asked for, is empty.
        if (!readFileSync(`/proc/${name}/environ`, 'utf8').includes(mark)) return []
        const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
        const words = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')
        return [{ pid: Number(name), parent: Number(parent), words }]
      } catch {
        return []
      }
    })
}
