import type { Id, Value, World } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import type { Demand } from '../items/item.ts'
import type { Candidates } from './candidates.ts'

/** Something that has to be so, and the subjects that decide about it. */
export interface Check {
  subjects: Id[]
  ok(world: World): boolean
}

export interface Problem {
  from: World
  /** Subjects that may get another value, in the order in which they get it. */
  vary: Id[]
  demands: Demand[]
  checks?: Check[]
  /** What else has to be so, asked when all that vary have their values. */
  accept?: (world: World) => boolean
}

/** How many values are tried for one problem. */
const mostTries = 2000
/** How often everything fits but what is asked at the end, before it is taken for impossible. */
const mostRefused = 60

/** What a subject holds; nothing where it is not known. Ids are names like any other, "constructor" too. */
export const valueIn = ({ values }: World, id: Id): Value | undefined =>
  Object.hasOwn(values, id) ? values[id] : undefined

export const withValue = (world: World, id: Id, value: Value): World => ({
  ...world,
  values: { ...world.values, [id]: value },
})

/**
 * Values with which all demands are met, by trying what is worth it in its order and going back; nothing where there are none within the
 * budget. The present value of a subject comes first, so that only what has to changes.
 */
export function search(
  candidates: Candidates,
  { from, vary, demands, checks = [], accept }: Problem,
): World | undefined {
  const { ask } = candidates
  const all = [
    ...demands.map((demand) => ({
      subjects: referencesOfCondition(demand.condition),
      ok: (world: World) => ask.meets(demand, world),
    })),
    ...checks,
  ]
  const turns = byTurn(vary, all)
  let tries = mostTries
  let refused = mostRefused
  const go = (world: World, turn: number): World | undefined => {
    const id = vary[turn]
    if (id === undefined) {
      if (!accept || accept(world)) return world
      if ((refused -= 1) < 0) tries = 0
      return undefined
    }
    const present = valueIn(world, id)
    const others = candidates.of(id, world, demands)
    for (const value of present ? [present, ...others] : others) {
      if ((tries -= 1) < 0) return undefined
      const next = withValue(world, id, value)
      if (!turns[turn]?.every((check) => check.ok(next))) continue
      const found = go(next, turn + 1)
      if (found) return found
    }
    return undefined
  }
  const standing = all.filter(({ subjects }) => !subjects.some((id) => vary.includes(id)))
  return standing.every((check) => check.ok(from)) ? go(from, 0) : undefined
}

/** Each check is asked once the last of its subjects has a value. */
function byTurn(vary: Id[], checks: Check[]): Check[][] {
  const turns: Check[][] = vary.map(() => [])
  for (const check of checks) {
    const last = Math.max(-1, ...check.subjects.map((id) => vary.indexOf(id)))
    turns[last]?.push(check)
  }
  return turns
}
