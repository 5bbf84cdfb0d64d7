import { formatDecimal } from '../../numbers/decimal.ts'
import { amountOf, moneyWords } from '../facts/prices/amount-words.ts'

/** A line of a price list: "Children 6 to 17: 5 EUR", "Seniors (65+): free", "VIP ticket - 60 EUR". */
export interface PriceLine {
  name: string
  ages?: { min?: number; max?: number }
  /** "5 EUR", or "free". */
  price: string
}

const people =
  /^(?:all )?(?:small |young |older |other )?(?:children|child|kids?|infants?|toddlers?|babies|baby|teenagers?|teens?|youths?|youngsters|juniors?|adolescents?|young people|adults?|seniors?|pensioners?|retirees|elderly|students?|pupils?|persons?|people|visitors?|guests?|passengers?|everybody|everyone)$/i
const years = '(?: ?(?:years?|yrs?|y\\.?o?\\.?))?(?: old| of age)?'
const age = [
  [
    new RegExp(
      `^(?:aged |from |between |of )?(\\d{1,3})${years} ?(?:to|-|–|—|until|through|and) ?(\\d{1,3})${years}$`,
      'i',
    ),
    [1, 2],
  ],
  [
    new RegExp(
      `^(?:aged )?(?:from |at least |as of )?(\\d{1,3})${years} ?(?:\\+|(?:and|or) (?:older|over|above|more|up)|upwards|plus)$`,
      'i',
    ),
    [1, 0],
  ],
  [new RegExp(`^(?:aged )?(?:from|at least|as of) (\\d{1,3})${years}$`, 'i'), [1, 0]],
  [new RegExp(`^(?:aged )?(?:up to|to|until|at most|max\\.?) (\\d{1,3})${years}$`, 'i'), [0, 1]],
  [new RegExp(`^(?:aged )?(\\d{1,3})${years} (?:and|or) (?:younger|under|below)$`, 'i'), [0, 1]],
] as const
const exclusive = new RegExp(
  `^(?:aged )?(under|below|younger than|over|above|older than) (?:the age of )?(\\d{1,3})${years}$`,
  'i',
)
const line = /^(.{2,60}?)\s*(?::|=|\s[–—-])\s*(.{2,40})$/
const inner =
  /^([\p{L}][\p{L}' -]*?)\s*(?:[(,]\s*)?((?:aged |from |at least |as of |up to |until |under |below |younger than |over |above |older than |between |to |max\.? |of )?\d.*?)?\)?$/iu
const free = /^(?:free(?: of charge| entry| admission| entrance)?|no charge|gratis|nothing)$/i
const money = new RegExp(`^(?:only )?${moneyWords}(?: (?:each|per person|p\\. ?p\\.))?$`, 'i')

/** Undefined where a line says anything else. */
export function readPriceLine(text: string): PriceLine | undefined {
  const plain = text
    .replace(/\*\*|__|`/g, '')
    .trim()
    .replace(/^[-*•]\s+/, '')
    .replace(/[.;,\s]+$/, '')
  if (plain.length > 110) return undefined
  const [, head = '', tail = ''] = line.exec(plain) ?? []
  const price = priceOf(tail)
  const [, name = '', range] = inner.exec(head) ?? []
  if (price === undefined || name === '') return undefined
  const plainName = name.replace(/ tickets?$/i, (word) => (range === undefined ? word : '')).trim()
  if (range === undefined) return { name: plainName, price }
  const ages =
    people.test(plainName) || /\b(?:years?|old)\b/i.test(range)
      ? agesOf(range.replace(/\)$/, '').trim())
      : undefined
  return ages && { name: plainName, ages, price }
}

/** "VIP 60 EUR": one of several in a line, with nothing between name and price. */
export function readBarePrice(text: string): PriceLine | undefined {
  const [, name = '', tail = ''] =
    /^([\p{L}][\p{L}' -]{1,30}?) ((?:[€$£]|EUR |USD |GBP |CHF )?\d.{0,16}|free)$/u.exec(text.trim()) ?? []
  const price = priceOf(tail)
  const said =
    /\b(?:and|or|is|are|costs?|pays?|from|to|up|under|over|above|below|least|most|max|min|than|per|for|of|only|minimum|maximum|limit|get|gets|off)\b/i
  return name === '' || price === undefined || said.test(name) ? undefined : { name: name.trim(), price }
}

function priceOf(words: string): string | undefined {
  if (free.test(words.trim())) return 'free'
  const found = money.exec(words.trim())
  const sum = found && amountOf(found[1], found[2], found[3])
  if (!sum || !('amount' in sum)) return undefined
  const { digits, scale } = sum.amount
  return `${formatDecimal(digits, scale)} ${sum.unit}`
}

function agesOf(words: string): PriceLine['ages'] {
  const apart = exclusive.exec(words)
  if (apart) {
    const limit = Number(apart[2])
    return /^(?:under|below|younger)/i.test(apart[1] ?? '') ? { max: limit - 1 } : { min: limit + 1 }
  }
  for (const [pattern, [low, high]] of age) {
    const found = pattern.exec(words)
    if (!found) continue
    const [min, max] = [low, high].map((group) => (group === 0 ? undefined : Number(found[group])))
    if (min !== undefined && max !== undefined && min > max) return undefined
    return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  }
  return undefined
}
