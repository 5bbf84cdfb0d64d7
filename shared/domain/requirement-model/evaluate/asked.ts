import type { Event, Id, RequirementModel, Rule } from '../model.ts'
import { scopeOf, submittedBy } from './events.ts'
import { knownOf } from './known.ts'

/** Whether somebody enters it, and it is neither given nor computed. */
export const isEntered = (model: RequirementModel, subject: Id): boolean =>
  knownOf(model).entered.has(subject)

/** Whether a refusal says that it has to be entered. */
export const isRequired = (model: RequirementModel, subject: Id): boolean =>
  knownOf(model).required.has(subject)

/** Whether the text says that it may be left empty. */
export const isAllowedEmpty = (model: RequirementModel, subject: Id): boolean =>
  knownOf(model).subjects.get(subject)?.optional === true

/** Whether what a rule answers does not happen: a limit, or a rule that says so. */
export const refuses = (rule: Rule): boolean =>
  rule.kind === 'constraint' || rule.then.some((effect) => effect.kind === 'refused')

/** Whether an event hands over entries. */
export function submits(model: RequirementModel, event: Event): boolean {
  const known = knownOf(model)
  const moment = { known, world: { values: {}, lists: {} }, scope: scopeOf(known, event), event }
  return submittedBy(event, moment) !== undefined
}
