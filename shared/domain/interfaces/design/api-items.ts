import { priorityOf, type Ranked } from '../../test-cases/priority-of.ts'
import type { Technique } from '../../test-cases/draft.ts'
import { causesOf } from './causes.ts'
import type { ApiInput, ApiItem, ApiTarget } from './model.ts'
import { partition } from './values/partition.ts'
import { partitionsOfInput } from './values/partitions-of-input.ts'

/** Items of one operation: the request as it is meant, each partition and boundary of each input, each status that can be provoked. */
export function apiItems(target: ApiTarget, model: Ranked): ApiItem[] {
  const values = target.inputs.flatMap((input) => inputItems(target, input, model))
  const answers = causesOf(target).map(({ aim, description, requirementId, technique }): ApiItem => ({
    ...base(target, requirementId, technique, model),
    id: `${requirementId}/${target.id}/status/${description}`.slice(0, 390),
    description: `${target.id}: ${description}`,
    valid: false,
    aim,
  }))
  return [mainItem(target, model), ...values, ...answers]
}

function base(
  { id: operationId }: ApiTarget,
  requirementId: string,
  technique: Technique,
  model: Ranked,
): Pick<ApiItem, 'kind' | 'operationId' | 'requirementId' | 'technique' | 'priority'> {
  return { kind: 'api', operationId, requirementId, technique, priority: priorityOf(model, requirementId) }
}

function mainItem(target: ApiTarget, model: Ranked): ApiItem {
  const what =
    target.operation.kind === 'document' ? 'a document that the schema allows' : 'an allowed request'
  return {
    ...base(target, target.requirementId, partition, model),
    id: `${target.requirementId}/${target.id}/allowed`.slice(0, 390),
    description: `${target.id}: ${what}`,
    valid: true,
    aim: { kind: 'main' },
  }
}

function inputItems(target: ApiTarget, input: ApiInput, model: Ranked): ApiItem[] {
  return partitionsOfInput(input).map(({ name, technique, test, rule, minor, statedAt }) => {
    const requirementId = target.parts.get(statedAt ?? -1) ?? input.requirementId
    const kind = technique === 'Boundary Value Analysis' ? 'boundary' : 'partition'
    return {
      ...base(target, requirementId, technique, model),
      id: `${requirementId}/${target.id}/${input.label}/${kind}/${name}`.slice(0, 390),
      description: `${input.label}: ${name}`,
      valid: rule === undefined,
      label: input.label,
      partition: name,
      aim: { kind: 'value', input, test, ...(rule ? { rule } : {}) },
      ...(minor ? { priority: 'low' as const } : {}),
    }
  })
}
