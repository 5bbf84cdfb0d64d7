/** What a source gives, each taken from it when it is first asked for, and kept for whoever asks again. */
export function lazily<T>(source: Iterator<T>): Iterable<T> {
  const known: T[] = []
  return {
    *[Symbol.iterator]() {
      for (let at = 0; ; at += 1) {
        if (at === known.length) {
          const next = source.next()
          if (next.done) return
          known.push(next.value)
        }
        yield known[at] as T
      }
    },
  }
}
