import { mostPlaces } from './states.ts'
import type { Candidate, Priority } from './types.ts'

/**
 * Three of a priority are worth one of the next: a lead leaves a critical story for three or more high ones in its place, and for no fewer. Doubling would leave it for two,
 * and points of the usual scale then decide more often than priority does.
 */
export const weights: Readonly<Record<Priority, number>> = { critical: 27, high: 9, medium: 3, low: 1 }

const mostShared = 15
// Prices of points are whole numbers too, and must be able to lie between values.
const finest = 1024

/** What a candidate adds to each goal of a plan, the first goal first. */
const goalsOf = (candidate: Candidate, rank: number): number[] => [
  weights[candidate.priority],
  candidate.risk.score,
  Math.min(mostShared, candidate.shared.length),
  rank,
]

/**
 * The value of each candidate as one whole number, such that of two selections that of the larger sum has more weight, or as much weight and more risk, or as much of both and
 * more words of the context, or all of that and, among 60 at most, the lower numbers (of more the sums would be too large for whole numbers). `weightOf` gives the weight of such a sum, rounded down.
 */
export function valuesOf(candidates: readonly Candidate[]): {
  values: number[]
  weightOf: (sum: number) => number
} {
  const byNumber = candidates.toSorted((one, other) => other.number - one.number)
  const ranked = candidates.length <= mostPlaces ? byNumber : []
  const ranks = new Map(ranked.map(({ storyId }, at) => [storyId, at + 1]))
  const goals = candidates.map((candidate) => goalsOf(candidate, ranks.get(candidate.storyId) ?? 0))
  const units = [1, 1, 1, ranked.length > 0 ? 1 : finest]
  for (let goal = units.length - 2; goal >= 0; goal--) {
    const all = goals.reduce((sum, one) => sum + (one[goal + 1] ?? 0), 0)
    units[goal] = (units[goal + 1] ?? 1) * (1 + all)
  }
  const values = goals.map((one) => one.reduce((sum, gain, goal) => sum + gain * (units[goal] ?? 0), 0))
  return { values, weightOf: (sum) => Math.floor(sum / (units[0] ?? 1)) }
}
