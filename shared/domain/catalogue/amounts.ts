import { numberOfWord } from '../english/number-words.ts'

/** A number of a sentence as decimal digits, with the sign of money that stood at it. */
export interface Amount {
  /** In units of the last decimal place, so that steps are exact. */
  units: bigint
  /** Decimal places. */
  places: number
  /** As it stands in the sentence. */
  text: string
  /** A currency sign or code that stands before it: "€", "USD ". */
  before: string
  /** What stands right after the digits, inside of the same mark: "%", "MB", "EUR". */
  after: string
  /** What separates its thousands, and what stands before its unit, where its text has them. */
  group?: string
  gap?: string
}

const digits =
  /^([€$£¥]\s?|[A-Z]{3}\s)?([-−]?)(\d{1,3}(?:[,' ]\d{3})+|\d+)(?:\.(\d{1,6}))?\s?([%‰]|[A-Za-z€$£]{1,12})?$/
const mostDigits = 15

/** The amount of "21", "1,200.50", "€5", "five" or "5 MB"; undefined for what is no plain number: times, dates, versions. */
export function amountOf(text: string): Amount | undefined {
  const word = numberOfWord(text)
  if (word !== undefined) return { units: BigInt(word), places: 0, text, before: '', after: '' }
  const parts = digits.exec(text.trim())
  if (!parts) return undefined
  const [, before = '', sign = '', whole = '', decimals = '', after = ''] = parts
  const figures = `${whole.replace(/[,' ]/g, '')}${decimals}`
  if (figures.length > mostDigits) return undefined
  const units = BigInt(figures) * (sign === '' ? 1n : -1n)
  const group = /[,' ]/.exec(whole)?.[0]
  const gap = after !== '' && /\s\S+$/.test(text.trim()) ? ' ' : undefined
  return {
    units,
    places: decimals.length,
    text,
    before,
    after,
    ...(group === undefined ? {} : { group }),
    ...(gap === undefined ? {} : { gap }),
  }
}

/** `amount` moved by `steps` of its last place, or of a hundredth where it is money. */
export function moved(amount: Amount, steps: number, places = amount.places): Amount {
  const scale = 10n ** BigInt(Math.max(0, places - amount.places))
  return {
    ...amount,
    units: amount.units * scale + BigInt(steps),
    places: Math.max(places, amount.places),
    text: '',
  }
}

/** As a person writes it: "19.99", "€5", "1200". */
export function written(amount: Amount): string {
  if (amount.text !== '' && numberOfWord(amount.text) === undefined) return amount.text.trim()
  const sign = amount.units < 0n ? '-' : ''
  const figures = (amount.units < 0n ? -amount.units : amount.units)
    .toString()
    .padStart(amount.places + 1, '0')
  const cut = figures.length - amount.places
  const whole = figures.slice(0, cut).replace(/\B(?=(?:\d{3})+$)/g, amount.group ?? '')
  const number = amount.places === 0 ? whole : `${whole}.${figures.slice(cut)}`
  const gap = amount.gap ?? (/^[A-Za-z]/.test(amount.after) ? ' ' : '')
  return `${sign}${amount.before}${number}${gap}${amount.after}`
}

export const isOne = ({ units, places }: Amount): boolean => units === 10n ** BigInt(places)
