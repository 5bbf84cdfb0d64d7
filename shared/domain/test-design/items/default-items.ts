import type { DefaultItem, Screen, TestModel } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'

/** An item for each input whose value before anybody touches it is stated. */
export function defaultItems({ id, parameters }: Screen, model: TestModel): DefaultItem[] {
  return parameters.flatMap((parameter): DefaultItem[] => {
    const value = parameter.constraints.default
    if (value === undefined) return []
    const requirementId = parameter.statedBy.default ?? parameter.origins[0] ?? ''
    return [
      {
        kind: 'default',
        id: `${requirementId}/${parameter.label}/partition/default ${value}`.slice(0, 390),
        technique: 'Equivalence Partitioning',
        requirementId,
        description: `${parameter.label} is left untouched and holds its default ${value === '%TODAY%' ? "today's date" : `"${value}"`}`,
        priority: priorityOf(model, requirementId),
        valid: true,
        screenId: id,
        parameterId: parameter.id,
        value,
      },
    ]
  })
}
