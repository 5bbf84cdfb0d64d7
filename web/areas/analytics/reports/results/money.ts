import { count, moneyIn } from '../../../../parts/amounts.ts'

/** Amounts of a currency, also of one that nobody else knows. */
export function moneyOf(currency: string): (amount: number) => string {
  try {
    return moneyIn(currency.toUpperCase())
  } catch {
    return (amount) => `${count(amount)} ${currency}`
  }
}
