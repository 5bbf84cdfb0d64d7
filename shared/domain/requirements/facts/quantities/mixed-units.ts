import type { Decimal } from '../../../numbers/decimal.ts'

/** How many of the smallest unit of its kind a unit holds; months and years have no fixed length. */
const families: [RegExp, bigint][][] = [
  [
    [/^sec(?:ond)?s?$/i, 1n],
    [/^min(?:ute)?s?$/i, 60n],
    [/^hours?$/i, 3600n],
    [/^days?$/i, 86_400n],
    [/^weeks?$/i, 604_800n],
  ],
  [
    [/^(?:g|grams?)$/i, 1n],
    [/^(?:kg|kilograms?)$/i, 1000n],
  ],
  [
    [/^mm$/i, 1n],
    [/^cm$/i, 10n],
    [/^(?:m|met(?:er|re)s?)$/i, 1000n],
    [/^(?:km|kilomet(?:er|re)s?)$/i, 1_000_000n],
  ],
]

/** "between 15 minutes and 8 hours": the factors that bring both values to the smaller unit; undefined where the units are no such pair. */
export function toSmaller(first: string, second: string): { first: bigint; second: bigint } | undefined {
  for (const family of families) {
    const [one, other] = [first, second].map((unit) => family.find(([name]) => name.test(unit.trim()))?.[1])
    if (one === undefined || other === undefined) continue
    if (one === other) return undefined
    return one < other ? { first: 1n, second: other / one } : { first: one / other, second: 1n }
  }
  return undefined
}

export function times({ digits, scale }: Decimal, factor: bigint): Decimal {
  return { digits: digits * factor, scale }
}
