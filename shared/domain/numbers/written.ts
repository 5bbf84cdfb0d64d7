/**
 * Which mark parts the whole from the fraction in the numbers of a text; `mixed` where it holds both habits, undefined where nothing tells, and `open` of a document where that has to stay
 * open.
 */
export type NumberHabit = '.' | ',' | 'mixed' | 'open' | undefined

/** What is known of a number besides its own marks. */
export interface NumberContext {
  habit?: NumberHabit
  /** A currency stands beside it. */
  isMoney?: boolean
}

/** In groups of three: blanks of a width of their own and apostrophes part thousands, and so does a plain blank, but for two figures of three beside each other that count nothing. */
const grouped = String.raw`(?:[1-9]\d{0,2}(?:[\u00a0\u202f'’]\d{3})+|[1-9]\d?(?: \d{3})+|[1-9]\d{2}(?: \d{3})+(?=(?:[.,]\d+)? ?[A-Za-zÀ-ÿ€$£%]))`

/**
 * Figures with the marks that may stand within a number: "48.500,75", "48,500.75", "12 000", "1'250", "12,34,567". Two figures beside each other and telephone numbers stay what
 * they are.
 */
export const writtenNumber = String.raw`(?<![\d.,:+]|\d[ \u00a0\u202f])${grouped}(?![ \u00a0\u202f'’]?\d)(?:[.,]\d+)?(?![\d:])|\d+(?:[.,:]\d+)*`

const currency = String.raw`[$€£¥]|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|JPY|INR|CAD|AUD|euros?|dollars?|pounds?|cents?)`
const before = new RegExp(String.raw`(?:^|[^\p{L}])(?:${currency})[ \u00a0\u202f]?$`, 'iu')
const behind = new RegExp(String.raw`^[ \u00a0\u202f]?(?:${currency})(?![\p{L}\d])`, 'iu')
const nearby = 8

/** Whether a currency stands before a place of a text or behind another. */
export const isMoneyAt = (text: string, start: number, end: number): boolean =>
  before.test(text.slice(Math.max(0, start - nearby), start)) || behind.test(text.slice(end, end + nearby))

const shapes = {
  /** Both marks, or one of them several times between threes: the last one, if it stands alone, parts the fraction. */
  comma: /^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/,
  point: /^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,3}(?:,\d{3}){2,}$|^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/,
  decimal: /^(?:\d+([.,])(?:\d{1,2}|\d{4,})|(?:0\d*|\d{4,})([.,])\d{3})$/,
  /** One mark before three figures: thousands or thousandths. */
  open: /^[1-9]\d{0,2}([.,])\d{3}$/,
}

/**
 * The value of a written number as a plain literal, "48500.75"; undefined for what is no single number (a version, a date, a time) and where thousands and thousandths cannot
 * be told apart. Three figures behind a mark are thousandths where the habit of their text is to part fractions by it, and thousands otherwise: sums of money have no thousandths, and
 * nobody writes a point before thousandths that end in zero unless others of the text have them.
 */
