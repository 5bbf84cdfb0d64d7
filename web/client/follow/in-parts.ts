const mostAtOnce = 250

/** Hands on together what came together, some hundreds at a time, so that the page can answer in between. */
export function inParts<T>(hand: (items: readonly T[]) => void) {
  let items: T[] = []
  let done: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function some() {
    const now = items.splice(0, mostAtOnce)
    timer = items.length > 0 ? setTimeout(some, 0) : undefined
    if (now.length > 0) hand(now)
    if (items.length === 0) done?.()
  }

  return {
    add: (item: T) => {
      items.push(item)
      timer ??= setTimeout(some, 0)
    },
    /** Calls that once everything has been handed on. */
    whenDone: (then: () => void) => {
      done = then
      timer ??= setTimeout(some, 0)
    },
    clear: () => {
      clearTimeout(timer)
      items = []
      done = undefined
    },
  }
}
