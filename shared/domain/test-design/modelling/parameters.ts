import type { Constraints } from '../../requirements/facts/types.ts'
import type { Message, Parameter } from '../model.ts'

/** Adds what a later sentence says about an input; what was said first stays, but required or optional follows the last word. */
export function extend(parameter: Parameter, more: Constraints, requirementId: string | undefined): void {
  repeat(parameter, more, requirementId)
  parameter.statedBy = { ...statedBy(more, requirementId), ...parameter.statedBy }
  parameter.constraints = {
    ...more,
    ...parameter.constraints,
    ...(more.required === undefined ? {} : { required: more.required }),
  }
  if (requirementId && !parameter.origins.includes(requirementId)) parameter.origins.push(requirementId)
}

export function repeat(
  parameter: Parameter,
  constraints: Constraints,
  requirementId: string | undefined,
): void {
  if (requirementId) parameter.repeats.push({ requirementId, keys: Object.keys(constraints) })
}

/** The same message again: it answers what either sentence says. */
export function addTo(known: Message, { violations, requirementId }: Message): void {
  known.violations = [...new Set([...known.violations, ...violations])]
  known.repeatedBy.push(requirementId)
}

export function statedBy(constraints: Constraints, requirementId: string | undefined): Parameter['statedBy'] {
  return requirementId === undefined
    ? {}
    : Object.fromEntries(Object.keys(constraints).map((key) => [key, requirementId]))
}
