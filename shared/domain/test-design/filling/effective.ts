import type { Constraints } from '../../requirements/facts/types.ts'
import { allowed, satisfies } from '../check/satisfies.ts'
import type { Conditional, Parameter, Screen } from '../model.ts'

/** Whether a condition holds for the literals of a case. */
export function holds({ when }: Conditional, valueOf: (id: string) => string | undefined): boolean {
  return satisfies(valueOf(when.parameterId) ?? '', when.test) !== when.negated
}

/** What an input takes where a condition holds or not: required only under a condition means optional without it. */
export function under(base: Constraints, { constraints, otherwise }: Conditional, met: boolean): Constraints {
  if (met) return { ...base, ...constraints }
  const optional = otherwise !== undefined || constraints.required === true
  return optional ? { ...base, required: base.required ?? false } : base
}

/** What an input takes among the other literals of a case. */
export function effective(
  parameter: Parameter,
  { conditionals = [] }: Screen,
  valueOf: (id: string) => string | undefined,
): Constraints {
  return conditionals
    .filter(({ parameterId }) => parameterId === parameter.id)
    .reduce((base, one) => under(base, one, holds(one, valueOf)), parameter.constraints)
}

/** An input that the page does not show where its condition does not hold. */
export function isHidden(
  parameter: Parameter,
  { conditionals = [] }: Screen,
  valueOf: (id: string) => string | undefined,
): boolean {
  return conditionals.some(
    (one) => one.parameterId === parameter.id && one.otherwise === 'hidden' && !holds(one, valueOf),
  )
}

/** The condition under which one of the given literals is wrong, in words; inputs without a literal are not looked at. */
export function refusedUnder(
  { parameters, conditionals = [] }: Screen,
  valueOf: (id: string) => string | undefined,
): string | undefined {
  return conditionals.find((one) => {
    const value = valueOf(one.parameterId)
    const parameter = parameters.find(({ id }) => id === one.parameterId)
    const decided = valueOf(one.when.parameterId) !== undefined && holds(one, valueOf)
    return value && parameter && decided && !allowed(value, under(parameter.constraints, one, true))
  })?.words
}
