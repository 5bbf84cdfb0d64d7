import { readFileSync } from 'node:fs'
import { treeOf } from '../../test/support/kill-tree.ts'

const everyMs = 25
const megabyte = 2 ** 20

/** The process that runs all Workers and stores of a started product, but the engine, which has one of its own. Linux only. */
export function runtimeOf(pid: number): number {
  const runtime = treeOf(pid).find((member) => isRuntime(wordsOf(member)))
  if (runtime === undefined) throw new Error('The product has no runtime')
  return runtime
}

/** Shells that wait for a runtime carry its words behind their own. */
const isRuntime = ([program = '', ...words]: readonly string[]): boolean =>
  program.endsWith('workerd') && words.some((word) => word.startsWith('--socket-addr=entry='))

function wordsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    // It has ended meanwhile.
    return []
  }
}

/** What a process has in memory, in MB. Throws for one that has ended. */
export function residentMb(pid: number): number {
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kilobytes) * 1024) / megabyte
}

/** The most that a process has in memory while something is done, in MB. Throws when the process ends meanwhile. */
export async function peakMb(pid: number, work: () => Promise<unknown>): Promise<number> {
  let most = residentMb(pid)
  let fault: unknown
  const timer = setInterval(() => {
    try {
      most = Math.max(most, residentMb(pid))
    } catch (error) {
      fault = error
    }
  }, everyMs)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  if (fault) throw new Error('The process ended while its memory was measured', { cause: fault })
  return most
}
