import { readFileSync } from 'node:fs'
import { treeOf } from '../../test/support/kill-tree.ts'

const everyMs = 25
const megabyte = 2 ** 20

/** The process that runs all Workers and stores of a started product. Linux only. */
export function runtimeOf(pid: number): number {
  const isRuntime = (member: number) => {
    const [program = '', word] = readFileSync(`/proc/${member}/cmdline`, 'utf8').split('\0')
    return program.endsWith('workerd') && word === 'serve'
  }
  const found = treeOf(pid).find((member) => isRuntime(member))
  if (found === undefined) throw new Error('The product has no runtime')
  return found
}

/** What a process has in memory, in MB. */
export function residentMb(pid: number): number {
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kilobytes) * 1024) / megabyte
}

/** The most that a process has in memory while something is done, in MB. */
export async function peakMb(pid: number, work: () => Promise<unknown>): Promise<number> {
  let most = residentMb(pid)
  const timer = setInterval(() => (most = Math.max(most, residentMb(pid))), everyMs)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return most
}
