import { labelOf, singular } from '../facts/labels.ts'
import { maskQuotes } from '../facts/mask.ts'
import { toNumber } from '../facts/quantities/ranges.ts'
import { readQuantities } from '../facts/quantities/quantities.ts'
import type { FieldFact } from '../facts/types.ts'

const side = '(minimum|minimal|min\\.?|lowest|smallest|maximum|maximal|max\\.?|highest|largest)'
const money =
  '((?:(?:€|\\$|£|EUR|USD|GBP|CHF)\\s?)?\\d[\\d.,]*(?:\\s?(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|€|\\$|£))?)'
const both = new RegExp(
  `^\\W*(?:the )?${side} ((?:[a-z][a-z-]*)(?: [a-z][a-z-]*){0,2}?)(?: is| shall be| must be|:) ${money},?(?: and|;)? (?:the )?${side} (?:\\2(?: is| shall be| must be|:)?|(?:one )?(?:is|shall be|must be)) ${money}[.\\s]*$`,
  'i',
)

/** "The minimum withdrawal is 10 EUR and the maximum withdrawal is 500 EUR": a range of the amount that is typed. */
export function readStatedRange(text: string): FieldFact | undefined {
  const { masked, quotes } = maskQuotes(text)
  if (masked.length > 200 || quotes.length > 0) return undefined
  const found = both.exec(masked)
  if (!found) return undefined
  const [, first = '', noun = '', low = '', second = '', high = ''] = found
  const turned = isMost(first)
  if (turned === isMost(second) || isLimit(noun)) return undefined
  const phrase = turned ? `from ${high} to ${low}` : `from ${low} to ${high}`
  const [quantity] = readQuantities(phrase)
  const label = labelOf(maskQuotes(noun))
  if (quantity?.unit?.dimension !== 'money' || label === undefined) return undefined
  const named = /\b(?:amount|value|sum|total|price|fee|balance|deposit)$/i.test(label)
    ? label
    : `${singular(label)} amount`
  return { kind: 'field', label: named, constraints: { number: toNumber(quantity, phrase) } }
}

function isMost(word: string): boolean {
  return /^(?:max|highest|largest)/i.test(word)
}

/** A limit for a day is the sum of many, and nothing that is typed at once. */
function isLimit(noun: string): boolean {
  return /\b(?:daily|weekly|monthly|yearly|annual|limit|fee|charge|cost|price|salary)\b/i.test(noun)
}
