/**
 * The scores of hits as shares of the best one, 0 to 1, in their order. Scores compare the hits of one question with each other and say nothing of how well the best one fits; null where hits
 * are in another order than that of their scores (a model may have put them there), or no hit has a score.
 */
export function sharesOfBest(scores: readonly number[]): number[] | null {
  const [best = 0] = scores
  const isOrdered = scores.every((score, place) => score <= (scores[place - 1] ?? score))
  return isOrdered && best > 0 ? scores.map((score) => score / best) : null
}
