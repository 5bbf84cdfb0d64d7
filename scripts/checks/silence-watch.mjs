/** Exit code of a run whose runtime told nothing any more (sysexits.h, EX_TEMPFAIL). */
export const stoodStill = 75

/** A file in the folder of a run, once the runtime of a product that its tests started stood still: what failed beside that says nothing. */
export const stillFile = 'runtime-stood-still'

/**
 * Watches over a run of tests: every test ends by its own timeout, so whoever hears nothing for longer than `longestMs` waits for a runtime that
 * stands still, and would wait for ever. `heard` says what is played now; `end` ends the watch.
 *
 * @param {number} longestMs
 * @param {(code: number) => void} leave
 */
export function newSilenceWatch(longestMs, leave = (code) => process.exit(code)) {
  let played = 'the first file'
  let timer
  function heard(now = played) {
    played = now
    clearTimeout(timer)
    timer = setTimeout(() => {
      process.stderr.write(`Nothing was heard for ${Math.round(longestMs / 1000)} s: ${played}\n`)
      leave(stoodStill)
    }, longestMs)
  }
  heard()
  return { heard, end: () => clearTimeout(timer) }
}
