import type { Assigned, PairwiseInput, Row } from './pairwise-input.ts'

export type PartialRow = (number | undefined)[]
export type Pair = [Assigned, Assigned]

/** The pairs of a pairwise task with their numbers, and which rows the constraints allow. */
export class PairTable {
  readonly sizes: number[]
  private readonly starts: number[]
  private readonly count: number
  private readonly wrong: boolean[][]
  /** Constraints by the assignment that they contain. */
  private readonly forbiddenBy = new Map<number, Assigned[][]>()
  private readonly bound: number[]
  private readonly most: number
  private readonly pairs: Pair[]

  constructor({ sizes, forbidden = [], negative = [] }: PairwiseInput, mostSteps: number) {
    this.sizes = sizes
    this.most = mostSteps
    let sum = 0
    this.starts = sizes.map((size) => (sum += size) - size)
    this.count = sum
    this.wrong = sizes.map((size, parameter) =>
      Array.from({ length: size }, (_, value) =>
        negative.some((one) => one.parameter === parameter && one.value === value),
      ),
    )
    for (const rule of forbidden)
      for (const { parameter, value } of rule) {
        const at = this.place(parameter, value)
        this.forbiddenBy.set(at, [...(this.forbiddenBy.get(at) ?? []), rule])
      }
    const constrained = new Set(forbidden.flat().map(({ parameter }) => parameter))
    this.bound = sizes.flatMap((_, parameter) =>
      constrained.has(parameter) || this.wrong[parameter]?.every(Boolean) ? [parameter] : [],
    )
    this.pairs = this.allPairs()
  }

  wanted(): Pair[] {
    return this.pairs
  }

  /** No set of rows can be smaller than the largest number of pairs of two parameters. */
  lowerBound(): number {
    const counts = new Map<number, number>()
    for (const [a, b] of this.pairs) {
      const key = a.parameter * this.sizes.length + b.parameter
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    return Math.max(this.pairs.length > 0 ? 1 : 0, ...counts.values())
  }

  keyOf([a, b]: Pair): number {
    return this.place(a.parameter, a.value) * this.count + this.place(b.parameter, b.value)
  }

  /** Pairs of a row that count: a row with a wrong value shows only the pairs of that value. */
  keysOf(row: Row): number[] {
    const bad = row.findIndex((value, parameter) => this.isWrong(parameter, value))
    const keys: number[] = []
    for (let a = 0; a < row.length; a += 1)
      for (let b = a + 1; b < row.length; b += 1)
        if (bad < 0 || a === bad || b === bad)
          keys.push(this.place(a, row[a] ?? 0) * this.count + this.place(b, row[b] ?? 0))
    return keys
  }

  isWrong(parameter: number, value: number): boolean {
    return this.wrong[parameter]?.[value] ?? false
  }

  /** Whether valid values can complete a partly filled row; parameters without constraints never stand in the way. */
  completes(row: PartialRow): boolean {
    const free = this.bound.filter((parameter) => row[parameter] === undefined)
    let steps = 0
    const search = (at: number): boolean => {
      const parameter = free[at]
      if (parameter === undefined) return true
      for (let value = 0; value < (this.sizes[parameter] ?? 0); value += 1) {
        if ((steps += 1) > this.most) return false
        // A wrong value would hide what the row is to show.
        if (this.isWrong(parameter, value) || !this.fits(row, parameter, value)) continue
        row[parameter] = value
        if (search(at + 1)) {
          row[parameter] = undefined
          return true
        }
        row[parameter] = undefined
      }
      return false
    }
    const done = search(0)
    for (const parameter of free) row[parameter] = undefined
    return done
  }

  /** Whether a value breaks no constraint with what the row holds; a row holds at most one wrong value. */
  fits(row: PartialRow, parameter: number, value: number): boolean {
    if (
      this.isWrong(parameter, value) &&
      row.some((one, at) => at !== parameter && one !== undefined && this.isWrong(at, one))
    )
      return false
    const rules = this.forbiddenBy.get(this.place(parameter, value)) ?? []
    return !rules.some((rule) =>
      rule.every((one) =>
        one.parameter === parameter ? one.value === value : row[one.parameter] === one.value,
      ),
    )
  }

  private place(parameter: number, value: number): number {
    return (this.starts[parameter] ?? 0) + value
  }

  private allPairs(): Pair[] {
    const found: Pair[] = []
    for (let a = 0; a < this.sizes.length; a += 1)
      for (let b = a + 1; b < this.sizes.length; b += 1)
        for (let x = 0; x < (this.sizes[a] ?? 0); x += 1)
          for (let y = 0; y < (this.sizes[b] ?? 0); y += 1) {
            const row: PartialRow = this.sizes.map(() => undefined)
            if (!this.fits(row, a, x)) continue
            row[a] = x
            if (!this.fits(row, b, y)) continue
            row[b] = y
            if (this.completes(row))
              found.push([
                { parameter: a, value: x },
                { parameter: b, value: y },
              ])
          }
    return found
  }
}
