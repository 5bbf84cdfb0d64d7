import type { Scenario, ScenarioItem, TestModel, Threshold, ThresholdItem } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'

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
  { id, requirementId, statement, attempts, window, lasting }: Threshold,
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
  const phase = (name: 'spread' | 'over', description: string): ThresholdItem => ({
    ...base,
    id: `${requirementId}/failed attempts/partition/${description}`.slice(0, 400),
    technique: 'Equivalence Partitioning',
    description,
    valid: true,
    times: attempts,
    phase: name,
  })
  const boundary = [attempts - 1, attempts]
    .filter((times) => times > 0)
    .map((times): ThresholdItem => ({
      ...base,
      id: `${requirementId}/failed attempts/boundary/${times}`,
      technique: 'Boundary Value Analysis',
      description: `${times} failed attempts`,
      valid: times < attempts,
      times,
    }))
  return [
    ...boundary,
    ...(window && attempts > 1
      ? [phase('spread', `${attempts} failed attempts in more than ${spoken(window)}`)]
      : []),
    ...(lasting
      ? [phase('over', `the right value more than ${spoken(lasting)} after ${attempts} failed attempts`)]
      : []),
  ]
}

function spoken({ amount, unit }: { amount: number; unit: string }): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}
