import type { Parameter } from '../model.ts'
import { wrongPartition, type Unmarked } from './partition.ts'

const number = /^-?\d+(?:\.\d+)?$/

/**
 * A value outside a list, where one can be typed: a selection offers none. Texts seldom say how a value is entered, so a message about
 * values that are not allowed, or about wrong values of a list of numbers, says it.
 */
export function otherPartitions({ label, constraints, messages }: Parameter): Unmarked[] {
  const { choices, control } = constraints
  if (!choices || (control !== undefined && control !== 'textbox')) return []
  const numbers = choices.every((value) => number.test(value))
  const typed =
    control === 'textbox' ||
    messages.some(
      ({ violations }) => violations.includes('notAllowed') || (numbers && violations.includes('any')),
    )
  if (!typed) return []
  const words = `another value than ${choices.slice(0, 6).join(', ')}${choices.length > 6 ? ' …' : ''}`
  return [wrongPartition(words, `${label} is ${words}`, { kind: 'otherThan', values: choices }, 'notAllowed')]
}

/** A literal beside the list: a number behind the largest, else a word that is not in it. */
export function otherLiteral(values: string[]): string | undefined {
  if (values.every((value) => number.test(value)))
    return String(Math.floor(Math.max(...values.map(Number))) + 1)
  return ['Other', 'Unlisted', 'Elsewhere'].find((one) => !values.includes(one))
}
