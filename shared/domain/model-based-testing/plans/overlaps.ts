import type { RequirementModel, Rule } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { isLimit, sameEvent } from '../items/conditions.ts'
import type { Demand, Item } from '../items/item.ts'
import type { Turn } from './plan.ts'

/** The other rules that react to the event of an item, each with a visible effect of its own. */
export function overlapping({ rules }: RequirementModel, item: Item, { by }: Turn): Rule[] {
  const tried = rules.find(({ id }) => id === item.rule)
  if (!item.decides || !tried || !reacts(tried, item)) return []
  return rules.filter((rule) => rule.id !== item.rule && by.includes(rule.id) && reacts(rule, item))
}

const reacts = (rule: Rule, { event }: Item): boolean =>
  rule.when !== undefined &&
  rule.if !== undefined &&
  rule.table === undefined &&
  !isLimit(rule) &&
  sameEvent(rule.when, event) &&
  rule.then.some(({ kind }) => kind === 'shows')

/** Demands that none of the rules reacts. */
export const silent = (rules: readonly Rule[]): Demand[] =>
  rules.flatMap(({ if: condition }) => (condition ? [{ condition, holds: false }] : []))

/** Whether rules show different messages for the same entries, so the text does not say which one is shown. */
export function isAmbiguous({ rules }: RequirementModel, item: Item, others: readonly Rule[]): boolean {
  const tried = rules.find(({ id }) => id === item.rule)
  const message = tried && messageOf(tried)
  if (!tried?.if || message === undefined) return false
  const entries = new Set(referencesOfCondition(tried.if))
  return others.some((rule) => {
    const other = messageOf(rule)
    const isShared = rule.if !== undefined && referencesOfCondition(rule.if).some((id) => entries.has(id))
    return isShared && other !== undefined && other !== message
  })
}

function messageOf({ then }: Rule): string | undefined {
  const shown = then.find((effect) => effect.kind === 'shows' && effect.as === 'message')
  return shown && JSON.stringify(shown)
}
