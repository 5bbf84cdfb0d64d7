import { numbersOf } from './decimals.ts'
import type { EntryFault } from './parts.ts'

const counts: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }
const digits = '(?:digits?|decimals?|decimal (?:places?|digits?)|places?|figures?)'
const behind =
  '(?:(?:behind|after|to the right of|following) the (?:decimal )?(?:sign|point|comma|separator|mark))'
const number = '(-?\\d[\\d.,]*)'
const measured = '(?:\\s?(?:%|€|\\$|£|[a-z²³]{1,12}))?'

const empty =
  /\b(?:empty|blank|missing|left out|omitted|nothing (?:is |was |has been )?(?:at all )?(?:is )?(?:entered|typed|filled|given|selected|chosen|picked)|not (?:been )?(?:entered|filled(?: in)?|given|provided|selected|chosen|picked|set|specified|stated)|is left|no (?:value|entry|input|text|selection|choice|option|number is (?:given|entered))|(?:without|no) (?:an? |any |the )?I\d+|is N\d+|on N\d+|at N\d+|still N\d+|remains? N\d+|shows? N\d+|stays? (?:at|on) N\d+)/
const notNumber =
  /\b(?:not (?:be )?(?:an? |a valid )?(?:number|numeric|numerical|decimal number)|no (?:valid )?number(?! is)|isn't a number|is no number|non-?numeric|anything (?:else )?(?:but|other than|than|except) (?:an? )?number|other than (?:an? )?number|contains? (?:letters|anything other than digits|other characters)|cannot be read as an? number|with letters|letters|not understood as a number)\b/
const notWhole =
  /\b(?:not (?:be )?an? (?:whole number|integer|round number)|no (?:whole number|integer)|isn't a whole number|(?:has|have|with) (?:any )?(?:decimals|decimal places|a decimal (?:point|sign|comma)|digits behind)|fractions?|fractional|non-?integer|anything (?:else )?(?:but|other than|except) an? whole number)\b/
let decimals: RegExp | undefined
let outside: RegExp | undefined
let beyond: RegExp | undefined

/** What a clause calls wrong: "is empty", "is not a number", "is below 0.1 or above 30", "has more than two decimals". */
export function faultsIn(clause: string): EntryFault[] {
  const found: EntryFault[] = []
  if (empty.test(clause)) found.push({ kind: 'empty' })
  const precise = decimalsIn(clause)
  if (precise) return [...found, precise]
  const whole = notWhole.test(clause)
  if (whole) found.push({ kind: 'notWhole' })
  // What is no whole number may be no number at all.
  if (notNumber.test(clause) || (whole && /\b(?:whole number|integer|round number)\b/.test(clause)))
    found.push({ kind: 'notNumber' })
  return [...found, ...limitsIn(clause)]
}

function decimalsIn(clause: string): EntryFault | undefined {
  decimals ??= new RegExp(
    `\\b(more than )?(\\d|one|two|three|four|five|six)( or more)? (?:${digits} ${behind}|${digits})`,
  )
  const found = decimals.exec(clause)
  if (!found) return undefined
  const [, over, word = '', more] = found
  const count = counts[word] ?? Number(word)
  if (over === undefined && more === undefined) return undefined
  if (!/decimal|behind|after|right of|following/.test(found[0])) return undefined
  return { kind: 'decimals', most: over === undefined ? count - 1 : count }
}

function limitsIn(clause: string): EntryFault[] {
  const range = rangeOutside(clause)
  if (range) return range
  beyond ??= new RegExp(
    `\\b(below|under|less than|smaller than|lower than|lighter than|shorter than|younger than|fewer than|above|over|more than|greater than|larger than|higher than|bigger than|heavier than|longer than|older than|exceeds?|exceeding|beyond|at least|at most|minimum of|maximum of|not reach)\\s+(?:or equal to )?(?:€|\\$|£)?\\s?${number}${measured}`,
    'g',
  )
  const found: EntryFault[] = []
  for (const match of clause.matchAll(beyond)) {
    const [words, verb = '', text = ''] = match
    const limit = signed(text)
    if (limit === undefined) continue
    const orEqual = words.includes('or equal to') ? { orEqual: true as const } : {}
    if (/^(?:below|under|less|smaller|lower|lighter|shorter|younger|fewer|not reach)/.test(verb))
      found.push({ kind: 'below', limit, ...orEqual })
    else if (/^(?:at least|minimum)/.test(verb)) found.push({ kind: 'below', limit })
    else if (/^(?:at most|maximum)/.test(verb)) found.push({ kind: 'above', limit })
    else found.push({ kind: 'above', limit, ...orEqual })
  }
  if (found.length > 0) return found
  const less = new RegExp(`${number}${measured} or (?:less|lower|below|fewer|negative)`).exec(clause)?.[1]
  const lower = less === undefined ? undefined : signed(less)
  if (lower !== undefined) return [{ kind: 'below', limit: lower, orEqual: true }]
  const more = new RegExp(`${number}${measured} or (?:more|higher|above|older)`).exec(clause)?.[1]
  const upper = more === undefined ? undefined : signed(more)
  if (upper !== undefined) return [{ kind: 'above', limit: upper, orEqual: true }]
  if (
    /\b(?:zero or (?:negative|less|below)|0 or negative|negative or (?:zero|0)|not positive|not greater than (?:zero|0))\b/.test(
      clause,
    )
  )
    return [{ kind: 'below', limit: 0, orEqual: true }]
  return /\bnegative\b/.test(clause) ? [{ kind: 'below', limit: 0 }] : []
}

/** "outside 1 to 30", "not between 1 and 30", "not from 1 to 30", "must be between 1 and 30, otherwise". */
function rangeOutside(clause: string): EntryFault[] | undefined {
  outside ??= new RegExp(
    `\\b(?:outside(?: of)?|out of|not|isn't|must (?:be|lie)|has to be|only)\\s(?:in |within |lie |from |a |the |number |whole |range |allowed |permitted |valid |interval |of |\\(|between )*(?:€|\\$|£)?\\s?${number}${measured}\\s?(?:and|to|–|—|-|up to)\\s?(?:€|\\$|£)?\\s?${number}`,
  )
  const found = outside.exec(clause)
  const [min, max] = [signed(found?.[1] ?? ''), signed(found?.[2] ?? '')]
  if (min === undefined || max === undefined || min >= max) return undefined
  return [
    { kind: 'below', limit: min },
    { kind: 'above', limit: max },
  ]
}

function signed(text: string): number | undefined {
  const value = numbersOf(text.replace(/^-/, '').replace(/[.,]$/, ''))[0]?.value
  return value === undefined ? undefined : text.startsWith('-') ? -value : value
}

/** A range as a message says it: "The weight must be between 0.1 and 30 kg." */
export function rangeInMessage(text: string): EntryFault[] {
  return rangeOutside(text.toLowerCase()) ?? []
}
