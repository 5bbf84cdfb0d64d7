import { take, type Condition } from './condition-words.ts'
import type { Wrong } from './parts.ts'

const n = '(\\d{1,5})'
const unit = '(?:characters?|letters?|signs?|symbols|chars?\\b)'
const under = '(?:shorter|fewer|less|smaller|lower) than|under|below'
const over = '(?:longer|more|greater|higher|larger|bigger) than|over|above|exceeds|exceeding|beyond'

/** Both limits, the lower, the upper; each expression gives the numbers in that order. */
const both = [
  new RegExp(
    `\\b(?:shorter than ${n}|(?:${under}) ${n}|fewer than ${n})(?: ${unit})?,? or (?:has )?(?:longer than ${n}|(?:${over}) ${n}) ?${unit}(?: long)?`,
    'i',
  ),
  new RegExp(`\\b(?:shorter than ${n})(?: ${unit})?,? or longer than ${n}\\b`, 'i'),
  new RegExp(
    `\\b(?:not |outside )?(?:be )?(?:between |from |of )?${n} ?(?:to|and|-|or) ?${n} ?${unit}(?: long)?`,
    'i',
  ),
  new RegExp(
    `\\b(?:at least|min(?:imum|\\.)?) ${n} ?(?:${unit})?,?(?: and|/)? (?:at most|max(?:imum|\\.)?|no more than|up to) ${n} ${unit}`,
    'i',
  ),
]
const lower = [
  new RegExp(`\\b(?:(?:${under}) ${n} ?${unit}|shorter than ${n})\\b`, 'i'),
  new RegExp(
    `\\b(?:at least|min(?:imum|\\.)?(?: of)?|not (?:fewer|less) than|no (?:fewer|less) than|not shorter than) ${n} ?${unit}`,
    'i',
  ),
  new RegExp(`\\b${n} (?:or more ${unit}|${unit} (?:or more|at least|minimum|and more))`, 'i'),
]
const upper = [
  new RegExp(
    `\\b(?:at most|max(?:imum|\\.)?(?: of)?|up to|not more than|no more than|not longer than|no longer than|not exceed) ${n} ?${unit}`,
    'i',
  ),
  new RegExp(`\\b(?:(?:${over}) ${n} ?${unit}|longer than ${n})\\b`, 'i'),
  new RegExp(`\\b${n} ${unit} (?:at most|maximum|max|or (?:fewer|less))`, 'i'),
]
const exact = [new RegExp(`\\b(?:not |other than |anything but )?(?:exactly )?${n} ?${unit}(?: long)?`, 'i')]

/** Limits on how long a text is. "Fewer than 8" and "at least 8" are the same rule. Each side once. */
export function readLengths(condition: Condition, right: boolean): Wrong[] {
  const two = first(condition, both)
  if (two) {
    const [min = 0, max = 0] = two.numbers
    return min <= max ? [{ wrong: 'length', min, max }] : []
  }
  const max = first(condition, upper)
  const min = first(condition, lower)
  const shift =
    right &&
    min &&
    /\bless\b|\bfewer\b|\bshorter\b|\bunder\b|\bbelow\b/i.test(min.words) &&
    /\bmust\b(?! not)/i.test(condition.words)
  if (shift) return []
  if (min || max)
    return [
      {
        wrong: 'length',
        ...(min ? { min: min.numbers[0] ?? 0 } : {}),
        ...(max ? { max: max.numbers[0] ?? 0 } : {}),
      },
    ]
  const only = first(condition, exact)
  const [count = 0] = only?.numbers ?? []
  return only ? [{ wrong: 'length', min: count, max: count }] : []
}

function first(condition: Condition, patterns: RegExp[]): { numbers: number[]; words: string } | undefined {
  for (const pattern of patterns) {
    const found = take(condition, pattern)
    if (found)
      return {
        numbers: found.slice(1).flatMap((one) => (one === undefined ? [] : [Number(one)])),
        words: found[0],
      }
  }
  return undefined
}
