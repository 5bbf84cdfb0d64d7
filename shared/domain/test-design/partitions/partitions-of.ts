import type { Constraints, LengthRange, NumberRange } from '../../requirements/facts/types.ts'
import type { Parameter } from '../model.ts'
import { classPartitions, choicePartitions, formatPartitions, patternPartitions } from './content.ts'
import { filePartitions } from './file.ts'
import { lengthPartitions } from './length.ts'
import { numberPartitions } from './number.ts'
import { otherPartitions } from './other-value.ts'
import type { Partition, Unmarked } from './partition.ts'
import { temporalPartitions } from './temporal.ts'
import { checkboxPartitions, filledIn, presencePartitions } from './presence.ts'

/**
 * Every partition and boundary that the text's constraints define for a parameter, valid and invalid. `points` says how many values
 * each boundary of a kind of constraint gets: two, unless three are asked for.
 */
export function partitionsOf(
  parameter: Parameter,
  { points = () => 2 }: { points?: (by: keyof Constraints) => 2 | 3 } = {},
): Partition[] {
  const { label, constraints } = parameter
  const {
    file,
    number,
    length,
    choices = [],
    format,
    contains = [],
    required,
    control,
    temporal,
    pattern,
  } = constraints
  if (control === 'checkbox') return marked('required', checkboxPartitions(label, required === true))
  return [
    ...marked('required', presencePartitions(label, constraints)),
    ...(number
      ? marked('number', numberPartitions(label, asAnswered(number, parameter), { points: points('number') }))
      : []),
    ...(temporal
      ? marked('temporal', temporalPartitions(label, temporal, { points: points('temporal') }))
      : []),
    ...(length
      ? marked(
          'length',
          lengthPartitions(label, filledLength(length, required), { required, points: points('length') }),
        )
      : []),
    ...marked('choices', [...choicePartitions(label, choices), ...otherPartitions(parameter)]),
    ...(file ? marked('file', filePartitions(label, file)) : []),
    ...(format ? marked('format', formatPartitions(label, format)) : []),
    ...(pattern ? marked('pattern', patternPartitions(label, pattern, length)) : []),
    ...marked('contains', classPartitions(label, contains)),
    ...marked('required', filledIn(label, constraints)),
  ]
}

/** "Anything else leads to …" behind a range of an amount ("0.01 to 500 EUR") also answers what is no number. */
function asAnswered(range: NumberRange, { messages }: Parameter): NumberRange {
  const answered = messages.some(({ violations }) => violations.includes('notNumber'))
  return answered && range.unit !== undefined && !range.numeric ? { ...range, numeric: true } : range
}

/** What must be filled in has at least one character. */
function filledLength(length: LengthRange, required?: boolean): LengthRange {
  return required === true && length.min === 0 ? { ...length, min: 1 } : length
}

function marked(by: keyof Constraints, partitions: Unmarked[]): Partition[] {
  return partitions.map((partition) => ({ ...partition, by }))
}
