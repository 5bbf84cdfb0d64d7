import type { Pair, PairTable, PartialRow } from './pair-table.ts'
import type { Row } from './pairwise-input.ts'

/** Which pairs no row holds yet, and how the next row is grown. */
export class OpenPairs {
  private readonly open: Map<number, Pair>
  private readonly table: PairTable

  constructor(table: PairTable) {
    this.table = table
    this.open = new Map(table.wanted().map((pair) => [table.keyOf(pair), pair]))
  }

  next(): Pair | undefined {
    for (const pair of this.open.values()) return pair
    return undefined
  }

  drop(pair: Pair): void {
    this.open.delete(this.table.keyOf(pair))
  }

  cover(row: Row): void {
    for (const key of this.table.keysOf(row)) this.open.delete(key)
  }

  gainOf(row: Row): number {
    return this.table.keysOf(row).filter((key) => this.open.has(key)).length
  }

  /** A complete row around a pair: the other parameters in random order, each with the value that adds most open pairs. */
  grow(pair: Pair, random: (limit: number) => number): Row | undefined {
    const { sizes } = this.table
    const row: PartialRow = sizes.map(() => undefined)
    for (const { parameter, value } of pair) row[parameter] = value
    const rest = shuffled(
      sizes.map((_, index) => index).filter((index) => row[index] === undefined),
      random,
    )
    for (const parameter of rest) {
      const value = this.bestValue(row, parameter, random)
      if (value === undefined) return undefined
      row[parameter] = value
    }
    return row.every((value) => value !== undefined) ? row : undefined
  }

  private bestValue(
    row: PartialRow,
    parameter: number,
    random: (limit: number) => number,
  ): number | undefined {
    const size = this.table.sizes[parameter] ?? 0
    const ranked = Array.from({ length: size }, (_, value) => value)
      // A wrong value enters a row only as part of the pair that the row is grown from.
      .filter((value) => !this.table.isWrong(parameter, value) && this.table.fits(row, parameter, value))
      .map((value) => ({ value, gain: this.gain(row, parameter, value), tie: random(1000) }))
      .sort((a, b) => b.gain - a.gain || a.tie - b.tie || a.value - b.value)
    for (const { value } of ranked) {
      row[parameter] = value
      const possible = this.table.completes(row)
      row[parameter] = undefined
      if (possible) return value
    }
    return undefined
  }

  private gain(row: PartialRow, parameter: number, value: number): number {
    let gain = 0
    const hidden = row.findIndex((other, at) => other !== undefined && this.table.isWrong(at, other))
    for (let at = 0; at < row.length; at += 1) {
      const other = row[at]
      if (other === undefined || at === parameter || (hidden >= 0 && at !== hidden)) continue
      const [a, b] = [
        { parameter: at, value: other },
        { parameter, value },
      ]
      if (this.open.has(this.table.keyOf(at < parameter ? [a, b] : [b, a]))) gain += 1
    }
    return gain
  }
}

function shuffled(list: number[], random: (limit: number) => number): number[] {
  const all = [...list]
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = random(last + 1)
    const [a, b] = [all[last], all[other]]
    if (a !== undefined && b !== undefined) [all[last], all[other]] = [b, a]
  }
  return all
}
