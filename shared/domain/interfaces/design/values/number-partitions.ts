import { formatDecimal } from '../../../numbers/decimal.ts'
import type { ApiSchema } from '../../reading/types.ts'
import { gridOf, toNumber, typicalNumber, type Grid } from './numbers.ts'
import { boundary, partition, withValue, type ValuePartition } from './partition.ts'

const tooBig = 'the number cannot be written exactly in JSON'

/** Partitions and two-value boundaries of a number: in range, below, above, not a multiple, not whole. */
export function numberPartitions(schema: ApiSchema): ValuePartition[] {
  const grid = gridOf(schema)
  const { low, high, step, scale } = grid
  if (low !== undefined && high !== undefined && low > high) return []
  const at = (units: bigint, one: Omit<ValuePartition, 'name' | 'test'>, name: string): ValuePartition =>
    withValue(
      { ...one, name, test: { kind: 'numberIs', value: units, scale } },
      toNumber(units, scale),
      tooBig,
    )
  const edges = [
    ...(low === undefined
      ? []
      : [at(low - step, { technique: boundary, rule: 'minimum' }, written(low - step, scale))]),
    ...[low, high].flatMap((edge, index) =>
      edge === undefined || (index === 1 && edge === low)
        ? []
        : [at(edge, { technique: boundary }, written(edge, scale))],
    ),
    ...(high === undefined
      ? []
      : [at(high + step, { technique: boundary, rule: 'maximum' }, written(high + step, scale))]),
  ]
  return [
    ...ranges(grid),
    ...edges,
    ...between(grid),
    ...(schema.types.includes('number') ? [] : [notWhole(grid)]),
  ]
}

function ranges(grid: Grid): ValuePartition[] {
  const { low, high, step, scale } = grid
  const typical = typicalNumber(grid)
  const any = { technique: partition, test: { kind: 'any' as const } } as const
  const inside = typical === undefined ? undefined : toNumber(typical, scale)
  return [
    withValue({ ...any, name: 'allowed number' }, inside, tooBig),
    ...(low === undefined
      ? []
      : [
          withValue(
            { ...any, name: `below ${written(low, scale)}`, rule: 'minimum' as const },
            toNumber(low - step, scale),
            tooBig,
          ),
        ]),
    ...(high === undefined
      ? []
      : [
          withValue(
            { ...any, name: `above ${written(high, scale)}`, rule: 'maximum' as const },
            toNumber(high + step, scale),
            tooBig,
          ),
        ]),
  ]
}

/** Half a step beside an allowed number; a step of one whole number is a matter of the type. */
function between(grid: Grid): ValuePartition[] {
  const { step, scale, stated } = grid
  const typical = typicalNumber(grid)
  if (!stated || typical === undefined) return []
  const whole = step % 10n ** BigInt(scale) === 0n
  if (whole && step === 10n ** BigInt(scale)) return []
  const beside = whole
    ? ([typical + 10n ** BigInt(scale), scale] as const)
    : ([typical * 10n + step * 5n, scale + 1] as const)
  return [
    withValue(
      {
        technique: partition,
        test: { kind: 'any' },
        rule: 'multipleOf',
        name: `not a multiple of ${written(step, scale)}`,
      },
      toNumber(...beside),
      tooBig,
    ),
  ]
}

function notWhole(grid: Grid): ValuePartition {
  const typical = typicalNumber(grid)
  const value = typical === undefined ? undefined : toNumber(typical * 10n + 5n, grid.scale + 1)
  return withValue(
    { technique: partition, test: { kind: 'notWhole' }, rule: 'type', name: 'not a whole number' },
    value,
    tooBig,
  )
}

function written(units: bigint, scale: number): string {
  const text = formatDecimal(units, scale)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
