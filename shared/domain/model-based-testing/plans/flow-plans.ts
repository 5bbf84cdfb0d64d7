import {
  outcomeOf,
  replay,
  startOf,
  worldWhere,
  type Condition,
  type Effect,
  type Event,
  type Flow,
  type Outcome,
  type RequirementModel,
  type World,
} from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import type { Item } from '../items/item.ts'
import type { Plan, Turn } from './plan.ts'
import type { Planner } from './planner.ts'
import { setupFor } from './setup.ts'

/**
 * A flow step by step: what its text says is seen, and what the rules add to it. Where rules decide otherwise than the flow says, there is
 * no plan. What is given is established by steps where the text tells how, else it is where the case starts.
 */
export function flowPlan(planner: Planner, item: Item): Plan | undefined {
  const { flow } = item
  const { model } = planner
  // A scenario is held against all rules and all scenarios, step by step.
  const size = model.rules.length + model.flows.length
  if (!flow || !planner.work.take(size * Math.max(1, flow.steps.length))) return undefined
  if (replay(model, flow).verdict === 'contradicted') return undefined
  const steps = stepsOf(flow, model)
  if (!steps.some(({ events }) => events.length > 0) || !steps.some(({ effects }) => effects.length > 0))
    return undefined
  const asGiven = flow.given.map(plainly)
  const given = worldWhere(model, startOf(model, flow.scope), asGiven, flow.scope)
  const setup = setupFor(model, { ...flow, given: asGiven }, given)
  let world = setup ? startOf(model, flow.scope) : (given ?? planner.base(flow.scope))
  const turns: Turn[] = []
  for (const { event, effects } of [
    ...(setup ?? []).map((event) => ({ event, effects: [] })),
    ...flatten(steps),
  ]) {
    // Where what is given cannot be written down, only the flow itself says what is seen.
    const turn = flowTurn(planner, world, event, { effects, scope: flow.scope, decide: given !== undefined })
    if (!turn) return undefined
    turns.push(turn)
    world = turn.after
  }
  const about = setup ? [] : flow.given.flatMap(referencesOfCondition)
  return { items: [item], turns, about: [...new Set(about)], ...(setup ? {} : { given: flow.given }) }
}

/** That there are no entries is said in more than one way. */
function plainly(condition: Condition): Condition {
  if (condition.kind !== 'compare' || condition.left.kind !== 'count' || condition.operator !== '=')
    return condition
  const { left, right } = condition
  const none = right.kind === 'value' && right.value.type === 'number' && right.value.value === '0'
  return none && !left.where ? { kind: 'empty', subject: left.list } : condition
}

/** A branch takes the steps before it from the flow that it parts from. */
function stepsOf(flow: Flow, { flows }: RequirementModel): Flow['steps'] {
  const { branchesFrom: from } = flow
  const main = from && flows.find(({ id }) => id === from.flow && id !== flow.id)
  return main && !main.branchesFrom ? [...main.steps.slice(0, from.step), ...flow.steps] : flow.steps
}

/** One event after the other; what is seen belongs to the last of its step. */
function flatten(steps: Flow['steps']): { event: Event; effects: Effect[] }[] {
  const all: { event: Event; effects: Effect[] }[] = []
  for (const { events, effects } of steps) {
    const last = all.at(-1)
    if (events.length === 0 && last) last.effects = [...last.effects, ...effects]
    events.forEach((event, index) => all.push({ event, effects: index === events.length - 1 ? effects : [] }))
  }
  return all
}

function flowTurn(
  planner: Planner,
  before: World,
  event: Event,
  { effects, scope, decide }: { effects: Effect[]; scope: string; decide: boolean },
): Turn | undefined {
  const found = decide ? planner.turn(before, event) : undefined
  const after = found?.after ?? before
  const stated = effects.flatMap(
    (effect) => outcomeOf(planner.model, effect, { before, after, scope, event }) ?? [],
  )
  // How controls look at any time is no part of a scenario.
  const more = found?.outcomes.filter(({ kind }) => kind !== 'accepted' && kind !== 'control') ?? []
  if (stated.length > 0 && more.some((one) => stated.some((other) => contradicts(one, other))))
    return undefined
  const outcomes = [...new Map([...stated, ...more].map((one) => [JSON.stringify(one), one])).values()]
  return { before, event, outcomes, after: settled(after, stated), by: found?.by ?? [] }
}

function contradicts(one: Outcome, other: Outcome): boolean {
  if (one.kind === 'set' && other.kind === 'set')
    return one.subject === other.subject && JSON.stringify(one.to) !== JSON.stringify(other.to)
  if (one.kind === 'shows' && other.kind === 'hides') return one.text === other.text
  return one.kind === 'hides' && other.kind === 'shows' ? one.text === other.text : false
}

/** What the flow says holds from then on. */
function settled(world: World, stated: Outcome[]): World {
  const set = stated.flatMap((outcome) =>
    outcome.kind === 'set' ? [[outcome.subject, outcome.to] as const] : [],
  )
  return set.length === 0 ? world : { ...world, values: { ...world.values, ...Object.fromEntries(set) } }
}
