/**
 * Picks wrangler's errors out of its chatter. Returns a function that takes chunks of output and hands each line of
 * an error, up to the blank line behind it, to `show`.
 */
export function errorFilter(show) {
  let rest = ''
  let inError = false
  return (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (/\[ERROR\]/.test(line)) inError = true
      else if (line.trim() === '' || /\[(?:wrangler:)?(?:info|warn|WARNING)\b/.test(line)) inError = false
      if (inError) show(line)
    }
  }
}
