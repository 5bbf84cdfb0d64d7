import { startOf, type Id, type World } from '../../requirement-model/index.ts'
import type { Item } from '../items/item.ts'
import type { Plan, Turn } from './plan.ts'
import type { Planner } from './planner.ts'
import { withValue, valueIn } from './search.ts'

const longestPath = 12

/** Events in their order, with the values that they need. Every turn is confirmed, or there is no path. */
interface Walk {
  /** The state in which it has to begin, where no steps lead there. */
  from?: Item['move']
  moves: Item[]
  turns: Turn[]
}

/** Paths over the transitions of a state: as few as a simple walk gives, each move that is asked exercised once. */
export function pathPlans(planner: Planner, items: Item[], asked: ReadonlySet<Item>): Plan[] {
  const moves = items.filter(({ as }) => as === 'move')
  const wanted = moves.filter((move) => asked.has(move))
  const covered = new Set<string>()
  const plans: Plan[] = []
  for (const move of wanted) {
    // Each way is looked for among all moves.
    if (!planner.work.take(moves.length)) break
    if (covered.has(move.id)) continue
    const walk = extended(planner, walkThrough(planner, moves, move), wanted, covered)
    if (!walk) continue
    for (const one of walk.moves) covered.add(one.id)
    plans.push({ ...planOf(planner, walk, walk.moves), items: walk.moves.filter((one) => asked.has(one)) })
  }
  return plans
}

/** The shortest way to the state of a cell, and the attempt there; where steps cannot lead there, the state is where the case starts. */
export function cellPlan(planner: Planner, items: Item[], cell: Item, mayWalk: boolean): Plan | undefined {
  if (!planner.work.take(items.length)) return undefined
  const moves = items.filter(({ as }) => as === 'move')
  const walk = (mayWalk && walkThrough(planner, moves, cell)) || startingIn(planner, cell)
  return walk && planOf(planner, walk, [cell])
}

function planOf(planner: Planner, { turns, moves }: Walk, claimed: Item[]): Plan {
  const about = turns.flatMap((turn, index) => {
    const move = moves[index]
    return move ? planner.aboutOf([move], turn) : []
  })
  return { items: claimed, turns, about: [...new Set(about)] }
}

/** From the first state over the fewest moves to where `last` starts, then `last` itself. */
function walkThrough(planner: Planner, moves: Item[], last: Item): Walk | undefined {
  const initial = initialState(planner, last)
  const way = initial === undefined ? undefined : wayTo(moves, initial, last)
  const walked = way && walkOf(planner, [...way, last], last.scope)
  return walked ?? startingIn(planner, last)
}

function initialState(planner: Planner, { move, scope }: Item): string | undefined {
  const value = move && valueIn(startOf(planner.model, scope), move.subject)
  return value?.type === 'text' ? value.value : undefined
}

/** Breadth first over states. */
function wayTo(moves: Item[], initial: string, { move: target }: Item): Item[] | undefined {
  const mine = moves.filter(({ move }) => move?.subject === target?.subject)
  const leaving = Map.groupBy(mine, ({ move }) => move?.from)
  const reached = new Map<string, Item[]>([[initial, []]])
  for (const [state, way] of reached) {
    if (state === target?.from) return way
    for (const next of leaving.get(state) ?? []) {
      const to = next.move?.to
      if (to !== undefined && !reached.has(to) && way.length < longestPath) reached.set(to, [...way, next])
    }
  }
  return undefined
}

function startingIn(planner: Planner, item: Item): Walk | undefined {
  return walkOf(planner, [item], item.scope, item.move)
}

/** Values for which each move happens in its turn; a value that a later move needs holds from the beginning. */
function walkOf(planner: Planner, moves: Item[], scope: string, start?: Item['move']): Walk | undefined {
  const base = planner.base(scope)
  let values = start ? withValue(base, start.subject, { type: 'text', value: start.from }) : base
  for (const [index, move] of moves.entries()) {
    const sofar = moves.slice(0, index)
    const before = played(planner, values, sofar)?.at(-1)?.after ?? values
    const solved = planner.plan([move], before)
    if (!solved) return undefined
    const { values: chosen = {}, said } = solved.turns[0]?.before ?? {}
    if (said) values = { ...values, said }
    for (const id of planner.chosen(scope)) if (chosen[id]) values = withValue(values, id, chosen[id])
  }
  const turns = played(planner, values, moves)
  return turns && { moves, turns, ...(start ? { from: start } : {}) }
}

function played(planner: Planner, start: World, moves: Item[]): Turn[] | undefined {
  let world = start
  const turns: Turn[] = []
  for (const move of moves) {
    const turn = planner.turn(world, move.event)
    if (!turn || !planner.confirms([move], turn) || !leadsTo(turn, move)) return undefined
    turns.push(turn)
    world = turn.after
  }
  return turns
}

function leadsTo({ after }: Turn, { move }: Item): boolean {
  const id: Id | undefined = move?.to === undefined ? undefined : move.subject
  if (id === undefined) return true
  const value = valueIn(after, id)
  return value?.type === 'text' && value.value === move?.to
}

/** Goes on with moves that no case exercises yet, as long as one starts where the last ended. */
function extended(
  planner: Planner,
  walk: Walk | undefined,
  moves: Item[],
  covered: Set<string>,
): Walk | undefined {
  if (!walk) return undefined
  let longer = walk
  while (longer.moves.length < longestPath && planner.work.take(moves.length)) {
    const last = longer.moves.at(-1)?.move
    const next = moves.find(
      (one) =>
        one.move?.from === last?.to &&
        one.move?.subject === last?.subject &&
        !covered.has(one.id) &&
        !longer.moves.includes(one),
    )
    const wider = next && walkOf(planner, [...longer.moves, next], next.scope, longer.from)
    if (!wider) return longer
    longer = wider
  }
  return longer
}
