import type { Condition, Event, Expression, Id, RequirementModel } from '../model.ts'
import { meet } from '../scopes.ts'
import type { Value } from '../values.ts'
import type { World } from '../world.ts'
import { judge } from './holds.ts'
import { knownOf } from './known.ts'
import type { Submitter } from './submitters.ts'
import { Unknown } from './unknown.ts'
import { valueIn } from './value-of.ts'

export { evaluate } from './evaluate.ts'
export { isDerived, isEntered, outcomeOf, submits } from './asked.ts'
export { onlyControls } from './known.ts'
export { replay, type Replay } from './replay.ts'
export { startOf, worldWhere } from './start.ts'

interface Asked {
  /** The section that it is asked for. */
  scope?: string
  /** What just happened. */
  event?: Event
}

/** Whether a condition holds; 'undecided' where a value that it needs is not known, unless the rest decides. */
export function holds(
  condition: Condition,
  world: World,
  model: RequirementModel,
  { scope = '', event }: Asked = {},
): boolean | 'undecided' {
  const truth = judge(condition, { known: knownOf(model), world, scope, ...(event ? { event } : {}) })
  return truth instanceof Unknown ? 'undecided' : truth
}

/** What an expression comes to; 'undecided' where a value that it needs is not known, or where it has no end as a decimal. */
export function valueOf(
  expression: Expression<Id>,
  world: World,
  model: RequirementModel,
  { scope = '', event }: Asked = {},
): Value | 'undecided' {
  const value = valueIn(expression, { known: knownOf(model), world, scope, ...(event ? { event } : {}) })
  return value instanceof Unknown ? 'undecided' : value
}

/** What hands over the entries of a section: events that do so, with the entries (all, where none are named). */
export const submittersOf = (model: RequirementModel, scope: string): Submitter[] =>
  knownOf(model).submitters.filter((one) => meet(one.scope, scope))
