import { TooMuch } from '../too-much.ts'

export interface Percentiles {
  p50: number
  p75: number
  p95: number
}

export interface Counted extends Percentiles {
  count: number
}

const mostValues = 2_000_000

/** How many different values may be held by all distributions of a question. */
export class Room {
  #left: number

  constructor(most = mostValues) {
    this.#left = most
  }

  take(): void {
    if (this.#left-- <= 0) throw new TooMuch('values')
  }
}

/** Whole numbers by how often each occurs, of which percentiles are exact. */
export class Distribution {
  readonly #counts = new Map<number, number>()
  readonly #room: Room
  #count = 0

  constructor(room: Room) {
    this.#room = room
  }

  add(value: number): void {
    const known = this.#counts.get(value)
    if (known === undefined) this.#room.take()
    this.#counts.set(value, (known ?? 0) + 1)
    this.#count++
  }

  /**
   * What half, three quarters and nineteen of twenty are at most, between two neighbours in proportion (`percentile_cont` of SQL), divided by `unit`; 0 of nothing, as Umami tells it.
   */
  told(unit = 1): Counted {
    const sorted = [...this.#counts].toSorted(([a], [b]) => a - b)
    const at = (share: number) => quantileOf(sorted, share * (this.#count - 1)) / unit
    return { p50: at(0.5), p75: at(0.75), p95: at(0.95), count: this.#count }
  }
}

function quantileOf(sorted: readonly (readonly [number, number])[], place: number): number {
  const low = Math.floor(place)
  let passed = 0
  for (const [at, [value, count]] of sorted.entries()) {
    passed += count
    if (low >= passed) continue
    const next = low + 1 < passed ? value : (sorted[at + 1]?.[0] ?? value)
    return value + (next - value) * (place - low)
  }
  return 0
}
