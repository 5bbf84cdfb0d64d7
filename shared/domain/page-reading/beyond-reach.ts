import type { Id, Rule } from '../requirement-model/index.ts'
import { hasPart, referencesOfCondition } from '../requirement-model/references.ts'

/**
 * The rules of a page without those that would leave undecided, or contradict, all that the same event brings about: what happens in a case that only
 * words tell, beside what else happens then, and texts of one example of amounts that other rules work out.
 */
export function withinReach(rules: readonly Rule[]): Rule[] {
  const worked = new Set(
    rules.flatMap(({ then }) => then.flatMap((effect) => (effect.kind === 'set' ? [effect.subject] : []))),
  )
  return rules.filter((rule) => !isToldInWords(rule, rules) && !isExample(rule, worked))
}

function isToldInWords({ id, when, if: condition }: Rule, rules: readonly Rule[]): boolean {
  if (!when || !condition || !hasPart(condition, ({ kind }) => kind === 'said')) return false
  return rules.some(
    (other) => other.id !== id && other.when?.action === when.action && other.when.target === when.target,
  )
}

function isExample({ when, if: condition, then }: Rule, worked: ReadonlySet<Id>): boolean {
  if (when || !condition || !then.every(({ kind }) => kind === 'shows')) return false
  const about = referencesOfCondition(condition)
  const isFixed = !hasPart(condition, (part) => part.kind === 'compare' && part.operator !== '=')
  return isFixed && about.length > 0 && about.every((id) => worked.has(id))
}
