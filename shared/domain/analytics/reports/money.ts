import { eventKinds } from '../event.ts'
import type { Segment } from '../segment/segment.ts'

/** What an event earned, in ten-thousandths of its currency, so that sums are exact. */
export interface Money {
  currency: string
  parts: number
}

export const partsOfOne = 10_000
const mostParts = 2 ** 45

/** What each row of a segment earned: `revenue` and `currency` in the data of a custom event. Each different text of data is read once. */
export function moneyOf({ kind, columns: { data } }: Segment): (row: number) => Money | null {
  const read: (Money | null | undefined)[] = []
  return (row) => {
    if (kind[row] !== eventKinds.event || !data) return null
    const code = data.codes[row] ?? 0
    const known = read[code]
    if (known !== undefined) return known
    return (read[code] = readMoney(data.values[code] ?? ''))
  }
}

/** Null for data without a positive amount and a currency. */
export function readMoney(text: string): Money | null {
  if (!text.includes('"revenue"') || !text.includes('"currency"')) return null
  const { revenue, currency } = JSON.parse(text) as Record<string, unknown>
  const amount = typeof revenue === 'string' && revenue.trim() !== '' ? Number(revenue) : revenue
  if (typeof amount !== 'number' || typeof currency !== 'string') return null
  const parts = Math.round(amount * partsOfOne)
  const code = currency.trim().toUpperCase()
  return parts > 0 && parts <= mostParts && /^[A-Z]{3,10}$/.test(code) ? { currency: code, parts } : null
}
