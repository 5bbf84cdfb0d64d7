/** Lets each item pass once, in the order of its number; `missing` asks, once for each gap, for what was left out. */
export function inOrder<T extends { seq: number }>({ last, pass, missing }: InOrder<T>) {
  let askedFrom = -1
  function take(item: T) {
    if (placed(last, item.seq) !== 'next') return
    last = item.seq
    pass(item)
  }
  return {
    last: () => last,
    /** Takes what is next and lets the rest be. */
    take,
    /** Takes what is next; what is beyond a gap is asked for again with what lies before it. */
    takeOrAsk: (item: T) => {
      if (placed(last, item.seq) === 'gap' && askedFrom !== last) {
        askedFrom = last
        missing()
      }
      take(item)
    },
  }
}

interface InOrder<T> {
  /** The number of the last item that is known already. */
  last: number
  pass: (item: T) => void
  missing: () => void
}

/** What an item means to somebody who knows everything up to `last`. */
export function placed(last: number, seq: number): 'next' | 'known' | 'gap' {
  if (seq === last + 1) return 'next'
  return seq <= last ? 'known' : 'gap'
}
