import type { Id, Rule } from '../requirement-model/index.ts'
import { hasPart, referencesOfCondition } from '../requirement-model/references.ts'

/**
 * The rules of a page without those that would leave undecided, or contradict, all that the same event brings about: what happens in a case that only
 * words tell, beside what else happens then, texts of one example of amounts that other rules work out, and what is shown as long as a list is empty of
 * which no rule says what fills it.
 */
export function withinReach(rules: readonly Rule[], lists: ReadonlySet<Id> = new Set()): Rule[] {
  const worked = new Set(
    rules.flatMap(({ then }) => then.flatMap((effect) => (effect.kind === 'set' ? [effect.subject] : []))),
  )
  const filled = new Set(
    rules.flatMap(({ then }) => then.flatMap((effect) => (effect.kind === 'adds' ? [effect.list] : []))),
  )
  return rules.filter(
    (rule) =>
      !isToldInWords(rule, rules) && !isExample(rule, worked) && !isOfUnfilled(rule, { lists, filled }),
  )
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

interface Lists {
  lists: ReadonlySet<Id>
  filled: ReadonlySet<Id>
}

const isOfUnfilled = ({ if: condition, then }: Rule, { lists, filled }: Lists): boolean =>
  condition !== undefined &&
  then.every(({ kind }) => kind === 'shows' || kind === 'hides') &&
  hasPart(condition, (part) => part.kind === 'empty' && lists.has(part.subject) && !filled.has(part.subject))
