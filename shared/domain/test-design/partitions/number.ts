import { formatDecimal } from '../../numbers/decimal.ts'
import type { NumberRange } from '../../requirements/facts/types.ts'
import { boundaryValues, partitionsAround, type Interval } from '../techniques/boundaries.ts'
import type { PartitionTest } from '../model.ts'
import { boundary, validPartition, wrongPartition, type Unmarked } from './partition.ts'

/** Partitions and boundaries of a number, and what is no number where the text says that it must be one. */
export function numberPartitions(
  label: string,
  range: NumberRange,
  { points = 2 }: { points?: 2 | 3 } = {},
): Unmarked[] {
  const { scale, step, numeric, whole, floor, min, max } = range
  const write = (units: bigint) => formatDecimal(units, scale)
  const test = (interval: Interval): PartitionTest => ({ kind: 'number', ...interval, scale })
  const about = (interval: Interval) => ({
    name: rangeName(interval, write),
    words: `${label} is ${rangeName(interval, write)}`,
  })
  const found: Unmarked[] = []
  const between = betweenSteps(range)
  if (min === undefined && max === undefined)
    found.push(validPartition('a number', `${label} is a number`, test({})))
  else found.push(...ranges())
  if (between)
    found.push(
      wrongPartition(
        `not a multiple of ${write(step)}`,
        `${label} is not a multiple of ${write(step)}`,
        between,
        'any',
      ),
    )
  if (numeric)
    found.push(wrongPartition('not a number', `${label} is not a number`, { kind: 'notNumber' }, 'notNumber'))
  if (whole)
    found.push(
      wrongPartition(
        'not a whole number',
        `${label} is not a whole number`,
        { kind: 'notWhole' },
        'notWhole',
      ),
    )
  return found

  function ranges(): Unmarked[] {
    const { below, valid, above } = partitionsAround(range, {
      step,
      ...(floor === undefined ? {} : { floor }),
    })
    const edges = boundaryValues(
      [below, valid, above].filter((one) => one !== undefined),
      { step, points },
    )
    return [
      validPartition(about(valid).name, about(valid).words, test(valid)),
      ...(below ? [wrongPartition(about(below).name, about(below).words, test(below), 'below')] : []),
      ...(above ? [wrongPartition(about(above).name, about(above).words, test(above), 'above')] : []),
      ...edges.map((value) => numberBoundary(label, value, { ...range, scale })),
    ]
  }
}

/** What lies between two steps that the text states; nothing where the scale has no room for it. */
function betweenSteps({ stepped, step, min = 0n, max, scale }: NumberRange): PartitionTest | undefined {
  const room = step > 1n && (max === undefined || min + step / 2n < max)
  return stepped && room ? { kind: 'notMultiple', base: min, step, scale } : undefined
}

function numberBoundary(label: string, value: bigint, { min, max, scale }: NumberRange): Unmarked {
  const written = formatDecimal(value, scale)
  const violation =
    min !== undefined && value < min ? 'below' : max !== undefined && value > max ? 'above' : undefined
  return boundary(written, `${label} is ${written}`, { kind: 'numberIs', value, scale }, violation)
}

/** "from 18 to 120", "121 or more". */
export function rangeName({ min, max }: Interval, write: (units: bigint) => string): string {
  if (min !== undefined && max !== undefined)
    return min === max ? write(min) : `from ${write(min)} to ${write(max)}`
  return min !== undefined ? `${write(min)} or more` : `${write(max ?? 0n)} or less`
}
