import { labelKey } from '../../requirements/facts/labels.ts'
import type { InputItem, Parameter, Screen, TestModel } from '../model.ts'
import { typicalLiteral } from '../literals/literal-for.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'

/** The input whose value another one must repeat. */
export function repeatedBy(parameter: Parameter, parameters: Parameter[]): Parameter | undefined {
  if (parameter.constraints.equals === undefined) return undefined
  const key = labelKey(parameter.constraints.equals)
  return parameters.find((one) => one !== parameter && labelKey(one.label) === key)
}

/** What a case enters: its own value, the one it repeats, else a typical one. */
export function entered(
  parameter: Parameter,
  parameters: Parameter[],
  values: Map<string, string>,
): string | undefined {
  const other = repeatedBy(parameter, parameters)
  const repeated = other && (values.get(other.id) ?? typicalLiteral(other))
  return values.get(parameter.id) ?? repeated ?? typicalLiteral(parameter)
}

/** An allowed value that differs from the one to be repeated. */
export function differenceItems(screen: Screen, parameter: Parameter, model: TestModel): InputItem[] {
  const other = repeatedBy(parameter, screen.parameters)
  const typical = other && typicalLiteral(other)
  if (!other || typical === undefined) return []
  const requirementId = parameter.statedBy.equals ?? parameter.origins[0] ?? ''
  return [
    {
      kind: 'input',
      id: `${requirementId}/${parameter.label}/partition/differs from ${other.label}`.slice(0, 390),
      technique: 'Equivalence Partitioning',
      requirementId,
      description: `${parameter.label} differs from ${other.label}`,
      priority: priorityOf(model, requirementId),
      valid: false,
      screenId: screen.id,
      parameterId: parameter.id,
      label: parameter.label,
      partition: `differs from ${other.label}`,
      test: { kind: 'literalIs', value: `${typical}x` },
      violation: 'relation',
    },
  ]
}