export function valueOfWritten(
  written: string,
  { habit, isMoney = false }: NumberContext = {},
): string | undefined {
  const joined = written.replaceAll(/[ \u00a0\u202f'’]/g, '')
  if (/^\d+$/.test(joined)) return joined
  if (shapes.comma.test(joined)) return literal(joined, ',')
  if (shapes.point.test(joined)) return literal(joined, '.')
  const [decimal, mark, other] = shapes.decimal.exec(joined) ?? []
  if (decimal !== undefined || joined !== written)
    return /^\d+[.,]?\d*$/.test(joined)
      ? literal(joined, mark ?? other ?? (joined.includes(',') ? ',' : '.'))
      : undefined
  const open = shapes.open.exec(joined)?.[1]
  if (open === undefined) return undefined
  if (isMoney) return joined.replace(open, '')
  if (habit === '.' || habit === ',')
    return habit === open ? shortened(literal(joined, open)) : joined.replace(open, '')
  return open === ',' || joined.endsWith('0') ? joined.replace(open, '') : undefined
}

/** Whether a number has three figures behind its only mark. */
export const isOpen = (written: string): boolean => shapes.open.test(written)

/** Whether two numbers may be the same, each written in any habit. */
export const mayBeSame = (one: string, other: string): boolean => {
  const values = new Set(valuesOfWritten(other, {}).map(shortened))
  return valuesOfWritten(one, {}).some((value) => values.has(shortened(value)))
}

/** All values that a written number may have: two where three figures stand behind its only mark, and nothing tells which. */
export function valuesOfWritten(written: string, context: NumberContext): string[] {
  const open = shapes.open.exec(written)?.[1]
  const isTold = open === undefined || context.isMoney || context.habit === '.' || context.habit === ','
  const value = valueOfWritten(written, context)
  if (isTold || open === undefined) return value === undefined ? [] : [value]
  return [written.replace(open, ''), shortened(literal(written, open))]
}

const literal = (joined: string, mark: string): string =>
  joined.replaceAll(mark === ',' ? '.' : ',', '').replace(',', '.')

/** Without the zeros that end a fraction. */
export const shortened = (value: string): string =>
  value.includes('.') ? value.replace(/0+$/, '').replace(/\.$/, '') : value

/** Words that multiply the figures before them, in English and German, by the zeros that they add. */
const powers: Readonly<Record<string, number>> = {
  thousand: 3,
  tausend: 3,
  million: 6,
  millions: 6,
  millionen: 6,
  mio: 6,
  billion: 9,
  billions: 9,
  milliarde: 9,
  milliarden: 9,
  mrd: 9,
}

/** How many zeros a word adds to the figures before it, in small letters; undefined for other words. */
export const powerOf = (word: string): number | undefined =>
  Object.hasOwn(powers, word) ? powers[word] : undefined

/** The value of a number with so many zeros more, "1.5" and 6: "1500000". Before such a word a point parts fractions, unless the habit of the text is another. */
export function scaledValue(written: string, power: number, habit: NumberHabit): string | undefined {
  const [whole = '', fraction = ''] =
    valueOfWritten(written, { habit: habit === undefined || habit === 'open' ? '.' : habit })?.split('.') ??
    []
  if (whole === '') return undefined
  const digits = whole + fraction.padEnd(power, '0')
  const at = whole.length + power
  return shortened(`${digits.slice(0, at)}.${digits.slice(at)}`).replace(/^0+(?=\d)/, '')
}

const marked = /(?<![\p{L}\d.,:])\d[\d.,]*[.,]\d+(?![\d:])/gu
/** Of what tells, so many times more have to speak for a habit than against it. */
const clearly = 3

/** The habit of a text, by its numbers that can be read in one way only. The number of a heading, a date and a version tell nothing. Costs its length. */
export function habitOf(text: string): NumberHabit {
  const counts = { ',': 0, '.': 0 }
  for (const { 0: written, index } of text.matchAll(marked)) {
    const mark = markIn(written, text, index)
    if (mark) counts[mark]++
  }
  const { ',': comma, '.': point } = counts
  if (comma > clearly * point) return ','
  if (point > clearly * comma) return '.'
  return comma + point > 0 ? 'mixed' : undefined
}

function markIn(written: string, text: string, start: number): '.' | ',' | undefined {
  if (shapes.comma.test(written)) return ','
  if (shapes.point.test(written)) return '.'
  const end = start + written.length
  const [, short, long] = shapes.decimal.exec(written) ?? []
  const decimal = short ?? long
  const isNumbering =
    decimal === '.' &&
    (start === 0 || /[\n#§]\s{0,3}$/.test(text.slice(Math.max(0, start - 4), start)) || text[end] === '.')
  if (decimal === '.' || decimal === ',') return isNumbering ? undefined : decimal
  const open = shapes.open.exec(written)?.[1]
  return open !== undefined && isMoneyAt(text, start, end) ? (open === ',' ? '.' : ',') : undefined
}
