/**
 * Numbers that look random and are the same for the same seed, each at least 0 and below 1. Mulberry32, by Tommy Ettinger (public domain).
 * @param {number} seed
 */
export function randomFrom(seed) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    /** A whole number of at least `from` and at most `to`. */
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    isTrue: (share) => next() < share,
    /** One of `[value, weight]`. */
    pick(weighted) {
      const total = weighted.reduce((sum, [, weight]) => sum + weight, 0)
      let left = next() * total
      // Where rounding leaves nothing over, the last one it is.
      const [value] = weighted.find(([, weight]) => (left -= weight) < 0) ?? weighted.at(-1)
      return value
    },
    /** Digits of a name in hexadecimal. */
    hex: (digits) => Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join(''),
  }
}
