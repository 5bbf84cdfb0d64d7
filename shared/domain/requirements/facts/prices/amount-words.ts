import { parseDecimal, type Decimal } from '../../../numbers/decimal.ts'

const figure = '(?:\\d{1,3}(?:,\\d{3}){1,3}|\\d{1,9})(?:\\.\\d{1,2})?'
const codes = 'EUR|USD|GBP|CHF|euros?|dollars?|pounds?|€|\\$|£'

/** Three groups: sign before, number, and "%" or unit behind. */
export const amountWords = `(?:(€|\\$|£|(?:EUR|USD|GBP|CHF)\\s)\\s?)?(${figure})(?:\\s?(%|percent(?![a-z])|per cent(?![a-z])|(?:${codes})(?![a-z])))?`
/** A sum of money, in the same three groups. */
export const moneyWords = `(?:(€|\\$|£|(?:EUR|USD|GBP|CHF)\\s)\\s?)?(${figure})(?:\\s?((?:${codes})(?![a-z])))?`

export type Amount = { percent: Decimal } | { amount: Decimal; unit: string }

/** The amount of three groups; nothing when the number is neither a percentage nor money. */
export function amountOf(
  before: string | undefined,
  number: string | undefined,
  behind: string | undefined,
): Amount | undefined {
  if (number === undefined) return undefined
  const value = parseDecimal(number)
  if (/^(?:%|per)/i.test(behind ?? '')) return before === undefined ? { percent: value } : undefined
  const unit = behind ?? before?.trim()
  return unit === undefined ? undefined : { amount: value, unit }
}
