import { readFileSync } from 'node:fs'

const everyMs = 1000

/**
 * Calls `gone` once when the process that started this one has ended, in whatever way: a process whose parent is gone gets another. Keeps nothing
 * alive by itself.
 */
export function whenParentEnds(gone) {
  const before = parents()
  const timer = setInterval(() => {
    if (parents() === before) return
    clearInterval(timer)
    gone()
  }, everyMs)
  timer.unref()
}

/** Our parent. npm runs a script by a shell, which may stay between the two of us and outlive it; so npm counts as well. */
function parents() {
  const parent = process.ppid
  return isShellOfNpm(parent) ? `${parent} ${parentOf(parent)}` : String(parent)
}

function isShellOfNpm(pid) {
  const script = process.env.npm_lifecycle_script
  // Behind the script stand the words that it was given.
  const words = read(pid, 'cmdline').split('\0')
  return Boolean(script) && words.some((word) => word.startsWith(script))
}

const parentOf = (pid) =>
  read(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')[1]

/** Empty where the system has no such files; there the shell gives its process to what it runs. */
function read(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
