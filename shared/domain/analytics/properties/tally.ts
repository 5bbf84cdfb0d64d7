import { TooMuch } from '../too-much.ts'

const mostKept = 200_000
/** Of all their texts together, in UTF-16 units: an object has 128 MB. */
const mostUnits = 10_000_000

/** Counts of combinations of texts and numbers. Throws `TooMuch` where there are so many different ones that they would not fit into memory. */
export class Tally<Parts extends readonly (string | number)[]> {
  readonly #counts = new Map<string, { parts: Parts; total: number }>()
  readonly #most: number
  #units = 0

  constructor(most = mostKept) {
    this.#most = most
  }

  add(parts: Parts, count = 1): void {
    const key = JSON.stringify(parts)
    const known = this.#counts.get(key)
    if (known) known.total += count
    else {
      this.#units += key.length
      if (this.#counts.size >= this.#most || this.#units > mostUnits) throw new TooMuch('values')
      this.#counts.set(key, { parts, total: count })
    }
  }

  /** Most first, then by their parts. */
  top(limit: number): { parts: Parts; total: number }[] {
    return [...this.#counts]
      .toSorted(([a, { total }], [b, { total: other }]) => other - total || (a < b ? -1 : 1))
      .slice(0, limit)
      .map(([, told]) => told)
  }
}
