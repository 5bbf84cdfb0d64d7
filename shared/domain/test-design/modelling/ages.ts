import { labelKey } from '../../requirements/facts/labels.ts'
import { bornBetween, isBirth } from '../../requirements/facts/temporal/dated-label.ts'
import { limitsLeft } from '../../requirements/facts/rules/rules.ts'
import type { Constraints, FieldFact } from '../../requirements/facts/types.ts'
import type { Parameter } from '../model.ts'
import { sameEnds } from './message-limits.ts'

/** "The customer must be 18 or older" limits the date of birth where that is what the form asks for; else nothing. */
export function agedBy(
  { label, constraints: { number } }: FieldFact,
  parameters: Parameter[],
): { parameter: Parameter; constraints: Constraints } | undefined {
  if (labelKey(label) !== 'age' || !number || parameters.some((one) => labelKey(one.label) === 'age'))
    return undefined
  const parameter = parameters.find((one) => isBirth(one.label))
  const born = bornBetween(number)
  return parameter && born ? { parameter, constraints: { temporal: born, format: 'date' } } : undefined
}

/** "If the customer is younger than 18" is about the date of birth whose limit is that age. */
export function agedTargets(parameters: Parameter[], condition: string): Parameter[] {
  if (/\btoo (?:young|old)\b/i.test(condition)) {
    const aged = parameters.filter(
      ({ label, constraints: { temporal, number } }) =>
        temporal?.byAge === true || (labelKey(label) === 'age' && number !== undefined),
    )
    return aged.length === 1 ? aged : []
  }
  const limits = /\b(?:young(?:er)?|old(?:er)?|ages?|years)\b/i.test(condition)
    ? limitsLeft(condition)
    : undefined
  const left = limits && bornBetween({ ...limits, numeric: false, whole: true })
  if (!left) return []
  return parameters.filter(
    ({ constraints: { temporal } }) => temporal?.byAge === true && sameEnds(left, temporal),
  )
}
