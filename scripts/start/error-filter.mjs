import { stripVTControlCharacters } from 'node:util'

/** The runtime says so when somebody hung up before the end of an answer, which is no error of anybody's. */
const hungUp = /disconnected: .*(?:Broken pipe|Connection reset)/

/**
 * Picks wrangler's errors out of its chatter. Returns a function that takes chunks of output and hands each line of
 * an error, up to the blank line behind it, to `show`, without colours.
 */
export function errorFilter(show) {
  let rest = ''
  let inError = false
  return (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const coloured of lines) {
      const line = stripVTControlCharacters(coloured)
      if (line.includes('[ERROR]')) inError = !hungUp.test(line)
      else if (line.trim() === '' || /\[(?:wrangler:)?(?:info|warn|WARNING)\b/.test(line)) inError = false
      if (inError) show(line)
    }
  }
}
