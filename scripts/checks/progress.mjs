const everyMs = 60_000

/**
 * One line that says how far a run of suites is: kept up to date on a terminal, and printed each minute elsewhere. `at` takes what a suite has played, `ended` takes it
 * off; `say` prints a line of another kind.
 */
export function newProgress(beganAt, out = process.stdout) {
  const suites = new Map()
  const minutes = () => ((Date.now() - beganAt) / 60_000).toFixed(1)
  const line = () =>
    [`${minutes()} min`, ...[...suites].map(([name, { played, of }]) => `${name} ${played}/${of}`)].join('  ')
  const clear = () => out.isTTY && out.write('\r\u001B[K')
  const show = () => out.isTTY && suites.size > 0 && out.write(line().slice(0, (out.columns ?? 80) - 1))
  const write = (text) => {
    clear()
    out.write(text)
    show()
  }
  const timer = setInterval(() => !out.isTTY && suites.size > 0 && out.write(`      ${line()}\n`), everyMs)
  timer.unref()
  return {
    minutes,
    write,
    say: (text) => write(`${text}\n`),
    at(name, counts) {
      suites.set(name, counts)
      clear()
      show()
    },
    ended(name) {
      suites.delete(name)
      clear()
      show()
    },
    end() {
      suites.clear()
      clear()
      clearInterval(timer)
    },
  }
}
