import type { Machine, TestModel } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'
import type { Gap } from '../../test-generation/schema.ts'

/** Cells of a state table for which the text names several next states, in words. */
export function conflictsOf({ entity, conflicts = [] }: Machine): { requirementId: string; text: string }[] {
  return conflicts.map(({ from, event, to, requirementId }) => ({
    requirementId,
    text: `the ${entity} in the state ${from} has several next states for “${event}”: ${to.join(' and ')}`,
  }))
}

/** Contradictory cells as gaps; none of them gets a case. */
export function conflictGaps(model: TestModel): Omit<Gap, 'gapId'>[] {
  return model.machines.flatMap((machine) =>
    conflictsOf(machine).map(({ requirementId, text }) => ({
      requirementRef: requirementId,
      technique: 'State Transition Testing',
      coverageItem: `${requirementId}/${machine.entity}/contradiction/${text}`.slice(0, 400),
      description: text,
      priority: priorityOf(model, requirementId),
    })),
  )
}
