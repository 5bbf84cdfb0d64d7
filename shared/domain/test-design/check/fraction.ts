import type { Formula } from '../model.ts'

/** A fraction, so that nothing is rounded before the text says so. */
export interface Fraction {
  over: bigint
  under: bigint
}

/** A written number as a fraction; undefined for anything else. */
export function fraction(text: string): Fraction | undefined {
  const found = /^\s*(-?)(\d{1,20})(?:\.(\d{1,12}))?\s*$/.exec(text.replace(/(?<=\d),(?=\d{3})/g, ''))
  if (!found) return undefined
  const decimals = found[3] ?? ''
  const over = BigInt(`${found[2] ?? '0'}${decimals}`)
  return { over: found[1] === '-' ? -over : over, under: 10n ** BigInt(decimals.length) }
}

export function ofDecimal({ digits, scale }: { digits: bigint; scale: number }): Fraction {
  return { over: digits, under: 10n ** BigInt(scale) }
}

export function add(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under }
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.over, under: a.under * b.under }
}

export function compare(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** A fraction in hundredths; `exact` says whether nothing was cut. */
export function hundredths(
  { over, under }: Fraction,
  rounding: Formula['rounding'],
): { value: bigint; exact: boolean } {
  const [whole, rest] = [(over * 100n) / under, (over * 100n) % under]
  const up = rounding === 'up' ? rest > 0n : rounding === 'half-up' && rest * 2n >= under
  return { value: whole + (up ? 1n : 0n), exact: rest === 0n }
}
