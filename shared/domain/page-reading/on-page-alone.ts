import {
  isDerived,
  type Condition,
  type Id,
  type RequirementModel,
  type Rule,
} from '../requirement-model/index.ts'
import { referencesOfCondition } from '../requirement-model/references.ts'
import { without } from '../requirement-model/without.ts'

/**
 * The model without facts that nobody enters on the page and nothing on it works out: what is said of them is for a person, and must not take other cases
 * along. A field that no look has come to stays empty, so that a limit which asks for it refuses what it depends on: "from 1,000 on an ID number".
 */
export function onPageAlone(model: RequirementModel): RequirementModel {
  const facts = model.subjects.filter(
    ({ id, given, kind }) => given && kind !== 'state' && kind !== 'list' && !isDerived(model, id),
  )
  if (facts.length === 0) return model
  const unknown = new Set(facts.map(({ id }) => id))
  const unseen = new Set(facts.flatMap(({ id, unseen: isUnseen }) => (isUnseen ? [id] : [])))
  const rules = model.rules.map((rule) => leftEmpty(rule, { unseen, unknown }))
  return without({ ...model, rules }, unknown)
}

interface Facts {
  unseen: ReadonlySet<Id>
  unknown: ReadonlySet<Id>
}

function leftEmpty(rule: Rule, facts: Facts): Rule {
  if (rule.kind !== 'constraint' || !rule.if) return rule
  if (!referencesOfCondition(rule.if).some((id) => facts.unseen.has(id))) return rule
  const remaining = whenEmpty(rule.if, facts)
  return typeof remaining === 'string' ? rule : { ...rule, if: remaining }
}

/** What is left of a condition with the unseen fields empty; of several ways those that are known. */
function whenEmpty(condition: Condition, facts: Facts): Condition | 'holds' | 'unknown' {
  switch (condition.kind) {
    case 'empty':
      if (facts.unseen.has(condition.subject)) return 'holds'
      break
    case 'all': {
      const parts = condition.of.map((part) => whenEmpty(part, facts))
      if (parts.includes('unknown')) return 'unknown'
      return joined('all', parts)
    }
    case 'any': {
      const parts = condition.of.map((part) => whenEmpty(part, facts)).filter((part) => part !== 'unknown')
      if (parts.length === 0) return 'unknown'
      return parts.includes('holds') ? 'holds' : joined('any', parts)
    }
    default:
  }
  return referencesOfCondition(condition).some((id) => facts.unknown.has(id)) ? 'unknown' : condition
}

function joined(kind: 'all' | 'any', parts: readonly (Condition | string)[]): Condition | 'holds' {
  const of = parts.filter((part) => typeof part !== 'string')
  const [only, ...more] = of
  if (!only) return 'holds'
  return more.length === 0 ? only : { kind, of }
}
