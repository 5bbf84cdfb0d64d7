import type { LengthRange, Violation } from '../../requirements/facts/types.ts'
import { boundaryValues, partitionsAround, type Interval } from '../techniques/boundaries.ts'
import type { PartitionTest } from '../model.ts'
import { rangeName } from './number.ts'
import { boundary, validPartition, wrongPartition, type Unmarked } from './partition.ts'

/** Partitions and boundaries of a text length. The domain begins at 0 characters. */
export function lengthPartitions(
  label: string,
  range: LengthRange,
  { required, points = 2 }: { required?: boolean | undefined; points?: 2 | 3 } = {},
): Unmarked[] {
  const units = { min: BigInt(range.min), ...(range.max === undefined ? {} : { max: BigInt(range.max) }) }
  const { below, valid, above } = partitionsAround(units, { floor: 0n })
  const found = [
    validPartition(words(valid), `${label} has ${words(valid).replace(/^from /, '')}`, test(valid)),
  ]
  if (below?.max !== undefined && below.max > 0n) {
    const short = { min: 1n, max: below.max }
    found.push(wrongPartition(words(short), `${label} has ${words(short)}`, test(short), 'tooShort'))
  }
  if (above) found.push(wrongPartition(words(above), `${label} has ${words(above)}`, test(above), 'tooLong'))
  const edges = boundaryValues(
    [below, valid, above].filter((one) => one !== undefined),
    { points },
  )
  return [...found, ...edges.map((edge) => lengthBoundary(label, Number(edge), range, required))]
}

function words(interval: Interval): string {
  return `${rangeName(interval, String)} character${interval.max === 1n ? '' : 's'}`
}

function test({ min, max }: Interval): PartitionTest {
  return { kind: 'length', min: Number(min ?? 0n), ...(max === undefined ? {} : { max: Number(max) }) }
}

function lengthBoundary(label: string, value: number, range: LengthRange, required?: boolean): Unmarked {
  const counted = `${value} character${value === 1 ? '' : 's'}`
  const words = value === 0 ? `${label} is empty` : `${label} has ${counted}`
  return boundary(counted, words, { kind: 'lengthIs', value }, violationOf(value, range, required))
}

/** An input that the text calls optional may be empty whatever its minimum. */
function violationOf(value: number, { min, max }: LengthRange, required?: boolean): Violation | undefined {
  if (value === 0 && required !== undefined) return required ? 'empty' : undefined
  if (value < min) return 'tooShort'
  return max !== undefined && value > max ? 'tooLong' : undefined
}
