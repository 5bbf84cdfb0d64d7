import { afterNeeds } from './after-needs.ts'
import type { Candidate, Left, Obstacle } from './types.ts'

/** A candidate that can be taken, with all that it needs, itself at the end. */
export interface Bundle {
  candidate: Candidate
  points: number
  stories: readonly Candidate[]
}

/** Candidates of which each could be taken alone with all that it needs, in an order in which each stands after its needs; and why the others cannot. */
export function feasible(
  candidates: readonly Candidate[],
  { obstacles, velocity }: { obstacles: readonly Obstacle[]; velocity: number },
): { bundles: Bundle[]; left: Left[] } {
  const bundles = new Map<string, Bundle>()
  const impossible = new Map(obstacles.map((obstacle) => [obstacle.storyId, obstacle]))
  const left: Left[] = []
  const inTurn = afterNeeds(candidates)
  for (const candidate of inTurn) {
    const { storyId, number, needs } = candidate
    const bundle = bundleOf(candidate, bundles)
    const obstacle = needs.map((need) => impossible.get(need)).find((one) => one !== undefined)
    const refusal = refusalOf(bundle, obstacle, velocity)
    if (refusal) {
      left.push({ storyId, reason: refusal.reason })
      impossible.set(storyId, { storyId, number, why: refusal.why })
    } else bundles.set(storyId, bundle)
  }
  const reached = new Set(inTurn)
  for (const candidate of candidates) {
    if (!reached.has(candidate))
      left.push({ storyId: candidate.storyId, reason: 'It waits for itself, by way of others.' })
  }
  return { bundles: [...bundles.values()], left }
}

function bundleOf(candidate: Candidate, known: ReadonlyMap<string, Bundle>): Bundle {
  const stories = [
    ...new Set([...candidate.needs.flatMap((need) => known.get(need)?.stories ?? []), candidate]),
  ]
  return { candidate, stories, points: stories.reduce((sum, { points }) => sum + (points ?? 0), 0) }
}

/** Why a candidate cannot be taken whatever else is, as its own reason and as it is told of one that others wait for. */
function refusalOf(
  { candidate: { points }, stories, points: together }: Bundle,
  obstacle: Obstacle | undefined,
  velocity: number,
): { reason: string; why: string } | undefined {
  if (points === null) return { reason: 'It has no points.', why: 'has no points' }
  if (obstacle) {
    return {
      reason: `Waits for #${obstacle.number}, which ${obstacle.why}.`,
      why: `waits for #${obstacle.number}`,
    }
  }
  if (points > velocity) {
    return { reason: `${pointsOf(points)}, more than there is room for: ${velocity}.`, why: 'is too large' }
  }
  if (together <= velocity) return undefined
  const needs = namesOf(stories.slice(0, -1))
  return {
    reason: `With ${needs}, which it waits for, ${pointsOf(together)}: more than there is room for, ${velocity}.`,
    why: 'is too large with what it waits for',
  }
}

/** "1 point", "5 points". */
export const pointsOf = (points: number): string => (points === 1 ? '1 point' : `${points} points`)

const mostNamed = 3

/** "#3, #7 and 4 others". */
export function namesOf(candidates: readonly Candidate[]): string {
  const named = candidates.slice(0, candidates.length > mostNamed ? mostNamed - 1 : mostNamed)
  const others = candidates.length - named.length
  const all = [...named.map(({ number }) => `#${number}`), ...(others > 0 ? [`${others} others`] : [])]
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter((part) => part !== '').join(' and ')
}
