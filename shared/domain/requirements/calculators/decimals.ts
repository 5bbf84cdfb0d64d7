import type { NumberForm } from './parts.ts'

/** A number as it is written: its value, its place, and how it is written. */
export interface Written {
  value: number
  form: NumberForm
  start: number
  end: number
}

const written =
  /(?<![\p{L}\d.,])\d{1,3}(?:(?:,\d{3})+(?:\.\d{1,4})?|(?:\.\d{3})+,\d{1,2}|(?:[ \u00a0\u202f']\d{3})+(?:[.,]\d{1,2})?)(?![\d.,]*\d)|(?<![\p{L}\d.,])\d{1,9}(?:[.,]\d{1,4})?(?![\d]|[.,]\d)/gu

/** The numbers of a text in their order; what may be read in two ways ("1.000") is none. */
export function numbersOf(text: string): Written[] {
  return [...text.matchAll(written)].flatMap((match) => {
    const one = numberOf(match[0])
    return one ? [{ ...one, start: match.index, end: match.index + match[0].length }] : []
  })
}

function numberOf(text: string): Pick<Written, 'value' | 'form'> | undefined {
  const [, whole = '', sign, digits = ''] = /^(.*?)(?:([.,])(\d{1,4}))?$/.exec(text) ?? []
  const group = /[., \u00a0\u202f']/.exec(whole)?.[0]
  // "1,000" is a thousand; "1.000" may be one or a thousand.
  if (group === undefined && sign === ',' && digits.length === 3)
    return { value: Number(whole + digits), form: { decimals: 0, sign: '.', group: ',' } }
  if (group === undefined && sign === '.' && digits.length === 3 && whole !== '0') return undefined
  const value = Number(`${whole.replace(/\D/g, '')}.${digits || '0'}`)
  return {
    value,
    form: {
      decimals: digits.length,
      sign: sign === ',' ? ',' : group === '.' ? ',' : '.',
      ...(group === undefined ? (whole.length > 3 ? { group: '' } : {}) : { group }),
    },
  }
}

/** A number in ten-thousandths, in which four decimals are exact. */
export function exact(value: number): number {
  return Math.round(value * 10_000)
}

export const currency = '(?:€|\\$|£|EUR|USD|GBP|CHF|euros?|dollars?|pounds?|cents?)'

const number =
  /^(?:€|\$|£|EUR|USD|GBP|CHF)?\s?[\d.,' \u00a0\u202f]+\s?(?:€|\$|£|EUR|USD|GBP|CHF|euros?|dollars?|pounds?|%)?$/i

/** The only number of a cell that holds nothing but a number, with its currency. */
export function amountOf(cell: string): Written | undefined {
  const found = numbersOf(cell)
  return found.length === 1 && number.test(cell.trim()) ? found[0] : undefined
}
