/**
 * The pairs of rows and columns with the greatest sum of gains, each row and column in one pair at most; pairs without a gain are left out.
 * `gains[row][column]` is 0 or more. Of equal sums always the same one. Cubic in the larger side.
 * Source: the Hungarian method with potentials (Kuhn 1955, Munkres 1957), as shortest augmenting paths (Jonker, Volgenant 1987).
 */
export function bestPairs(gains: readonly (readonly number[])[]): [row: number, column: number][] {
  const columns = gains[0]?.length ?? 0
  if (columns < gains.length) {
    const turned = Array.from({ length: columns }, (_, column) => gains.map((row) => row[column] ?? 0))
    return columns === 0 ? [] : bestPairs(turned).map(([row, column]) => [column, row])
  }
  const search = new Search(gains, columns)
  for (let row = 1; row <= gains.length; row += 1) search.place(row)
  return search.pairs()
}

/** Rows and columns are counted from 1 here; column 0 stands for the row that has none yet. */
class Search {
  private readonly ofRow: number[]
  private readonly ofColumn: number[]
  private readonly rowAt: number[]
  private readonly gains: readonly (readonly number[])[]
  private readonly columns: number

  constructor(gains: readonly (readonly number[])[], columns: number) {
    this.gains = gains
    this.columns = columns
    this.ofRow = Array<number>(gains.length + 1).fill(0)
    this.ofColumn = Array<number>(columns + 1).fill(0)
    this.rowAt = Array<number>(columns + 1).fill(0)
  }

  place(row: number): void {
    this.rowAt[0] = row
    const least = Array<number>(this.columns + 1).fill(Infinity)
    const from = Array<number>(this.columns + 1).fill(0)
    const done = Array<boolean>(this.columns + 1).fill(false)
    let column = 0
    while (at(this.rowAt, column) !== 0) {
      done[column] = true
      column = this.step({ column, least, from, done })
    }
    while (column !== 0) {
      const before = at(from, column)
      this.rowAt[column] = at(this.rowAt, before)
      column = before
    }
  }

  /** The column that is reached next, at the least loss. */
  private step({ column, least, from, done }: Reached): number {
    const row = at(this.rowAt, column)
    let [next, delta] = [0, Infinity]
    for (let other = 1; other <= this.columns; other += 1) {
      if (done[other]) continue
      const loss = -(this.gains[row - 1]?.[other - 1] ?? 0) - at(this.ofRow, row) - at(this.ofColumn, other)
      if (loss < at(least, other)) {
        least[other] = loss
        from[other] = column
      }
      if (at(least, other) < delta) {
        delta = at(least, other)
        next = other
      }
    }
    for (let other = 0; other <= this.columns; other += 1) {
      if (done[other]) {
        this.ofRow[at(this.rowAt, other)] = at(this.ofRow, at(this.rowAt, other)) + delta
        this.ofColumn[other] = at(this.ofColumn, other) - delta
      } else least[other] = at(least, other) - delta
    }
    return next
  }

  pairs(): [number, number][] {
    return this.rowAt.flatMap((row, column): [number, number][] =>
      column > 0 && row > 0 && (this.gains[row - 1]?.[column - 1] ?? 0) > 0 ? [[row - 1, column - 1]] : [],
    )
  }
}

interface Reached {
  column: number
  least: number[]
  from: number[]
  done: boolean[]
}

const at = (list: readonly number[], index: number): number => list[index] ?? 0
