/** An exact decimal: `digits / 10^scale`. */
export interface Decimal {
  digits: bigint
  scale: number
}

const words: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, value]),
)
const tens: Record<string, number> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
}

/** Alternatives of a regular expression that match a written number, such as "10,000.00", "-5" or "twelve". */
export const numberPattern = `(?:[-−]?\\d{1,3}(?:,\\d{3}){1,4}(?:\\.\\d{1,6})?(?!\\d)|[-−]?\\d{1,15}(?:\\.\\d{1,6})?|\\b(?:${[
  ...Object.keys(words),
  ...Object.keys(tens),
].join('|')})\\b)`

/** Reads a number as `numberPattern` matches it: English thousands commas, decimal point, words up to a hundred. */
export function parseDecimal(text: string): Decimal {
  const word = words[text.toLowerCase()] ?? tens[text.toLowerCase()]
  if (word !== undefined) return { digits: BigInt(word), scale: 0 }
  const plain = text.replace(/,/g, '').replace('−', '-')
  const [whole = '0', fraction = ''] = plain.split('.')
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
