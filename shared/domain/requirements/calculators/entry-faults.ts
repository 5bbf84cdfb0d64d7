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
  /\b(?:not (?:be )?(?:an? |a valid )?(?:number|numeric|numerical|decimal number)|no (?:valid )?number(?! is)|isn't a number|is no number|non-?numeric|(?:any|every)thing (?:else )?(?:but|other than|than|except) (?:an? )?number|other than (?:an? )?number|contains? (?:letters|anything other than digits|other characters)|cannot be read as an? number|with letters|letters|not understood as a number)\b/
const notWhole =
  /\b(?:not (?:be )?an? (?:whole number|integer|round number)|no (?:whole number|integer)|isn't a whole number|(?:has|have|with) (?:any )?(?:decimals|decimal places|a decimal (?:point|sign|comma)|digits behind)|fractions?|fractional|non-?integer|(?:any|every)thing (?:else )?(?:but|other than|except) an? whole number)\b/
let decimals: RegExp | undefined
let outside: RegExp | undefined
let beyond: RegExp | undefined
let inside: RegExp | undefined

const demanding = /\b(?:must|has to|have to|needs? to|should|shall|is required|are required|is mandatory)\b/
const given = '(?:given|entered|filled(?: in| out)?|provided|specified|stated|chosen|selected|picked)'

/** What a clause calls wrong: "is empty", "is not a number", "is below 0.1 or above 30", "must be given", "must be at least 18". */
export function faultsIn(clause: string): EntryFault[] {
  const demand = demanding.test(clause) && !/^\W*(?:if|when)\b/.test(clause)
  const found: EntryFault[] = []
  if (
    empty.test(clause) ||
    (demand &&
      new RegExp(`\\bbe ${given}\\b|\\b(?:required|mandatory)\\b|\\bnot be (?:empty|blank)\\b`).test(clause))
  )
    found.push({ kind: 'empty' })
  const precise = decimalsIn(clause, demand)
  if (precise) return [...found, precise]
  const wanted =
    demand && /\bbe (?:an? )?(?:valid |positive )?(whole number|integer|number|numeric)\b/.exec(clause)?.[1]
  const whole = notWhole.test(clause) || wanted === 'whole number' || wanted === 'integer'
  if (whole) found.push({ kind: 'notWhole' })
  // What is no whole number may be no number at all.
  if (notNumber.test(clause) || wanted || (whole && /\b(?:whole number|integer|round number)\b/.test(clause)))
    found.push({ kind: 'notNumber' })
  return [...found, ...limitsIn(clause, demand)]
}

function decimalsIn(clause: string, demand: boolean): EntryFault | undefined {
  decimals ??= new RegExp(
    `\\b(more than |at most |up to |no more than |a maximum of )?(\\d|one|two|three|four|five|six)( or more)? (?:${digits} ${behind}|${digits})`,
  )
  const found = decimals.exec(clause)
  if (!found) return undefined
  const [, over, word = '', more] = found
  const count = counts[word] ?? Number(word)
  const limit = over !== undefined && !over.startsWith('more')
  if ((over === undefined && more === undefined) || limit !== demand) return undefined
  if (!/decimal|behind|after|right of|following/.test(found[0])) return undefined
  return { kind: 'decimals', most: over === undefined ? count - 1 : count }
}

const less =
  '(?:below|under|less than|smaller than|lower than|lighter than|shorter than|younger than|fewer than|at most|no more than|not more than|up to|maximum of|not exceed)'
const more =
  '(?:above|over|more than|greater than|larger than|higher than|bigger than|heavier than|longer than|older than|exceeds?|exceeding|beyond|at least|no less than|not less than|minimum of)'
const itself = /^(?:at most|no more|not more|up to|maximum|not exceed|at least|no less|not less|minimum)/

/** Limits, of what is wrong or of what is demanded: "is below 5" and "must be at least 5" refuse the same. */
function limitsIn(clause: string, demand: boolean): EntryFault[] {
  const range = rangeOutside(clause, demand)
  if (range) return range
  beyond ??= new RegExp(`\\b(?:(${less})|(${more}))\\s+(or equal to )?(?:€|\\$|£)?\\s?${number}`, 'g')
  const found: EntryFault[] = []
  for (const match of clause.matchAll(beyond)) {
    const limit = signed(match[4] ?? '')
    if (limit === undefined) continue
    const low = (match[1] !== undefined) !== demand
    const included = itself.test(match[1] ?? match[2] ?? '') || match[3] !== undefined
    // What is demanded up to a limit is wrong beyond it; what is demanded below one is wrong at it as well.
    const orEqual = included !== demand ? { orEqual: true as const } : {}
    found.push({ kind: low ? 'below' : 'above', limit, ...orEqual })
  }
  if (found.length > 0) return found
  const side = new RegExp(
    `${number}${measured} or (?:(less|lower|below|fewer|negative|under)|(more|higher|above|older|greater))`,
  ).exec(clause)
  const limit = side ? signed(side[1] ?? '') : undefined
  if (side && limit !== undefined)
    return [
      {
        kind: (side[2] !== undefined) !== demand ? 'below' : 'above',
        limit,
        ...(demand ? {} : { orEqual: true as const }),
      },
    ]
  if (
    /\b(?:zero or (?:negative|less|below)|0 or negative|negative or (?:zero|0)|not positive)\b/.test(
      clause,
    ) ||
    (demand && /\bbe (?:an? )?positive\b/.test(clause))
  )
    return [{ kind: 'below', limit: 0, orEqual: true }]
  return /\bnegative\b/.test(clause) ? [{ kind: 'below', limit: 0 }] : []
}

/** "outside 1 to 30", "not between 1 and 30", "not from 1 to 30", "must be between 1 and 30, otherwise". */
function rangeOutside(clause: string, demand = false): EntryFault[] | undefined {
  outside ??= new RegExp(
    `\\b(?:outside(?: of)?|out of|not|isn't|must (?:be|lie)|has to be|only)\\s(?:in |within |lie |from |a |the |number |whole |range |allowed |permitted |valid |interval |of |\\(|between )*(?:€|\\$|£)?\\s?${number}${measured}\\s?(?:and|to|–|—|-|up to)\\s?(?:€|\\$|£)?\\s?${number}`,
  )
  inside ??= new RegExp(
    `\\b(?:be|lie|number|integer|value|entry|range|within|only)\\s(?:in |within |lie |from |an? |the |number |whole |range |of |\\(|between )*(?:€|\\$|£)?\\s?${number}${measured}\\s?(?:and|to|–|—|-|up to)\\s?(?:€|\\$|£)?\\s?${number}`,
  )
  const found = outside.exec(clause) ?? (demand ? inside.exec(clause) : null)
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
