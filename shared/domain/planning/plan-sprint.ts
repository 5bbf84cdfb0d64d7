import { afterNeeds } from './after-needs.ts'
import { choose } from './choose.ts'
import { type Bundle, feasible } from './feasible.ts'
import { type Item, withoutImplied } from './item.ts'
import { valuesOf } from './objective.ts'
import { whyLeft, whyTaken } from './reasons.ts'
import type { Candidate, Obstacle, Plan } from './types.ts'

interface Sprint {
  /** Points that there is room for: a whole number, 0 or more. */
  velocity: number
  candidates: readonly Candidate[]
  /** What candidates may need and cannot have. */
  obstacles?: readonly Obstacle[]
}

/**
 * The stories of the most priority within the velocity, of which none needs what is neither selected nor done. Of selections of as much weight it takes the riskier, then the one that
 * has more words of the context, then the lower numbers. Exact up to 60 candidates that could be taken; of more `bound` says how far the best one can be.
 * Points are whole numbers up to 100. It throws nothing.
 */
export function planSprint({ velocity, candidates, obstacles = [] }: Sprint): Plan {
  const { bundles, left } = feasible(candidates, { obstacles, velocity })
  const open = bundles.map(({ candidate }) => candidate)
  const { values, weightOf } = valuesOf(open)
  const { taken, value, bound } = choose(itemsOf(open, values), velocity)
  const selected = afterNeeds(
    open.filter((_, at) => taken[at]),
    byPriority(new Map(open.map((candidate, at) => [candidate, values[at] ?? 0]))),
  )
  const totalPoints = selected.reduce((sum, { points }) => sum + (points ?? 0), 0)
  return {
    selected: withReasons(selected),
    left: [...left, ...leftOver(bundles, selected, velocity - totalPoints)],
    totalPoints,
    weight: weightOf(value),
    bound: weightOf(bound),
  }
}

function itemsOf(open: readonly Candidate[], values: readonly number[]): Item[] {
  const places = new Map(open.map(({ storyId }, at) => [storyId, at]))
  return withoutImplied(
    open.map(({ points, needs }, at) => ({
      points: points ?? 0,
      value: values[at] ?? 0,
      needs: needs.flatMap((need) => places.get(need) ?? []),
    })),
  )
}

const byPriority = (values: ReadonlyMap<Candidate, number>) => (one: Candidate, other: Candidate) =>
  (values.get(other) ?? 0) - (values.get(one) ?? 0)

function withReasons(selected: readonly Candidate[]): Plan['selected'] {
  return selected.map((candidate) => {
    const { storyId, points } = candidate
    const dependants = selected.filter(({ needs }) => needs.includes(storyId))
    return { storyId, points: points ?? 0, reason: whyTaken(candidate, dependants) }
  })
}

function leftOver(bundles: readonly Bundle[], selected: readonly Candidate[], room: number): Plan['left'] {
  const taken = new Set(selected)
  return bundles
    .filter(({ candidate }) => !taken.has(candidate))
    .map((bundle) => ({ storyId: bundle.candidate.storyId, reason: whyLeft(bundle, taken, room) }))
}
