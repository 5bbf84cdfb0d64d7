import { withStep } from '../../requirements/facts/quantities/ranges.ts'
import type { Constraints, Violation } from '../../requirements/facts/types.ts'
import type { Message, Parameter } from '../model.ts'

/** Adds what a later sentence says about an input; what was said first stays, but required or optional follows the last word. */
export function extend(parameter: Parameter, more: Constraints, requirementId: string | undefined): void {
  repeat(parameter, more, requirementId)
  for (const what of ['number', 'length', 'choices', 'temporal'] as const) {
    const stated = parameter.statedBy[what]
    const differs =
      stated !== undefined &&
      more[what] !== undefined &&
      !(what === 'number' && (isUnbounded(more.number) || isUnbounded(parameter.constraints.number))) &&
      boundsOf(more[what]) !== boundsOf(parameter.constraints[what])
    if (differs && requirementId) parameter.conflicts.push({ requirementId, with: stated, what })
  }
  const said = parameter.statedBy.required
  const turned = more.required !== undefined && parameter.constraints.required === !more.required
  if (said !== undefined && turned && requirementId && said !== requirementId)
    parameter.conflicts.push({ requirementId, with: said, what: 'required' })
  parameter.statedBy = { ...statedBy(more, requirementId), ...parameter.statedBy }
  const number = joined(parameter.constraints.number, more.number)
  const { file } = parameter.constraints
  parameter.constraints = {
    ...more,
    ...parameter.constraints,
    ...(number ? { number } : {}),
    // One sentence says which types an upload takes, another how large they may be.
    ...(file ? { file: { ...more.file, ...file } } : {}),
    ...(more.required === undefined ? {} : { required: more.required }),
  }
  if (requirementId && !parameter.origins.includes(requirementId)) parameter.origins.push(requirementId)
}

type Numbers = Constraints['number']

/** A step without bounds adds to a range; a second range does not. */
function joined(known: Numbers, more: Numbers): Numbers {
  if (known && more && isStep(more)) return withStep(known, more)
  if (known && more && isStep(known)) return withStep(more, known)
  // "A whole number" and "1 to 5" say two things about one value.
  if (known && more && isUnbounded(more)) return kindOf(known, more)
  if (known && more && isUnbounded(known)) return kindOf(more, known)
  return known ?? more
}

function kindOf(bounds: NonNullable<Numbers>, said: NonNullable<Numbers>): NonNullable<Numbers> {
  const whole = bounds.whole || (said.whole && bounds.scale === 0)
  return { ...bounds, numeric: bounds.numeric || said.numeric, whole }
}

function isUnbounded(number: Numbers): boolean {
  return number !== undefined && number.min === undefined && number.max === undefined
}

function isStep(number: Numbers): boolean {
  return number?.stepped === true && number.min === undefined && number.max === undefined
}

/** What a constraint allows, as a key for comparison. */
function boundsOf(
  constraint:
    | Constraints['number']
    | Constraints['length']
    | Constraints['choices']
    | Constraints['temporal'],
): string {
  if (constraint === undefined || Array.isArray(constraint)) return (constraint ?? []).toSorted().join('\n')
  if ('of' in constraint) return JSON.stringify([constraint.min, constraint.max])
  return `${constraint.min ?? ''} ${constraint.max ?? ''}`
}

export function repeat(
  parameter: Parameter,
  constraints: Constraints,
  requirementId: string | undefined,
): void {
  if (requirementId) parameter.repeats.push({ requirementId, keys: Object.keys(constraints) })
}

/** What only some wrong characters bring about may be narrowed by the characters that a message names. */
export function ofCharacters(violations: Violation[]): boolean {
  return violations.some((one) => one === 'missingClass' || one === 'format' || one === 'notNumber')
}

/** The same message again: it answers what either sentence says. */
export function addTo(known: Message, { violations, requirementId, only }: Message): void {
  const [before, now] = [ofCharacters(known.violations), ofCharacters(violations)]
  if (before && now && (known.only === undefined || only === undefined)) delete known.only
  else if (only !== undefined) known.only = known.only === undefined ? only : `${known.only}|${only}`
  known.violations = [...new Set([...known.violations, ...violations])]
  known.repeatedBy.push(requirementId)
}

export function statedBy(constraints: Constraints, requirementId: string | undefined): Parameter['statedBy'] {
  return requirementId === undefined
    ? {}
    : Object.fromEntries(Object.keys(constraints).map((key) => [key, requirementId]))
}
