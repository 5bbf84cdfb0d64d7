/** An amount as it is written: its cents, and what stands before and behind the number. */
export interface Money {
  cents: number
  before: string
  after: string
  negative: boolean
  decimals: boolean
  grouped: boolean
  text: string
  start: number
  end: number
}

const sign = '(?:€|\\$|£)'
const code = '(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?)'
const number = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d{1,7}(?:\\.\\d{1,2})?'
const written = new RegExp(
  `([-−–]\\s?)?(?:(${sign} ?|${code} )([-−])?(${number})|(${number})( ?${sign}| ?${code}\\b))(?![\\d,.]*\\d)`,
  'g',
)

/** The amounts of money of a text, in their order. */
export function moneyIn(text: string): Money[] {
  return [...text.matchAll(written)].map((match) => {
    const digits = match[4] ?? match[5] ?? '0'
    const before = match[2] ?? ''
    return {
      cents: Math.round(Number(digits.replace(/,/g, '')) * 100),
      before,
      after: match[6] ?? '',
      negative: match[1] !== undefined || match[3] !== undefined,
      decimals: /\.\d\d$/.test(digits),
      grouped: digits.includes(','),
      text: match[0].trim(),
      start: match.index,
      end: match.index + match[0].length,
    }
  })
}
