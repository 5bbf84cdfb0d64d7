/** Texts as rows of weights, sparse: the entries of row `i` are those from `starts[i]` to `starts[i + 1]`. */
export interface Rows {
  /** How many rows there are. */
  count: number
  /** How many columns there are. */
  width: number
  starts: Uint32Array
  columns: Uint32Array
  weights: Float32Array
}

/** A matrix with all its entries, row by row. */
export interface Matrix {
  rows: number
  width: number
  values: Float32Array
}

export const zeros = (rows: number, width: number): Matrix => ({
  rows,
  width,
  values: new Float32Array(rows * width),
})

/** `rows · matrix`: a row of the result for each text. */
export function times({ count, starts, columns, weights }: Rows, { width, values }: Matrix): Matrix {
  const product = zeros(count, width)
  for (let row = 0; row < count; row++) {
    const to = row * width
    const end = starts[row + 1] ?? 0
    for (let entry = starts[row] ?? 0; entry < end; entry++) {
      addScaled(product.values, to, values, (columns[entry] ?? 0) * width, width, weights[entry] ?? 0)
    }
  }
  return product
}

/** `rowsᵀ · matrix`: a row of the result for each term. */
export function transposedTimes(rows: Rows, { width, values }: Matrix): Matrix {
  const { count, starts, columns, weights } = rows
  const product = zeros(rows.width, width)
  for (let row = 0; row < count; row++) {
    const from = row * width
    const end = starts[row + 1] ?? 0
    for (let entry = starts[row] ?? 0; entry < end; entry++) {
      addScaled(product.values, (columns[entry] ?? 0) * width, values, from, width, weights[entry] ?? 0)
    }
  }
  return product
}

function addScaled(
  sum: Float32Array,
  to: number,
  values: Float32Array,
  from: number,
  width: number,
  weight: number,
): void {
  for (let at = 0; at < width; at++) sum[to + at] = (sum[to + at] ?? 0) + (values[from + at] ?? 0) * weight
}
