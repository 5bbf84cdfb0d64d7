/** How deep a ranking is looked at. */
export const depth = 10
/** From this share on the words count as found. */
const mostOfIt = 0.5

/** How well one question was answered by a ranking. */
export interface Score {
  /** 0 to 1. */
  ndcg10: number
  /** The share of the expected words among the first ten, 0 to 1. */
  recall10: number
  /** The rank, from 1, at which half of the words or more were there; null where the first ten do not hold them. */
  rank: number | null
}

/**
 * Scores a ranking by what each place adds to the expected words (`gainsOf`): nDCG@10 with the added share as the gain, discounted by the logarithm of the rank. The ideal is one piece
 * with all of the words at the first place, whatever the pieces are, so that rankings of differently cut texts are compared by one measure, and an answer that is cut in two costs something.
 * Source: Järvelin and Kekäläinen 2002, as trec_eval's `ndcg_cut`; gains of what is new only, as Clarke et al. 2008 (α-nDCG, α = 1).
 */
export function scoreOf(gains: readonly number[]): Score {
  let [ndcg10, recall10] = [0, 0]
  let rank: number | null = null
  for (const [at, gain] of gains.slice(0, depth).entries()) {
    ndcg10 += gain / Math.log2(at + 2)
    recall10 += gain
    if (rank === null && recall10 >= mostOfIt) rank = at + 1
  }
  return { ndcg10: Math.min(1, ndcg10), recall10: Math.min(1, recall10), rank }
}
