import type { Matrix } from './rows.ts'

/** What is left of a column that the others explain: less than this part of its length. */
const nothing = 1e-5

/**
 * Makes the columns of a matrix orthonormal, in place: each loses what those before it explain, twice, because once leaves what rounding kept.
 * Columns that nothing is left of become zeros. Source: Gram-Schmidt with reorthogonalisation, Golub and Van Loan, Matrix Computations, 5.2.
 */
export function orthonormalise(matrix: Matrix): void {
  for (let column = 0; column < matrix.width; column++) {
    const before = lengthOf(matrix, column)
    subtractEarlier(matrix, column)
    subtractEarlier(matrix, column)
    const after = lengthOf(matrix, column)
    scaleColumn(matrix, column, after > before * nothing ? 1 / after : 0)
  }
}

function lengthOf({ rows, width, values }: Matrix, column: number): number {
  let square = 0
  for (let row = 0; row < rows; row++) square += (values[row * width + column] ?? 0) ** 2
  return Math.sqrt(square)
}

function subtractEarlier({ rows, width, values }: Matrix, column: number): void {
  const shares = new Float64Array(column)
  for (let row = 0; row < rows; row++) {
    const from = row * width
    const value = values[from + column] ?? 0
    for (let at = 0; at < column; at++) shares[at] = (shares[at] ?? 0) + (values[from + at] ?? 0) * value
  }
  for (let row = 0; row < rows; row++) {
    const from = row * width
    let explained = 0
    for (let at = 0; at < column; at++) explained += (values[from + at] ?? 0) * (shares[at] ?? 0)
    values[from + column] = (values[from + column] ?? 0) - explained
  }
}

function scaleColumn({ rows, width, values }: Matrix, column: number, scale: number): void {
  for (let row = 0; row < rows; row++) {
    const at = row * width + column
    values[at] = (values[at] ?? 0) * scale
  }
}
