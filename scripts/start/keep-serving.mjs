/**
 * Keeps a development server going. When one of its runtimes has died it starts that again by itself, but the one in front has then forgotten where the Workers are,
 * and lets every request wait for ever; so a server that does not `answer` again is ended, and another is started.
 * @param {(again: boolean, onCrash: () => void) => Promise<Server>} start
 * @param {{ answers: (signal: AbortSignal) => Promise<boolean>, say: (sentence: string) => void }} known
 * @typedef {{ ended: Promise<number>, buildFailed: Promise<void>, stop: () => void, kill: () => void }} Server
 * @returns {Promise<Server>} the one that is there at the time; `ended` is the end of the last
 */
export async function keepServing(start, { answers, say }) {
  let stopping = false
  let replaced = false
  let crashes = 0
  const over = new AbortController()

  async function look() {
    crashes++
    // Of several runtimes that die one after the other, the last decides.
    if (crashes > 1) return
    let isFine = true
    for (let seen = 0; isFine && seen !== crashes;) {
      seen = crashes
      isFine = await answers(over.signal)
    }
    crashes = 0
    if (isFine || stopping || over.signal.aborted) return
    say('The development server no longer answers: it is started again.')
    replaced = true
    current.stop()
  }

  const begin = (again) => start(again, () => void look())
  let current = await begin(false)
  const ended = (async () => {
    for (;;) {
      const code = await current.ended
      if (stopping || !replaced) {
        over.abort()
        return code
      }
      replaced = false
      current = await begin(true)
      // The first request wakes what waits in the state.
      void answers(over.signal)
      // Whoever asked for the end meanwhile spoke to the one before.
      if (stopping) current.stop()
    }
  })()
  return {
    ended,
    buildFailed: current.buildFailed,
    stop() {
      stopping = true
      current.stop()
    },
    kill: () => current.kill(),
  }
}
