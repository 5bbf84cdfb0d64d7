/** The run was stopped from outside; what was going on is of no interest any more. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError'
}

/** Waits for `work` until the signal aborts; rejects with {@link StoppedError} then. The work itself goes on unheard. */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let forget = () => {}
  const stopped = new Promise<never>((_resolve, reject) => {
    const stop = () => reject(new StoppedError('The run was stopped'))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    forget = () => signal.removeEventListener('abort', stop)
  })
  try {
    return await Promise.race([work, stopped])
  } finally {
    forget()
    // Whichever lost the race may still reject, when nobody listens any more.
    stopped.catch(() => undefined)
    work.catch(() => undefined)
  }
}
