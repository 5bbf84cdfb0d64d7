import type { Scope } from '../test-cases/schema.ts'
import type { Item, TestModel } from './model.ts'

const interfaces = /\b(?:API|endpoint|REST|GraphQL|HTTP|status code|GET|POST|PUT|PATCH|DELETE)\b/

/** Items that a scope asks for: a quality scope takes requirements of its category, `api` those that speak of an interface. */
export function inScope(items: Item[], scope: Scope, { requirements }: TestModel): Item[] {
  if (scope === 'full' || scope === 'requirements' || scope === 'user-stories') return items
  return items.filter(({ kind, requirementId }) => {
    if (kind === 'api' && scope === 'api') return true
    const requirement = requirements.get(requirementId)
    if (!requirement) return false
    return scope === 'api' ? interfaces.test(requirement.statement) : requirement.category === scope
  })
}
