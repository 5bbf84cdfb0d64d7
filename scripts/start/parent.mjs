const everyMs = 1000

/**
 * Calls `gone` once when the process that started this one has ended, in whatever way: a process whose parent is gone gets another. Keeps nothing
 * alive by itself.
 */
export function whenParentEnds(gone) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    gone()
  }, everyMs)
  timer.unref()
}
