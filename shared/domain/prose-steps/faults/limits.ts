import type { Check } from '../types.ts'

/**
 * The counts nearest to the expected one for which a check of a number of things must not hold: one fewer and one more, or one beyond the limit.
 * Ascending, whole numbers from 0.
 */
export function beyondCount({ expected, comparison, negated }: Check): number[] {
  const wanted = Number(expected)
  if (!Number.isInteger(wanted)) return []
  const counts = negated
    ? [wanted]
    : comparison === 'at_least'
      ? [wanted - 1]
      : comparison === 'at_most'
        ? [wanted + 1]
        : [wanted - 1, wanted + 1]
  return counts.filter((count) => count >= 0)
}

/**
 * The numbers nearest to what a check expects for which it must not hold, written with a decimal point: one step of its last decimal beyond the limit
 * or the tolerance. Empty where nothing numeric is expected.
 */
export function beyondNumber({ expected, upper, tolerance, comparison, negated }: Check): string[] {
  const wanted = Number(expected)
  if (expected === undefined || expected.trim() === '' || Number.isNaN(wanted)) return []
  const decimals = Math.max(
    ...[expected, upper, tolerance].map((text) => /\.(\d+)$/.exec(text ?? '')?.[1]?.length ?? 0),
  )
  const step = 10 ** -decimals
  const write = (value: number) => value.toFixed(decimals)
  if (negated) return [write(wanted)]
  const slack = Number(tolerance ?? 0)
  switch (comparison) {
    case 'at_least':
      return [write(wanted - step)]
    case 'at_most':
      return [write(wanted + step)]
    case 'more_than':
    case 'less_than':
      return [write(wanted)]
    case 'between':
      return [write(wanted - step), write(Number(upper) + step)]
    default:
      return [write(wanted - slack - step), write(wanted + slack + step)]
  }
}
