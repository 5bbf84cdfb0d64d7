import type { Candidate } from './types.ts'

const byNumber = (one: Candidate, other: Candidate) => one.number - other.number

/** Candidates in an order (that of their numbers, unless told), but each after those that it needs. One that waits for itself by way of others is left out. */
export function afterNeeds(candidates: readonly Candidate[], inTurn = byNumber): Candidate[] {
  const known = new Set(candidates.map(({ storyId }) => storyId))
  const dependants = Map.groupBy(
    candidates.flatMap((candidate) => candidate.needs.map((need) => ({ need, candidate }))),
    ({ need }) => need,
  )
  const missing = new Map(
    candidates.map(({ storyId, needs }) => [storyId, needs.filter((need) => known.has(need)).length]),
  )
  const order: Candidate[] = []
  const ready = candidates.filter(({ storyId }) => missing.get(storyId) === 0)
  while (ready.length > 0) {
    ready.sort(inTurn)
    const next = ready.shift() as Candidate
    order.push(next)
    for (const { candidate } of dependants.get(next.storyId) ?? []) {
      const still = (missing.get(candidate.storyId) ?? 0) - 1
      missing.set(candidate.storyId, still)
      if (still === 0) ready.push(candidate)
    }
  }
  return order
}
