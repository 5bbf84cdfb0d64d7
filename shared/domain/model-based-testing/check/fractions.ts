/** An exact number: `above` / `below`, the latter always positive. */
export interface Fraction {
  above: bigint
  below: bigint
}

const most = 60
export const whole = (count: bigint | number): Fraction => ({ above: BigInt(count), below: 1n })

/** "-12.50" as a fraction; nothing for what is no plain decimal. */
export function fraction(decimal: string): Fraction | undefined {
  if (decimal.length > most || !/^[+-]?\d+(?:\.\d+)?$/.test(decimal)) return undefined
  const [integer = '', decimals = ''] = decimal.split('.')
  return { above: BigInt(integer + decimals), below: 10n ** BigInt(decimals.length) }
}

export const added = (a: Fraction, b: Fraction): Fraction => ({
  above: a.above * b.below + b.above * a.below,
  below: a.below * b.below,
})
export const negated = ({ above, below }: Fraction): Fraction => ({ above: -above, below })
export const times = (a: Fraction, b: Fraction): Fraction => ({
  above: a.above * b.above,
  below: a.below * b.below,
})

/** Nothing for a division by zero. */
export function over(a: Fraction, b: Fraction): Fraction | undefined {
  if (b.above === 0n) return undefined
  const sign = b.above < 0n ? -1n : 1n
  return { above: a.above * b.below * sign, below: a.below * b.above * sign }
}

/** Below zero, zero or above it, as the first is less than, equal to or more than the second. */
export function order(a: Fraction, b: Fraction): number {
  const left = a.above * b.below
  const right = b.above * a.below
  return left < right ? -1 : left > right ? 1 : 0
}

export const isMultiple = (of: Fraction, step: Fraction): boolean =>
  step.above === 0n || (of.above * step.below) % (of.below * step.above) === 0n

/** To the nearest multiple of a step; "half-up" is away from zero. */
export function rounded(
  one: Fraction,
  step: Fraction,
  mode: 'half-up' | 'half-even' | 'up' | 'down',
): Fraction | undefined {
  const steps = over(one, step)
  if (!steps) return undefined
  const negative = steps.above < 0n
  const above = negative ? -steps.above : steps.above
  const full = above / steps.below
  const left = above % steps.below
  const half = left * 2n - steps.below
  const more =
    mode === 'up'
      ? left > 0n
      : mode !== 'down' && (half > 0n || (half === 0n && (mode === 'half-up' || full % 2n === 1n)))
  const count = full + (more ? 1n : 0n)
  return times(whole(negative ? -count : count), step)
}
