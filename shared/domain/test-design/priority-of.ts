import type { Priority } from '../test-cases/schema.ts'
import type { TestModel } from './model.ts'

/** The priority of the requirement that an item belongs to. */
export function priorityOf({ requirements }: TestModel, requirementId: string): Priority {
  return requirements.get(requirementId)?.priority ?? 'medium'
}
