import { withArticle } from '../english/articles.ts'
import { isOne, moved, written, type Amount } from './amounts.ts'
import { plural, singular } from '../english/plural.ts'
import { dimensionOf } from '../english/units.ts'
import type { Bound, Limit } from './limits.ts'

/** Whether the next value beside a bound is not one unit away: sizes of files, weights, lengths of time. */
export const isContinuous = (unit: string): boolean =>
  /^(?:clock|data|measure)$/.test(dimensionOf(unit) ?? '')

/** Whether a unit is what a file, a list or a booking has so many of. */
export const isCounted = (unit: string): boolean =>
  /^(?:lines?|rows?|entries|records?|items?|pages?|columns?|files?|photos?|persons?|people|nights?)$/i.test(
    unit,
  )

/** The value of a bound and the nearest ones outside and inside of it, as a person writes them. */
export interface Beside {
  at: string
  /** Nearest value that the bound leaves out. */
  outside: string
  /** Nearest value that the bound lets in. */
  inside: string
}

/** Values at and beside a bound. A bound of a continuous size has "just above 5 MB" beside it, a count or amount of money its next number. */
export function besideOf({ amount, inclusive }: Bound, end: 'low' | 'high', unit: string): Beside {
  const at = withUnit(amount, unit)
  const beside =
    isOne(amount) && /^[a-z]{3,}$/.test(unit) && unit !== 'percent' ? plural(singular(unit)) : unit
  const [below, above] = isContinuous(unit || amount.after)
    ? [`just under ${at}`, `just over ${at}`]
    : ([-1, 1].map((step) => withUnit(moved(amount, step, placesOf(amount, unit)), beside)) as [
        string,
        string,
      ])
  const [outer, inner] = end === 'low' ? [below, above] : [above, below]
  return inclusive ? { at, outside: outer, inside: at } : { at, outside: at, inside: inner }
}

const placesOf = ({ places, before, after }: Amount, unit: string): number =>
  [unit, before, after].some((text) => dimensionOf(text) === 'money') ? Math.max(2, places) : places

/** "1 night", "21 nights", "5 MB", "€20". */
export function withUnit(amount: Amount, unit: string): string {
  const number = written(amount)
  if (unit === '') return number
  return `${number} ${isOne(amount) && /^[a-z ]+$/i.test(unit) ? singular(unit) : unit}`
}

/** A word that is large only at the beginning of its sentence; names of several capitals stay. */
export const lowered = (text: string): string =>
  /^[A-Z][a-z]+(?: [a-z]|$)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** "a stay of 1 night", "a value of 20 EUR": what is bounded, with a value of it. */
export function subjectOf({ subject, isCount }: Pick<Limit, 'subject' | 'isCount'>, value: string): string {
  if (isCount) return value
  const plain = lowered(subject?.replace(/^(?:the|an?|each|every|all|any)\s+/i, '') ?? '')
  if (plain === '' || plain.length > 60) return `a value of ${value}`
  const noun = /\b(?:number|count|total|sum) of\b/i.test(plain) ? plain : singular(plain)
  return `${withArticle(noun)} of ${value}`
}
