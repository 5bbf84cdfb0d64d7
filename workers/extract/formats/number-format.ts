export type NumberKind = 'plain' | 'date' | 'percent' | Money

/** An amount: its currency as the cell shows it, and how many decimals it has. */
export interface Money {
  currency: string
  isBefore: boolean
  decimals: number
}

/** Formats that every workbook has without declaring them (ECMA-376 Part 1, section 18.8.30): dates, times and percentages. */
const builtInDates = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50, 51, 52, 53, 54,
  55, 56, 57, 58,
])

/** What a number means in its format: `id` is the format's number, `code` its own pattern when the workbook declares one. */
export function numberKind(id: number, code = ''): NumberKind {
  if (builtInDates.has(id)) return 'date'
  if (id === 9 || id === 10) return 'percent'
  return code === '' ? 'plain' : kindOfCode(code)
}

/** Quoted and escaped text and conditions in brackets are no part of the pattern, but elapsed hours, minutes and seconds are. */
export function kindOfCode(code: string): NumberKind {
  const money = moneyOf(code)
  if (money) return money
  const pattern = code
    .replaceAll(/"[^"]*"|\\.|_./g, '')
    .replaceAll(/\[(?!(?:h{1,9}|m{1,9}|s{1,9})\])[^\][]*\]/gi, '')
    .replaceAll(/general/gi, '')
  if (/[dmyhs]/i.test(pattern)) return 'date'
  return pattern.includes('%') ? 'percent' : 'plain'
}

/** In brackets with the number of a country, in quotation marks, or a sign by itself. */
const currencies = /\[\$([^\]\s\d-]{1,5})(?:-[^\]]{0,10})?\]|"\s?(\p{Sc}|[A-Z]{3})\s?"|(\p{Sc})/u

function moneyOf(code: string): Money | undefined {
  const [positive = ''] = code.split(';', 1)
  const found = currencies.exec(positive.replaceAll(/\[\$-[^\]]{0,10}\]/g, ''))
  const currency = found?.[1] ?? found?.[2] ?? found?.[3]
  const digits = positive.search(/[0#?]/)
  if (!found || currency === undefined || digits < 0) return undefined
  return {
    currency,
    isBefore: found.index < digits,
    decimals: /\.([0?]{1,4})/.exec(positive)?.[1]?.length ?? 0,
  }
}

/** An amount as people write it, without losing what its cell rounds: "1849.50 €", "$12". */
export function moneyText(amount: number, { currency, isBefore, decimals }: Money): string {
  const exact = String(Number(Math.abs(amount).toPrecision(15)))
  const shown = Math.abs(amount).toFixed(decimals)
  const digits = Number(shown) === Number(exact) ? shown : exact
  const sign = amount < 0 ? '-' : ''
  if (!isBefore) return `${sign}${digits} ${currency}`
  return `${sign}${currency}${/\p{L}$/u.test(currency) ? ' ' : ''}${digits}`
}

/** A day number of a spreadsheet as a moment in UTC, to the second; undefined outside the calendar. */
export function dateOfSerial(serial: number, is1904 = false): Date | undefined {
  if (!(serial >= 0 && serial < 2_958_466)) return undefined
  // Both programs count a 29 February 1900 that never was, so days before it are one off.
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial >= 1 && serial < 60 ? 31 : 30)
  return new Date(start + Math.round(serial * 86_400) * 1000)
}
