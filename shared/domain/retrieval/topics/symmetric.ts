/** What a symmetric matrix stretches, and by how much: the largest first. `vectors[i]` belongs to `values[i]`. */
export interface Axes {
  values: number[]
  vectors: Float64Array[]
}

const sweeps = 30

/**
 * Eigenvalues and eigenvectors of a symmetric matrix of some hundred rows, by Jacobi's rotations.
 * Source: Golub and Van Loan, Matrix Computations, 8.5.
 */
export function axesOf(matrix: readonly Float64Array[]): Axes {
  const size = matrix.length
  const left = matrix.map((row) => Float64Array.from(row))
  const turned = left.map((_, row) => Float64Array.from({ length: size }, (__, at) => (at === row ? 1 : 0)))
  for (let sweep = 0; sweep < sweeps && outside(left) > 1e-18 * inside(left); sweep++) {
    for (let one = 0; one < size; one++)
      for (let other = one + 1; other < size; other++) rotate(left, turned, one, other)
  }
  const order = left.map((_, at) => at).toSorted((a, b) => entry(left, b, b) - entry(left, a, a))
  return {
    values: order.map((at) => entry(left, at, at)),
    vectors: order.map((at) => turned[at] ?? new Float64Array(size)),
  }
}

const entry = (matrix: readonly Float64Array[], row: number, column: number): number =>
  matrix[row]?.[column] ?? 0

function outside(matrix: readonly Float64Array[]): number {
  let sum = 0
  for (let row = 0; row < matrix.length; row++)
    for (let column = 0; column < row; column++) sum += entry(matrix, row, column) ** 2
  return sum
}

function inside(matrix: readonly Float64Array[]): number {
  let sum = 0
  for (let at = 0; at < matrix.length; at++) sum += entry(matrix, at, at) ** 2
  return sum
}

/** Turns two axes so that nothing is left between them. `turned` holds the axes as rows. */
function rotate(left: Float64Array[], turned: Float64Array[], one: number, other: number): void {
  const between = entry(left, one, other)
  if (between === 0) return
  const tau = (entry(left, other, other) - entry(left, one, one)) / (2 * between)
  const tangent = (tau >= 0 ? 1 : -1) / (Math.abs(tau) + Math.sqrt(1 + tau * tau))
  const cosine = 1 / Math.sqrt(1 + tangent * tangent)
  const sine = tangent * cosine
  turnRows(left, one, other, cosine, sine)
  for (const row of left) {
    const [a, b] = [row[one] ?? 0, row[other] ?? 0]
    row[one] = cosine * a - sine * b
    row[other] = sine * a + cosine * b
  }
  turnRows(turned, one, other, cosine, sine)
}

function turnRows(rows: Float64Array[], one: number, other: number, cosine: number, sine: number): void {
  const [first, second] = [rows[one], rows[other]]
  if (!first || !second) return
  for (let at = 0; at < first.length; at++) {
    const [a, b] = [first[at] ?? 0, second[at] ?? 0]
    first[at] = cosine * a - sine * b
    second[at] = sine * a + cosine * b
  }
}
