import { atScale, formatDecimal } from '../../../numbers/decimal.ts'
import type { ApiSchema } from '../../reading/types.ts'

/** The allowed numbers of an input in units of `10^-scale`: multiples of `step` from `low` to `high`. */
export interface Grid {
  low?: bigint
  high?: bigint
  step: bigint
  scale: number
  /** The description states the step. */
  stated: boolean
}

/**
 * The grid of a numeric schema. Without `multipleOf` the step is 1 for whole numbers, else 0.01 or the finest decimals written.
 * Exclusive bounds move inwards to the next value.
 */
export function gridOf({ types, number = {} }: ApiSchema): Grid {
  const { min, max, multipleOf, aboveMin, belowMax } = number
  const written = Math.max(min?.scale ?? 0, max?.scale ?? 0, multipleOf?.scale ?? 0)
  const whole = types.includes('integer') && !types.includes('number')
  const scale = whole || multipleOf ? written : Math.max(2, written)
  const one = 10n ** BigInt(scale)
  const stated = multipleOf ? atScale(multipleOf, scale) : whole ? one : 1n
  const step = whole && stated % one !== 0n ? one : stated
  const low = min && upTo(atScale(min, scale), step, aboveMin === true)
  const high = max && -upTo(-atScale(max, scale), step, belowMax === true)
  return {
    ...(low === undefined ? {} : { low }),
    ...(high === undefined ? {} : { high }),
    step,
    scale,
    stated: multipleOf !== undefined,
  }
}

/** The first multiple of the step at or, when exclusive, above a bound. */
function upTo(bound: bigint, step: bigint, exclusive: boolean): bigint {
  const rest = ((bound % step) + step) % step
  if (rest !== 0n) return bound + step - rest
  return exclusive ? bound + step : bound
}

/** A value inside the grid that is no boundary where there is room; `seed` gives the next ones. Undefined when nothing is allowed. */
export function typicalNumber({ low, high, step, scale }: Grid, seed = 0): bigint | undefined {
  if (low !== undefined && high !== undefined && low > high) return undefined
  const one = 10n ** BigInt(scale)
  const start =
    low !== undefined && high !== undefined
      ? low + ((high - low) / 2n / step) * step
      : low !== undefined
        ? low + step * 2n
        : high !== undefined
          ? high - step * 2n
          : ((12n * one) / step) * step || step
  const value = start + step * BigInt(seed)
  if (high !== undefined && value > high)
    return low !== undefined && value - high <= high - low ? low + (value - high - step) : undefined
  return value
}

/** A JSON number without trailing zeros; undefined when a double cannot hold it exactly as written. */
export function toNumber(units: bigint, scale: number): number | undefined {
  const text = formatDecimal(units, scale)
  const plain = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  const value = Number(plain)
  return String(value) === plain ? value : undefined
}
