import { TooMuch } from '../too-much.ts'

const mostKept = 200_000

/** Counts of combinations of texts and numbers. Throws `TooMuch` where there are so many different ones that they would not fit into memory. */
export class Tally<Parts extends readonly (string | number)[]> {
  readonly #counts = new Map<string, { parts: Parts; total: number }>()
  readonly #most: number

  constructor(most = mostKept) {
    this.#most = most
  }

  add(parts: Parts, count = 1): void {
    const key = JSON.stringify(parts)
    const known = this.#counts.get(key)
    if (known) known.total += count
    else if (this.#counts.size >= this.#most) throw new TooMuch('values')
    else this.#counts.set(key, { parts, total: count })
  }

  /** Most first, then by their parts. */
  top(limit: number): { parts: Parts; total: number }[] {
    return [...this.#counts]
      .toSorted(([a, { total }], [b, { total: other }]) => other - total || (a < b ? -1 : 1))
      .slice(0, limit)
      .map(([, told]) => told)
  }
}
