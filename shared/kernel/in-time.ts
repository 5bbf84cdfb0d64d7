/** What another Worker gives, or an error once it was silent for so long: a caller never waits for ever. */
export async function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const silent = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => silent.reject(new Error(`There was no answer within ${limitMs} ms`)),
    limitMs,
  )
  try {
    return await Promise.race([work, silent.promise])
  } finally {
    clearTimeout(timer)
  }
}
