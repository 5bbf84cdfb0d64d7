import { amountOf, type Amount } from './amounts.ts'
import { dimensionOf } from '../english/units.ts'
import type { Clause, Phrase } from './clauses.ts'
import { comparatorAt, isComparator, type Comparator } from './comparators.ts'

/** A bound of a range. Inclusive: the value itself still belongs to it. */
export interface Bound {
  amount: Amount
  inclusive: boolean
}

/** What a clause bounds: "a stay of at least 2 and at most 21 nights". */
export interface Limit {
  /** What is bounded, in the words of the sentence and without article; undefined where no field, thing or object is marked. */
  subject: string | undefined
  unit: string
  /** The unit is what is counted: "8 books". */
  isCount: boolean
  low?: Bound
  high?: Bound
  /** It has to be this very number. */
  exact?: Amount
  clause: Clause
}

/** The limits of a clause, one for each thing that is bounded. Numbers that nothing compares are none. */
export function limitsOf(clause: Clause): Limit[] {
  const { phrases } = clause
  const limits: Limit[] = []
  for (const [at, phrase] of phrases.entries()) {
    if (phrase.tag !== 'N') continue
    const amount = amountOf(phrase.text)
    const comparator = comparatorAt(clause, at)
    if (!amount || !comparator) continue
    const counted =
      unitAt(phrases, at) === undefined
        ? countedAt(phrases, isRangeAt(phrases, at) ? at + 2 : at, clause)
        : undefined
    const subject = counted === undefined ? subjectAt(phrases, at) : undefined
    const unit = counted ?? unitAt(phrases, at) ?? ''
    const last = limits.at(-1)
    const joins = last && last.subject === subject && (last.unit === '' || unit === '' || last.unit === unit)
    const limit: Limit =
      joins && fits(last, comparator) ? last : { subject, unit, isCount: counted !== undefined, clause }
    if (limit !== last) limits.push(limit)
    if (limit.unit === '') limit.unit = unit
    put(limit, comparator, amount)
  }
  return limits.filter(isOrdered)
}

/** "1 to 10 questions" counts what stands behind its second number. */
const isRangeAt = (phrases: readonly Phrase[], at: number): boolean =>
  isComparator(phrases[at + 1]?.tag ?? '') && phrases[at + 2]?.tag === 'N'

const fits = (limit: Limit, comparator: Comparator): boolean =>
  comparator === 'EQ'
    ? false
    : comparator === 'MIN' || comparator === 'GT'
      ? !limit.low && !limit.exact
      : !limit.high && !limit.exact

function put(limit: Limit, comparator: Comparator, amount: Amount): void {
  if (comparator === 'EQ') limit.exact = amount
  else if (comparator === 'MIN' || comparator === 'GT')
    limit.low = { amount, inclusive: comparator === 'MIN' }
  else limit.high = { amount, inclusive: comparator === 'MAX' }
}

const subjectTags = new Set(['F', 'E', 'T'])
/** Things that have an amount of money. */
const priced =
  /(?:order|cart|basket|purchase|payment|invoice|booking|deposit|transfer|refund|claim|loan|bid|offer|donation)s?$/i

function subjectAt(phrases: readonly Phrase[], at: number): string | undefined {
  const nouns = phrases.filter(({ tag }) => subjectTags.has(tag))
  const before = nouns.filter(({ end }) => end <= (phrases[at] as Phrase).start)
  const field = before.findLast(({ tag }) => tag === 'F')
  const noun = field ?? before.at(-1) ?? nouns[0]
  const isMoney = dimensionOf(unitAt(phrases, at) ?? '') === 'money'
  return isMoney && noun?.tag !== 'F' && !priced.test(noun?.text ?? '') ? undefined : noun?.text
}

/** What stands right behind a number and has no unit: it is counted. */
const between =
  /^ (?!(?:per|of|in|for|to|and|or|at|on|an|the|by|with|from|times|than|each|every|is|are)\b)[a-z]{3,14} $/

function countedAt(phrases: readonly Phrase[], at: number, { text, start }: Clause): string | undefined {
  const [number, next] = [phrases[at], phrases[at + 1]]
  const gap = number && next ? text.slice(number.end - start, next.start - start) : ''
  const isNext = number && next && (gap.length <= 1 || between.test(gap)) && /^[ETFA]$/.test(next.tag)
  if (isNext && between.test(gap)) return next.text.length > 40 ? undefined : `${gap.trim()} ${next.text}`
  const second = phrases[at + 2]
  // "2 open bookings" may be marked as two phrases.
  if (isNext && second && second.tag === next.tag && second.start - next.end === 1)
    return `${next.text} ${second.text}`
  return isNext && next.text.length <= 40 && !/^(?:of|per)\b/.test(next.text) ? next.text : undefined
}

function unitAt(phrases: readonly Phrase[], at: number): string | undefined {
  const number = phrases[at] as Phrase
  for (const [next, { tag, text, start, end }] of phrases.slice(at + 1).entries()) {
    const behind = phrases[at + next + 2]
    // "5 school days" may be marked as two units.
    if (tag === 'U' && behind?.tag === 'U' && behind.start - end === 1) return `${text} ${behind.text}`
    if (tag === 'U') return start - number.end <= 40 ? text : undefined
    if (tag !== 'N' && !isComparator(tag)) return undefined
  }
  const before = phrases[at - 1]
  // The unit of another number is none of this: "in 12 months: 100".
  return before?.tag === 'U' && phrases[at - 2]?.tag !== 'N' ? before.text : undefined
}

function isOrdered({ low, high }: Limit): boolean {
  if (!low || !high) return true
  const places = Math.max(low.amount.places, high.amount.places)
  const scaled = ({ units, places: own }: Amount) => units * 10n ** BigInt(places - own)
  return scaled(low.amount) <= scaled(high.amount)
}
