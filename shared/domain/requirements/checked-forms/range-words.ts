import { take, type Condition } from './condition-words.ts'
import type { Wrong } from './parts.ts'

const n = '(-?\\d{1,9}(?:\\.\\d{1,3})?)'
const unit =
  '(?: ?(?:€|%|\\$|£)| (?:EUR|USD|GBP|years?(?: old| of age)?|days?|nights?|persons?|people|guests?|seats?|tickets?|items?|pieces?|hours?|minutes?|kg|g|km|m|cm|litres?|percent|adults?|children|participants?|visitors?|copies|weeks?|months?|pages?|points?|cars?|rooms?|metres?|km\\/h|euros?))?'
const money = '(?:€ ?|\\$ ?|£ ?|EUR )?'
const under = '(?:less|fewer|smaller|lower|younger|earlier) than|under|below|before'
const over =
  '(?:more|greater|higher|larger|bigger|older|later) than|over|above|after|exceeds|exceeding|beyond'

const both = [
  new RegExp(`\\b(?:${under}) ${money}${n}${unit},? or (?:is )?(?:${over}) ${money}${n}${unit}`, 'i'),
  new RegExp(
    `(?:\\b(?:not |outside(?: of)?(?: the range)? |out of (?:the range )?)?(?:between |from |of )?|^)${money}${n}${unit} ?(?:to|and|-|through|up to) ?${money}${n}${unit}(?![\\d.])`,
    'i',
  ),
  new RegExp(
    `\\b(?:at least|min(?:imum|\\.)?) ${money}${n}${unit},?(?: and|/|,)? (?:at most|max(?:imum|\\.)?|no more than|up to) ${money}${n}${unit}`,
    'i',
  ),
]
const least = [
  new RegExp(
    `\\b(?:at least|min(?:imum|\\.)?(?: of| is)?|not (?:fewer|less|lower|below|under|younger)(?: than)?|no (?:fewer|less) than|from) ${money}${n}${unit}`,
    'i',
  ),
  new RegExp(
    `\\b${money}${n}${unit} (?:or (?:more|older|over|higher|above)|and (?:more|over|older)|at least)`,
    'i',
  ),
]
const most = [
  new RegExp(
    `\\b(?:at most|max(?:imum|\\.)?(?: of| is)?|up to|not (?:more|higher|above|over|older)(?: than)?|no (?:more|higher|older) than|not exceed) ${money}${n}${unit}`,
    'i',
  ),
  new RegExp(`\\b${money}${n}${unit} (?:at most|maximum)`, 'i'),
]
const beneath = [new RegExp(`\\b(?:${under}) ${money}${n}${unit}`, 'i')]
const beyond = [new RegExp(`\\b(?:${over}) ${money}${n}${unit}`, 'i')]

/** "For 7 to 25 guests the message is …" tells what is wrong, though it looks like what is right. */
export function readWithin(condition: Condition): Wrong[] {
  const found = take(
    condition,
    new RegExp(
      `^\\W*for ${money}${n}(?: to |-)${money}${n}${unit}(?: [a-z]{3,20}){0,2}?,? (?=(?:the|an?) (?:error )?(?:message|alert|text|hint)\\b)`,
      'i',
    ),
  )
  const [min = 0, max = 0] = (found ?? [])
    .slice(1)
    .flatMap((side) => (side === undefined ? [] : [Number(side)]))
  return found && min <= max ? [{ wrong: 'within', min, max }] : []
}

/** Limits on a number. What "below 16" is told of is wrong; what "must be below 16" asks for is right, and 16 itself is not. */
export function readRanges(condition: Condition, right: boolean): Wrong[] {
  if (
    take(
      condition,
      /\b(?:zero|0) or (?:less|negative|below)\b|\bnegative or (?:zero|0)\b|\bnot positive\b|\bmust be positive\b|\bpositive number\b/i,
    )
  )
    return [{ wrong: 'range', over: 0 }]
  const two = first(condition, both)
  if (two) {
    const [min = 0, max = 0] = two
    take(condition, /,? ?(?:\(?(?:both )?(?:included|inclusive(?:ly)?)\)?|including both)/i)
    return min <= max ? [{ wrong: 'range', min, max }] : []
  }
  const must = right && /\bmust\b(?! not)|\bhas to\b|\bshould\b(?! not)/i.test(condition.words)
  const min = first(condition, least)?.[0]
  const max = first(condition, most)?.[0]
  const below = first(condition, beneath)?.[0]
  const above = first(condition, beyond)?.[0]
  const negative = take(condition, /\b(?:is |are )?negative\b/i) ? 0 : undefined
  const range = {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(negative === undefined ? {} : { min: 0 }),
    ...(below === undefined ? {} : must ? { under: below } : { min: below }),
    ...(above === undefined ? {} : must ? { over: above } : { max: above }),
  }
  return Object.keys(range).length > 0 ? [{ wrong: 'range', ...range }] : []
}

function first(condition: Condition, patterns: RegExp[]): number[] | undefined {
  for (const pattern of patterns) {
    const found = take(condition, pattern)
    if (found) return found.slice(1).flatMap((one) => (one === undefined ? [] : [Number(one)]))
  }
  return undefined
}
