import { limits } from '../rules/rules.ts'
import type { Quantity } from '../quantities/quantities.ts'
import type { Atom } from '../types.ts'

type Limits = NonNullable<Atom['number']>

/**
 * The limits of each range, all in one scale; a tier with one end only ends where the next one begins: "up to 2 kg …, up to 5 kg …".
 * Nothing where two ranges are the same.
 */
export function tierLimits(ranges: Quantity[], text: string): Limits[] | undefined {
  const read = ranges.map((range) => limits(range, text))
  const scale = Math.max(...read.map((one) => one.scale))
  const plain = read.map((one) => rescaled(one, scale))
  const bounded = plain.map((one) => ({
    ...one,
    ...lowerFrom(one, plain),
    ...upperFrom(one, plain),
  }))
  const keys = new Set(bounded.map(({ min, max }) => `${min?.units ?? ''} ${max?.units ?? ''}`))
  return keys.size === bounded.length ? bounded : undefined
}

function rescaled({ min, max, ...rest }: Limits, scale: number): Limits {
  const finer = 10n ** BigInt(scale - rest.scale)
  const step = finer === 1n ? rest.step : 1n
  return {
    ...rest,
    scale,
    step,
    ...(min
      ? {
          min:
            min.over === undefined
              ? { units: min.units * finer }
              : { units: min.over * finer + step, over: min.over * finer },
        }
      : {}),
    ...(max
      ? {
          max:
            max.under === undefined
              ? { units: max.units * finer }
              : { units: max.under * finer - step, under: max.under * finer },
        }
      : {}),
  }
}

/** Where the tier before an upper limit alone ends, this one begins. */
function lowerFrom({ min, max, step }: Limits, all: Limits[]): Pick<Limits, 'min'> {
  if (min || !max) return {}
  const before = all
    .flatMap((one) => one.max ?? [])
    .filter(({ units }) => units < max.units)
    .reduce<Limits['max']>((last, one) => (last && last.units > one.units ? last : one), undefined)
  if (!before) return {}
  return {
    min:
      before.under === undefined
        ? { units: before.units + step, over: before.units }
        : { units: before.under },
  }
}

function upperFrom({ min, max, step }: Limits, all: Limits[]): Pick<Limits, 'max'> {
  if (max || !min) return {}
  const next = all
    .flatMap((one) => one.min ?? [])
    .filter(({ units }) => units > min.units)
    .reduce<Limits['min']>((first, one) => (first && first.units < one.units ? first : one), undefined)
  if (!next) return {}
  return {
    max: next.over === undefined ? { units: next.units - step, under: next.units } : { units: next.over },
  }
}
