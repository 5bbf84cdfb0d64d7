/** What `work` gives, or an error once it was silent for so long: a caller never waits for ever. The work itself goes on unheard. */
export async function inTime<T>(
  work: Promise<T>,
  limitMs: number,
  late = () => new Error(`There was no answer within ${limitMs} ms`),
): Promise<T> {
  const silent = Promise.withResolvers<never>()
  const timer = setTimeout(() => silent.reject(late()), limitMs)
  try {
    return await Promise.race([work, silent.promise])
  } finally {
    clearTimeout(timer)
  }
}
