/** An exact decimal: `digits / 10^scale`. */
export interface Decimal {
  digits: bigint
  scale: number
}

/** Reads a plain decimal literal: "-10.50" is 1050 of scale 2, below zero. Throws `SyntaxError` for any other text. */
export function parseDecimal(text: string): Decimal {
  const [whole = '0', fraction = ''] = text.split('.')
  return { digits: BigInt(`${whole}${fraction}`), scale: fraction.length }
}

/** The same value in units of `10^-scale`; digits beyond the scale are cut. */
export function atScale({ digits, scale }: Decimal, wanted: number): bigint {
  return wanted >= scale ? digits * 10n ** BigInt(wanted - scale) : digits / 10n ** BigInt(scale - wanted)
}

/** Writes units of `10^-scale` as a plain literal: `formatDecimal(1050n, 2)` is "10.50". */
export function formatDecimal(units: bigint, scale: number): string {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  return scale === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}
