import type { Id, Value, World } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import type { Demand } from '../items/item.ts'
import type { Candidates } from './candidates.ts'

/** Something that has to be so, and the subjects that decide about it. */
export interface Check {
  subjects: Id[]
  ok(world: World): boolean
}

interface Problem {
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
 * Values with which all demands are met: those subjects that share a check are solved together, all others each by itself. What is worth it
 * is tried in its order, the present value first, so that only what has to changes. Where the end refuses what fits, one such group after
 * the other gets its next values. Nothing where there are none within the budget.
 */
export function search(
  candidates: Candidates,
  { from, vary, demands, checks = [], accept = () => true }: Problem,
): World | undefined {
  const { ask } = candidates
  const all = [
    ...demands.map((demand) => ({
      subjects: referencesOfCondition(demand.condition),
      ok: (world: World) => ask.meets(demand, world),
    })),
    ...checks,
  ]
  const { turns, groups, standing } = arranged(vary, all)
  if (!standing.every((check) => check.ok(from))) return undefined
  const values = { ...from.values }
  const world = { ...from, values }
  let tries = mostTries
  let refused = mostRefused
  const go = (group: Id[], turn: number, done: () => boolean): boolean => {
    const id = group[turn]
    if (id === undefined) return done()
    const before = valueIn(world, id)
    for (const value of worthTrying(id, before)) {
      if ((tries -= 1) < 0 || ask.work.isOver) break
      values[id] = value
      if (turns.get(id)?.every((check) => check.ok(world)) !== false && go(group, turn + 1, done)) return true
    }
    if (before) values[id] = before
    else delete values[id]
    return false
  }
  function* worthTrying(id: Id, present: Value | undefined): Generator<Value> {
    if (present) yield present
    yield* candidates.of(id, world, demands)
  }
  if (!groups.every((group) => go(group, 0, () => true))) return undefined
  const found = (): World => ({ ...from, values: { ...values } })
  const accepted = () => {
    if (accept(found())) return true
    if ((refused -= 1) < 0) tries = 0
    return false
  }
  return accepted() || groups.toReversed().some((group) => go(group, 0, accepted)) ? found() : undefined
}

interface Arranged {
  /** Each check is asked once the last of its subjects has a value. */
  turns: Map<Id, Check[]>
  /** Subjects that some check joins, in the order in which they get their values. */
  groups: Id[][]
  /** What none of them decides about. */
  standing: Check[]
}

function arranged(vary: Id[], checks: Check[]): Arranged {
  const turns = new Map<Id, Check[]>(vary.map((id) => [id, []]))
  const order = new Map(vary.map((id, index) => [id, index]))
  const groupOf = new Map(vary.map((id) => [id, [id]]))
  const standing: Check[] = []
  for (const check of checks) {
    const own = check.subjects.filter((id) => order.has(id))
    const [first, ...others] = own.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
    if (first === undefined) standing.push(check)
    else turns.get(others.at(-1) ?? first)?.push(check)
    const group = groupOf.get(first ?? '') ?? []
    for (const id of others) {
      const joined = groupOf.get(id)
      if (!joined || joined === group) continue
      group.push(...joined)
      for (const one of joined) groupOf.set(one, group)
    }
  }
  const groups = [...new Set(groupOf.values())]
  for (const group of groups) group.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
  return { turns, groups, standing }
}
