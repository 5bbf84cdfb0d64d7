const numbers = new Intl.NumberFormat('en')
const months = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export const count = (value: number): string => numbers.format(value)
export const monthOf = (iso: string): string => months.format(new Date(iso))

/** Money as people write it; fractions of a cent are shown where there is nothing else. */
export function moneyIn(currency: string): (amount: number) => string {
  const coarse = new Intl.NumberFormat('en', { style: 'currency', currency })
  const fine = new Intl.NumberFormat('en', { style: 'currency', currency, maximumSignificantDigits: 2 })
  return (amount) => (amount > 0 && amount < 0.01 ? fine : coarse).format(amount)
}
