import type { Scenario, ScenarioItem, TestModel, Threshold, ThresholdItem } from './model.ts'
import { priorityOf } from './priority-of.ts'

export function scenarioItem({ id, title, origins, exception }: Scenario, model: TestModel): ScenarioItem {
  const requirementId = origins[0] ?? ''
  return {
    kind: 'scenario',
    id: `${requirementId}/scenario/${title}`.slice(0, 400),
    technique: 'Use Case Testing',
    requirementId,
    description: `scenario: ${title}`,
    priority: priorityOf(model, requirementId),
    valid: !exception,
    scenarioId: id,
  }
}

/** A measured limit is one item; a number of attempts is the boundary pair below and at the limit. */
export function thresholdItems(
  { id, requirementId, statement, attempts }: Threshold,
  model: TestModel,
): ThresholdItem[] {
  const base = {
    kind: 'threshold' as const,
    requirementId,
    priority: priorityOf(model, requirementId),
    thresholdId: id,
  }
  if (attempts === undefined) {
    return [
      {
        ...base,
        id: `${requirementId}/threshold/${statement}`.slice(0, 400),
        technique: 'Checklist-based Testing',
        description: statement.replace(/\.$/, ''),
        valid: true,
      },
    ]
  }
  return [attempts - 1, attempts]
    .filter((times) => times > 0)
    .map((times) => ({
      ...base,
      id: `${requirementId}/failed attempts/boundary/${times}`,
      technique: 'Boundary Value Analysis',
      description: `${times} failed attempts`,
      valid: times < attempts,
      times,
    }))
}
