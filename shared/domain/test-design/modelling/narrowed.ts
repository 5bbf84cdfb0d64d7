import { atScale } from '../../numbers/decimal.ts'
import type { Constraints, NumberRange } from '../../requirements/facts/types.ts'

/** What a condition adds to an input: a range under it lies inside the input's own, and has its steps. */
export function narrowed({ number: own }: Constraints, added: Constraints): Constraints {
  const { number } = added
  return own && number ? { ...added, number: inside(own, number) } : added
}

function inside(own: NumberRange, { min, max, scale, ...more }: NumberRange): NumberRange {
  const finest = Math.max(own.scale, scale)
  const at = (units: bigint | undefined, from: number) =>
    units === undefined ? undefined : atScale({ digits: units, scale: from }, finest)
  const low = highest(at(own.min, own.scale), at(min, scale))
  const high = lowest(at(own.max, own.scale), at(max, scale))
  const { min: _min, max: _max, ...rest } = own
  return {
    ...more,
    ...rest,
    ...(low === undefined ? {} : { min: low }),
    ...(high === undefined ? {} : { max: high }),
    scale: finest,
    step: atScale({ digits: own.step, scale: own.scale }, finest),
  }
}

function highest(a: bigint | undefined, b: bigint | undefined): bigint | undefined {
  return a === undefined || (b !== undefined && b > a) ? b : a
}

function lowest(a: bigint | undefined, b: bigint | undefined): bigint | undefined {
  return a === undefined || (b !== undefined && b < a) ? b : a
}
