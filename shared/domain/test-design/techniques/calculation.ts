import { atScale, formatDecimal, parseDecimal, type Decimal } from '../../numbers/decimal.ts'
import type { Formula } from '../model.ts'

/** Amounts are exact: sums and products of decimals, in units of `10^-scale`. */
function plus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { digits: atScale(a, scale) + atScale(b, scale), scale }
}

function times(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale }
}

function isLess(a: Decimal, b: Decimal): boolean {
  return plus(a, { ...b, digits: -b.digits }).digits < 0n
}

const zero: Decimal = { digits: 0n, scale: 0 }

/** The sum of the terms for literals, before limits and rounding. */
export function rawAmount({ terms }: Pick<Formula, 'terms'>, literals: string[]): Decimal {
  return terms.reduce<Decimal>((sum, { factor, inputs, free, begun }) => {
    const part = inputs.reduce<Decimal>((product, at) => {
      const value = parseDecimal(literals[at] ?? '0')
      const over = free ? plus(value, { ...free, digits: -free.digits }) : value
      const counted = over.digits < 0n ? zero : over
      return times(product, begun ? upToWhole(counted) : counted)
    }, factor)
    return plus(sum, part)
  }, zero)
}

function upToWhole({ digits, scale }: Decimal): Decimal {
  const one = 10n ** BigInt(scale)
  return { digits: (digits + one - 1n) / one, scale: 0 }
}

/** The amount for literals as it is written, or nothing where it would have to be rounded and the text does not say how. */
export function amountFor(formula: Formula, literals: string[]): string | undefined {
  const { least, most, rounding, unit } = formula
  const raw = rawAmount(formula, literals)
  const held = least && isLess(raw, least) ? least : most && isLess(most, raw) ? most : raw
  const exact = reduced(held)
  if (unit === undefined && rounding === undefined) return formatDecimal(exact.digits, exact.scale)
  if (exact.scale <= 2) return formatDecimal(atScale(exact, 2), 2)
  return rounding && formatDecimal(inCents(exact, rounding), 2)
}

function reduced({ digits, scale }: Decimal): Decimal {
  let [left, places] = [digits, scale]
  while (places > 0 && left % 10n === 0n) {
    left /= 10n
    places -= 1
  }
  return { digits: left, scale: places }
}

function inCents({ digits, scale }: Decimal, rounding: 'half-up' | 'up' | 'down'): bigint {
  const one = 10n ** BigInt(scale - 2)
  const rest = digits % one
  const up = rounding === 'up' ? rest > 0n : rounding === 'half-up' && rest * 2n >= one
  return digits / one + (up ? 1n : 0n)
}

/** What lies below, above and between the limits of a formula. */
export function isHeld({ least, most, terms }: Formula, literals: string[]): 'least' | 'most' | undefined {
  const raw = rawAmount({ terms }, literals)
  if (least && isLess(raw, least)) return 'least'
  return most && isLess(most, raw) ? 'most' : undefined
}
