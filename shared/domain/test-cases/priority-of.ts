import type { Priority } from './schema.ts'

/** Requirements by their ids, as far as priorities go. */
export interface Ranked {
  requirements: ReadonlyMap<string, { priority: Priority }>
}

/** The priority of the requirement that an item belongs to. */
export function priorityOf({ requirements }: Ranked, requirementId: string): Priority {
  return requirements.get(requirementId)?.priority ?? 'medium'
}
