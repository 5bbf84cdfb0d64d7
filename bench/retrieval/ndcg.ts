/** nDCG of a ranking at `depth`, from 0 to 1: the grade is the gain, discounted by the logarithm of the rank (Järvelin and Kekäläinen 2002, as trec_eval's `ndcg_cut`). */
export function ndcg(ranked: readonly string[], grades: ReadonlyMap<string, number>, depth = 10): number {
  const best = [...grades.values()].toSorted((a, b) => b - a)
  const ideal = gainOf(best.slice(0, depth))
  return ideal === 0 ? 0 : gainOf(ranked.slice(0, depth).map((id) => grades.get(id) ?? 0)) / ideal
}

function gainOf(grades: readonly number[]): number {
  return grades.reduce((sum, grade, rank) => sum + grade / Math.log2(rank + 2), 0)
}
