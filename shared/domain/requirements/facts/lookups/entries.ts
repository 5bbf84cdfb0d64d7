import { amountWords } from '../prices/amount-words.ts'
import { readQuantities, type Quantity } from '../quantities/quantities.ts'

/** One range of a lookup with the value that belongs to it, and the words around them. */
export interface Entry {
  /** Missing where the entry speaks of all the rest: "9.90 EUR above that". */
  range?: Quantity
  value: string
  /** Words before the first and between the two: of "orders of ¤ get ¢" "orders of" and "get". */
  before: string
  between: string
}

export interface Entries {
  /** Whether the values stand before their ranges: "4.90 EUR up to 2 kg". */
  valueFirst: boolean
  entries: Entry[]
  /** The text that the ranges were read from. */
  text: string
}

interface Token {
  start: number
  end: number
  range?: Quantity
}

const most = 8
const longest = 300
const free = 'free of charge|free|at no charge|for free'
const value = new RegExp(`(?<![\\w.,])${amountWords}(?![\\w%])|(?<![\\w-])(?:${free})(?![\\w-])`, 'gi')
const withUnit = /[%€$£a-z]/i
const from =
  /\bfrom (?=[€$£]?\d)(?![€$£]?\d[\d.,]*(?:\s?[a-zA-Z€$£%]{1,10})?\s?(?:to\b|until\b|up to\b|[-–—]))/gi
const beyond =
  /^(?: for)? ?(?:above|over|beyond|below|under|otherwise|else|more|less|all (?:others?|the rest)|everything else|(?:heavier|larger|smaller|lighter) (?:ones|parcels|orders))(?: that| this| it)?\W*$/i

/**
 * Ranges and values in turn: "4.90 EUR up to 2 kg and 6.90 EUR up to 5 kg". Nothing when a number is left over, or when the order
 * changes on the way. Linear in the length of the text, which must be short.
 */
export function readEntries(masked: string): Entries | undefined {
  if (masked.length > longest || masked.includes('"')) return undefined
  const text = masked.replace(/\*\*|__/g, '  ').replace(from, (lead) => '≥'.padEnd(lead.length))
  const ranges = readQuantities(text)
  if (ranges.length === 0) return undefined
  const inRange = (at: number) => ranges.some(({ start, end }) => start <= at && at < end)
  const values = [...text.matchAll(value)]
    .filter(({ index, 0: words }) => !inRange(index) && withUnit.test(words))
    .map(({ index, 0: words }): Token => ({ start: index, end: index + words.trimEnd().length }))
  if (
    ranges.length === 0 ||
    values.length < ranges.length ||
    values.length > Math.min(most, ranges.length + 1)
  )
    return undefined
  const tokens = [...values, ...ranges.map((range): Token => ({ ...spanOf(range), range }))].toSorted(
    (a, b) => a.start - b.start,
  )
  const valueFirst = tokens[0]?.range === undefined
  const entries = entriesOf(text, tokens, valueFirst)
  return entries && { valueFirst, entries, text }
}

function spanOf({ start, end }: Quantity): { start: number; end: number } {
  return { start, end }
}

function entriesOf(text: string, tokens: Token[], valueFirst: boolean): Entry[] | undefined {
  const entries: Entry[] = []
  let at = 0
  for (let index = 0; index < tokens.length; index += 2) {
    const [first, second] = tokens.slice(index, index + 2)
    if (!first) return undefined
    const before = text.slice(at, first.start)
    if (!second) {
      // Behind a value, or before it where the ranges come first.
      const words = valueFirst ? text.slice(first.end) : before.replace(/^(?:[,;]|\sand|\sor|\sbut|\s)*/i, '')
      if (first.range || !beyond.test(words)) return undefined
      const lead = valueFirst ? before : ''
      entries.push({ value: text.slice(first.start, first.end).trim(), before: lead, between: '' })
      return !valueFirst && /[^\s.!]/.test(text.slice(first.end)) ? undefined : entries
    }
    const [ranged, valued] = valueFirst ? [second, first] : [first, second]
    if (!ranged.range || valued.range) return undefined
    entries.push({
      range: ranged.range,
      value: text.slice(valued.start, valued.end).trim(),
      before,
      between: text.slice(first.end, second.start),
    })
    at = second.end
  }
  const tail = text.slice(at).replace(/[\s.!;]+$/, '')
  const last = entries.at(-1)
  // "… get 5 % discount": the noun behind the last value is read like the one between.
  if (tail === '' || !last) return entries
  if (valueFirst || !/^ (?:discount|off|rebate|reduction|surcharge|bonus)$/i.test(tail)) return undefined
  entries[entries.length - 1] = { ...last, between: `${last.between} ${tail.trim()}` }
  return entries
}
