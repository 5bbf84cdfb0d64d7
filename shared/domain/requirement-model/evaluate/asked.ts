import type { Effect, Event, Id, RequirementModel } from '../model.ts'
import type { Outcome, World } from '../world.ts'
import { scopeOf, submittedBy } from './events.ts'
import { knownOf } from './known.ts'
import { told } from './tell.ts'
import { Unknown } from './unknown.ts'

/** Whether somebody enters it, and it is neither given nor computed. */
export const isEntered = (model: RequirementModel, subject: Id): boolean =>
  knownOf(model).entered.has(subject)

/** Whether its value follows from others at any time. */
export const isDerived = (model: RequirementModel, subject: Id): boolean =>
  knownOf(model).derived.has(subject)

/** Whether an event hands over entries. */
export function submits(model: RequirementModel, event: Event): boolean {
  const known = knownOf(model)
  const world = { values: {}, lists: {} }
  const moment = { known, world, scope: scopeOf(known, event, world), event }
  return submittedBy(event, moment) !== undefined
}

/** What a person sees of an effect; nothing where there is nothing to see, or where a place of its text is not known. */
export function outcomeOf(
  model: RequirementModel,
  effect: Effect,
  { before, after, scope, event }: { before: World; after: World; scope: string; event: Event },
): Outcome | undefined {
  const seen = told(effect, { before: { known: knownOf(model), world: before, scope, event }, after })
  return seen instanceof Unknown ? undefined : seen
}
