import type { TestType } from '../../test-cases/schema.ts'
import type { RequirementCategory } from '../../test-generation/requirements/schema.ts'
import type { Fact } from '../facts/types.ts'

const subcategories: [Fact['kind'], string][] = [
  ['threshold', 'quality threshold'],
  ['transition', 'state transition'],
  ['rule', 'business rule'],
  ['scenario', 'scenario'],
  ['field', 'input validation'],
  ['message', 'error message'],
  ['success', 'outcome'],
]

export function subcategoryOf(facts: Fact[], statement: string): string {
  if (/^\s*as an?\b/i.test(statement)) return 'user story'
  return subcategories.find(([kind]) => facts.some((fact) => fact.kind === kind))?.[1] ?? 'behaviour'
}

export function suggestedTypeOf(category: RequirementCategory, facts: Fact[]): TestType {
  if (category === 'performance' || category === 'accessibility') return category
  const bounded = facts.some(
    (fact) => fact.kind === 'field' && (fact.constraints.number ?? fact.constraints.length),
  )
  if (bounded) return 'boundary'
  if (facts.some((fact) => fact.kind === 'message')) return 'negative'
  return category === 'security' ? 'security' : 'functional'
}
