import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'

/** Ends a process and everything it started, all at once and without warning: what a power cut does. */
export function killTree(pid: number): void {
  for (const member of treeOf(pid)) {
    try {
      process.kill(member, 'SIGKILL')
    } catch {
      // It ended by itself meanwhile.
    }
  }
}

/** A process and everything it started. */
export function treeOf(pid: number): number[] {
  const tree = [pid]
  const all = everyone()
  for (const parent of tree) tree.push(...all.filter(([, of]) => of === parent).map(([child]) => child))
  return tree
}

/** What a process started and still runs. */
export const childrenOf = (pid: number): number[] =>
  everyone().flatMap(([child, parent]) => (parent === pid ? [child] : []))

const everyone = () => (existsSync('/proc/self/stat') ? fromProc() : fromPs())

type Pair = [pid: number, parent: number]

/** Small container images have no `ps`. */
function fromProc(): Pair[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): Pair[] => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
        return [[Number(name), Number(fields[1])]]
      } catch {
        return []
      }
    })
}

function fromPs(): Pair[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => line.trim().split(/\s+/).map(Number) as Pair)
}
