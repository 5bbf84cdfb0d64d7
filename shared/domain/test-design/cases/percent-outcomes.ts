import { atScale, formatDecimal, parseDecimal } from '../../numbers/decimal.ts'
import type { DecisionTable, PercentAmount } from '../model.ts'

/** What the percentages of some outcomes come to for the literals of a column: further outcomes, and the bases to be stated. */
export function percentOutcomes(
  { amounts = {} }: DecisionTable,
  outcomes: string[],
  literals: (string | undefined)[],
): { expected: string[]; stated: string[] } {
  const found = outcomes.flatMap((outcome) => amounts[outcome] ?? [])
  const expected: string[] = []
  const stated: string[] = []
  for (const amount of found) {
    const { base, unit, result } = amount
    const literal = 'literal' in base ? base.literal : literals[base.condition]
    const sum = literal === undefined ? undefined : amountOf(amount, literal)
    if (sum === undefined) continue
    if ('literal' in base)
      stated.push(`The ${result.replace(/ (?:after|with) the /, ' before the ')} is "${base.literal}"`)
    expected.push(`the ${result} is ${withUnit(sum, unit)}`)
  }
  return { expected, stated }
}

/** The base less or plus its share, in cents; nothing where cents would have to be rounded. */
function amountOf({ percent, sign }: PercentAmount, literal: string): string | undefined {
  const base = parseDecimal(literal)
  const hundred = 100n * 10n ** BigInt(percent.scale)
  const share = hundred + BigInt(sign) * percent.digits
  const scale = base.scale + percent.scale + 2
  const digits = base.digits * share
  const cent = 10n ** BigInt(Math.max(0, scale - 2))
  return digits % cent === 0n ? formatDecimal(atScale({ digits, scale }, 2), 2) : undefined
}

function withUnit(amount: string, unit: string | undefined): string {
  if (unit === undefined) return amount
  return /^[€$£]$/.test(unit) ? `${unit}${amount}` : `${amount} ${unit}`
}
