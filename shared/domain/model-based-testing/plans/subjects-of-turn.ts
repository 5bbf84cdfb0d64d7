import {
  isEntered,
  submits,
  type Id,
  type RequirementModel,
  type Rule,
} from '../../requirement-model/index.ts'
import { referencesOfCondition, referencesReadByEffect } from '../../requirement-model/references.ts'
import { asksWhetherValid, isLimit } from '../items/conditions.ts'
import type { Item } from '../items/item.ts'
import type { Turn } from './plan.ts'

interface Known {
  model: RequirementModel
  rules: ReadonlyMap<Id, Rule>
  /** The entries of the section's form. */
  form: readonly Id[]
}

/**
 * The subjects that a case of a turn has to mention: those that its items and the deciding rules read, and all entries of the form where the
 * turn submits it.
 */
export function subjectsOfTurn(items: readonly Item[], turn: Turn, { model, rules, form }: Known): Id[] {
  const demanded = items.flatMap(({ demands }) =>
    demands.flatMap(({ condition }) => referencesOfCondition(condition)),
  )
  const decided = turn.by.flatMap((id) => {
    const rule = rules.get(id)
    if (!rule) return []
    return [...(rule.if ? referencesOfCondition(rule.if) : []), ...rule.then.flatMap(referencesReadByEffect)]
  })
  const [first] = items
  const handed = submits(model, turn.event) && turn.event.target !== undefined
  const judges = (id: Id) => {
    const rule = rules.get(id)
    return rule !== undefined && (isLimit(rule) || asksWhetherValid(rule.if) || readsEntries(model, rule))
  }
  const isSubmission = first && (first.rule === '' || [first.rule, ...turn.by].some(judges))
  // What only shows while entries are made needs no others.
  const isLook = turn.event.action === 'leave' && turn.event.target === undefined
  const whole = first && !isLook && (handed || isSubmission || demanded.some((id) => form.includes(id)))
  return [...new Set([...(whole ? form : []), ...demanded, ...decided])]
}

/** Whether a rule reacts to entries when they are submitted. */
function readsEntries(model: RequirementModel, { when, kind, if: condition }: Rule): boolean {
  if (when || kind === 'constraint' || kind === 'transition' || !condition) return false
  return referencesOfCondition(condition).some((id) => isEntered(model, id))
}
