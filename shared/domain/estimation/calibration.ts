import type { Example, History } from './types.ts'

/** So many examples count as much as the assumption that the project is as any other. */
const doubtOfProject = 4
const doubtOfNear = 0.5

export interface Calibration {
  /** What the effort is multiplied by. */
  factor: number
  /** The share of it that all examples have, the rest is that of the near ones. */
  byProject: number
  /** How much the examples agree, 0 to 1: 1 where their points are all in the same proportion to their facts. */
  agreement: number
}

/**
 * How a project's points lie against what the facts of its stories say. Proportions are compared by their logarithms, so that twice as much
 * and half as much are as far away. The median over the examples is shrunk towards none by how few they are, and what is left over at the near
 * ones (a median weighted by the square of their similarity) is added in the same way. Only `history` counts, so facts of the story change nothing of it.
 * Source of the shrinkage: Efron, Morris, "Stein's paradox in statistics" (1977), with fixed doubts in place of estimated variances.
 */
export function calibrate({ examples, near }: History): Calibration {
  const ratios = examples.map(ratioOf)
  const middle = median(ratios.map((value) => ({ value, weight: 1 })))
  const project = middle * (examples.length / (examples.length + doubtOfProject))
  const close = near.map((one) => ({ value: ratioOf(one) - project, weight: one.similarity ** 2 }))
  const weight = close.reduce((sum, one) => sum + one.weight, 0)
  const rest = median(close) * (weight / (weight + doubtOfNear))
  const deviation = median(ratios.map((value) => ({ value: Math.abs(value - middle), weight: 1 })))
  return { factor: Math.exp(project + rest), byProject: Math.exp(project), agreement: Math.exp(-deviation) }
}

const ratioOf = ({ points, effort }: Example): number => Math.log(points / effort)

/** The value at which half of the weight is reached; between two where it is reached exactly. 0 of none. */
function median(values: readonly { value: number; weight: number }[]): number {
  const sorted = values.toSorted((a, b) => a.value - b.value)
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  let reached = 0
  for (const [at, { value, weight }] of sorted.entries()) {
    reached += weight
    if (reached > half) return value
    if (reached === half) return (value + (sorted[at + 1]?.value ?? value)) / 2
  }
  return 0
}
