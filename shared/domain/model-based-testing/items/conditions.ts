import {
  onlyControls,
  submittersOf,
  type Condition,
  type Event,
  type Id,
  type RequirementModel,
  type Rule,
} from '../../requirement-model/index.ts'
import { hasPart, referencesOfCondition, referencesReadByEffect } from '../../requirement-model/references.ts'
import type { Demand } from './item.ts'

/** A part of a condition that has no parts, and what must hold beside it so that it alone decides. */
export interface Leaf {
  atom: Condition
  masks: Demand[]
  /** Whether the whole condition is the opposite of this part. */
  negated: boolean
}

/** The parts of a condition. Limits of one and the same thing do not mask each other: where one is broken, the other is kept. */
export function leavesOf(condition: Condition, negated = false, masks: Demand[] = []): Leaf[] {
  if (condition.kind === 'not') return leavesOf(condition.of, !negated, masks)
  if (condition.kind !== 'all' && condition.kind !== 'any') return [{ atom: condition, masks, negated }]
  const holds = condition.kind === 'all'
  return condition.of.flatMap((part) => {
    const about = (one: Condition) => [...new Set(referencesOfCondition(one))].join()
    const beside = condition.of.filter((other) => other !== part && about(other) !== about(part))
    return leavesOf(part, negated, [...masks, ...beside.map((other) => ({ condition: other, holds }))])
  })
}

export function asksWhetherValid(condition: Condition | undefined): boolean {
  return condition !== undefined && hasPart(condition, ({ kind }) => kind === 'valid')
}

/** Whether a rule says what is wrong with an entry. */
export function isLimit({ kind, closes, if: broken }: Rule): boolean {
  return kind === 'constraint' && closes === undefined && broken !== undefined && !asksWhetherValid(broken)
}

/** A fact that always holds ("the lending period is 28 days"): nothing that anybody does brings it about. */
export function isConstant(rule: Rule): boolean {
  if (rule.when || rule.if || rule.closes !== undefined) return false
  return rule.then.every((effect) => effect.kind === 'set' && referencesReadByEffect(effect).length === 0)
}

export function sameEvent(a: Event, b: Event): boolean {
  return a.action === b.action && a.target === b.target && a.name === b.name && a.actor === b.actor
}

/** What has these entries of a section judged: the control that hands them over, or all of the section; else just submitting. */
export function submissionOf(model: RequirementModel, scope: string, ids: Id[] = []): Event {
  const here = submittersOf(model, scope)
  const mine = here.find(({ entries }) => entries && ids.length > 0 && ids.every((id) => entries.has(id)))
  return (mine ?? here.find(({ entries }) => !entries) ?? here[0])?.event ?? { action: 'submit' }
}

export function eventOf(model: RequirementModel, rule: Rule): Event {
  if (onlyControls(rule)) return { action: 'leave' }
  const asked = rule.if ? referencesOfCondition(rule.if) : []
  return rule.when ?? submissionOf(model, rule.scope, asked)
}
