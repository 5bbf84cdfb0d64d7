import type { Condition, Rule } from '../../requirement-model/index.ts'
import { hasPart } from '../../requirement-model/references.ts'
import type { TestType } from '../../test-cases/schema.ts'
import type { subcategories } from './classify.ts'
import type { Elements } from './elements.ts'
import type { RequirementCategory } from '../../requirement-reading/requirement-schema.ts'

/** What kind of thing a requirement is, by what was read from it. */
export function subcategoryOf(
  { rules, flows, measures, subjects }: Elements,
  statement: string,
): (typeof subcategories)[number] {
  if (/^\s*as an?\b/i.test(statement)) return 'user story'
  if (measures.length > 0) return 'quality threshold'
  if (rules.some(({ kind }) => kind === 'transition')) return 'state transition'
  if (rules.some(({ kind }) => kind === 'decision' || kind === 'computation')) return 'business rule'
  if (flows.length > 0) return 'scenario'
  if (rules.some(isMessage)) return 'error message'
  if (subjects.length > 0 || rules.some(({ kind }) => kind === 'constraint')) return 'input validation'
  return rules.length > 0 ? 'outcome' : 'behaviour'
}

/** Only a message: the limit that it answers stands elsewhere. */
const isMessage = ({ kind, then }: Rule): boolean =>
  kind === 'constraint' && then.some((effect) => effect.kind === 'shows')

export function suggestedTypeOf(category: RequirementCategory, { rules }: Elements): TestType {
  if (category === 'performance' || category === 'accessibility') return category
  if (rules.some((rule) => rule.kind === 'constraint' && rule.if && hasPart(rule.if, isOrdered)))
    return 'boundary'
  if (rules.some(({ kind }) => kind === 'constraint')) return 'negative'
  return category === 'security' ? 'security' : 'functional'
}

const isOrdered = (condition: Condition): boolean =>
  condition.kind === 'compare' && condition.operator !== '=' && condition.operator !== '!='
