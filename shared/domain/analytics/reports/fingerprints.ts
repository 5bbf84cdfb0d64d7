/** 64 bits of a text in two halves (FNV-1a with two beginnings). */
export function fingerprintOf(text: string): [low: number, high: number] {
  let [low, high] = [0x811c9dc5, 0x9747b28c]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ unit, 0x5bd1e995)
    high ^= high >>> 15
  }
  return [low >>> 0, high >>> 0]
}

/** Counts by 64 bits, each with the place where it occurred first, in 16 bytes. */
export class Fingerprints {
  readonly #most: number
  #size = 0
  #slots: Slots

  constructor(most: number) {
    this.#most = most
    this.#slots = slotsOf(1024)
  }

  /** False where there is no room for one more. */
  add(low: number, high: number, place: number): boolean {
    const at = find(this.#slots, low, high)
    if (this.#slots.count[at] === 0) {
      if (this.#size >= this.#most) return false
      this.#size++
      ;[this.#slots.low[at], this.#slots.high[at], this.#slots.place[at]] = [low, high, place]
    }
    this.#slots.count[at] = (this.#slots.count[at] ?? 0) + 1
    if (this.#size * 4 > this.#slots.count.length * 3) this.#grow()
    return true
  }

  /** Those that occurred most, the first of them first. */
  most(count: number): { count: number; visit: number }[] {
    const { count: counts, place } = this.#slots
    const sorted = counts.toSorted()
    const least = Math.max(1, sorted.at(-count) ?? 1)
    const found: { count: number; visit: number }[] = []
    for (const [at, times] of counts.entries())
      if (times >= least) found.push({ count: times, visit: place[at] ?? 0 })
    return found.toSorted((a, b) => b.count - a.count || a.visit - b.visit).slice(0, count)
  }

  #grow(): void {
    const { low, high, count, place } = this.#slots
    const next = slotsOf(count.length * 2)
    for (const [at, times] of count.entries()) {
      if (times === 0) continue
      const to = find(next, low[at] ?? 0, high[at] ?? 0)
      ;[next.low[to], next.high[to], next.count[to], next.place[to]] = [
        low[at] ?? 0,
        high[at] ?? 0,
        times,
        place[at] ?? 0,
      ]
    }
    this.#slots = next
  }
}

interface Slots {
  low: Uint32Array
  high: Uint32Array
  count: Uint32Array
  place: Uint32Array
}

const slotsOf = (length: number): Slots => ({
  low: new Uint32Array(length),
  high: new Uint32Array(length),
  count: new Uint32Array(length),
  place: new Uint32Array(length),
})

/** The slot of these bits, or the free one where they belong. The number of slots is a power of two. */
function find(slots: Slots, low: number, high: number): number {
  const mask = slots.count.length - 1
  let at = (low ^ (high >>> 7)) & mask
  while (slots.count[at] !== 0 && (slots.low[at] !== low || slots.high[at] !== high)) at = (at + 1) & mask
  return at
}
