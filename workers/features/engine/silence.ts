interface Silence {
  /** Aborts once it was silent for so long, or when the work around it is given up. */
  signal: AbortSignal
  /** Something was heard: the time counts anew. */
  broken: () => void
  /** Nothing is waited for any more. */
  end: () => void
}

/** Waits for somebody who may need long, as long as something is heard. */
export function silenceOf(longestMs: number, until: AbortSignal): Silence {
  const silent = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const broken = () => {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => silent.abort(), longestMs)
  }
  const end = () => {
    isOver = true
    clearTimeout(timer)
  }
  broken()
  return { signal: AbortSignal.any([silent.signal, until]), broken, end }
}
