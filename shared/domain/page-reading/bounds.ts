import type { Clause, Phrase } from '../catalogue/clauses.ts'
import { comparatorAt } from '../catalogue/comparators.ts'
import { limitsOf, type Limit } from '../catalogue/limits.ts'
import { amountOf, type Amount } from '../catalogue/amounts.ts'
import { timeAt } from '../english/dates.ts'
import { dimensionOf } from '../english/units.ts'
import type { Comparison, Condition, Expression, Value } from '../requirement-model/index.ts'
import { fieldsNamed, fieldsOfPhrase, type Around } from './mentions.ts'
import { candidatesFor } from './name-words.ts'
import type { PageField } from './page-fields.ts'

/** What a clause says of the value of a field: what has to be so, or, in a condition, what is so. */
export interface Bounded {
  field: PageField
  is: Condition
}

const counted = /^(?:characters?|chars?)$/i
/** Of these inputs no number is the value. */
const wordy = new Set(['email', 'password', 'tel', 'url', 'search'])
const ofDigits = (unit: string): boolean =>
  /\bdecimals?\b/i.test(unit) || (dimensionOf(unit) === 'count' && !/^(?:%|percent)$/.test(unit))

/** The bounds of values that a clause gives, each of a field of the page. Bounds of anything else are left out. */
export function boundsIn(clause: Clause, around: Around): Bounded[] {
  const named = fieldsNamed(clause, around)
  return [
    ...limitsOf(clause).flatMap((limit) => boundOf(limit, named, around)),
    ...outsideIn(clause, named, around),
    ...timesIn(clause, named),
    ...daysIn(clause, named, around),
  ]
}

function boundOf(limit: Limit, named: readonly PageField[], around: Around): Bounded[] {
  const fields = subjectsOf(limit, named, around)
  return fields.flatMap((field): Bounded[] => {
    const isLength = counted.test(limit.unit) || (limit.unit === '' && around.lengths.has(field.id))
    const isText = field.kind === 'text'
    // What is counted is no text that somebody types: only what is named, or measured, is a number there.
    if (isText && !isLength && (limit.isCount || !isNamedAs(field, limit, around))) return []
    // Digits and decimal places are no values.
    if (!isLength && ofDigits(limit.unit)) return []
    if (isLength ? !isText : !(field.kind === 'number' || (isText && !wordy.has(field.type)))) return []
    const subject: Expression = { kind: 'subject', subject: field.id }
    const left: Expression = isLength ? { kind: 'length', of: subject } : subject
    const compare = (operator: Comparison, amount: Amount): Condition => ({
      kind: 'compare',
      left,
      operator,
      right: {
        kind: 'value',
        value: { type: 'number', value: digitsOf(amount) },
        ...(isLength && { unit: 'characters' }),
      },
    })
    const { low, high, exact } = limit
    const of = [
      ...(low ? [compare(low.inclusive ? '>=' : '>', low.amount)] : []),
      ...(high ? [compare(high.inclusive ? '<=' : '<', high.amount)] : []),
      ...(exact ? [compare('=', exact)] : []),
    ]
    const [first] = of
    if (!first) return []
    return [{ field, is: of.length > 1 ? { kind: 'all', of } : first }]
  })
}

/** "Fewer than 3 or more than 20 characters": what lies outside of two bounds, which no range holds. */
function outsideIn(clause: Clause, named: readonly PageField[], around: Around): Bounded[] {
  const { phrases } = clause
  const at = (tag: string) =>
    phrases.flatMap((phrase, index) =>
      phrase.tag === 'N' && comparatorAt(clause, index) === tag ? [phrase] : [],
    )
  const [[less, ...others], [more, ...further]] = [at('LT'), at('GT')]
  const [low, high] = [amountOf(less?.text ?? ''), amountOf(more?.text ?? '')]
  if (!low || !high || others.length + further.length > 0 || Number(digitsOf(low)) >= Number(digitsOf(high)))
    return []
  const unit = phrases.find(({ tag }) => tag === 'U')?.text ?? ''
  const subject = named.length === 1 ? named[0]?.name : undefined
  const limit = { subject, unit, isCount: false, clause }
  const [below] = boundOf({ ...limit, high: { amount: low, inclusive: false } }, named, around)
  const [above] = boundOf({ ...limit, low: { amount: high, inclusive: false } }, named, around)
  return below && above ? [{ ...below, is: { kind: 'any', of: [below.is, above.is] } }] : []
}

const isNamedAs = (field: PageField, { subject, unit }: Limit, around: Around): boolean =>
  /^(?:money|measure)$/.test(dimensionOf(unit) ?? '') ||
  (subject !== undefined &&
    fieldsOfPhrase({ tag: 'F', text: subject, start: 0, end: 0 }, around).includes(field))

/** What is counted names the field ("more than 8 guests"), else the subject does, else the only field of the clause or of the sentence before. */
function subjectsOf(
  { subject, unit, isCount }: Limit,
  named: readonly PageField[],
  around: Around,
): PageField[] {
  const asPhrase = (text: string): Phrase => ({ tag: 'F', text, start: 0, end: 0 })
  const own = subject === undefined ? [] : fieldsOfPhrase(asPhrase(subject), around)
  if (own.length > 0) return own
  // "A parcel may weigh" is said of the only number of the parcel.
  const numbers =
    subject === undefined ? [] : candidatesFor(subject, around.fields).filter(({ kind }) => kind === 'number')
  if (numbers.length === 1) return numbers
  const byUnit = isCount || unit !== '' ? fieldsOfPhrase(asPhrase(unit), around) : []
  if (byUnit.length > 0 && !counted.test(unit)) return byUnit
  // A name that the page does not have is something else.
  if (subject !== undefined && named.length !== 1) return []
  if (named.length === 1) return [...named]
  return named.length === 0 && around.focus.length === 1 ? [...around.focus] : []
}

function digitsOf({ units, places }: Amount): string {
  const sign = units < 0n ? '-' : ''
  const figures = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  return places === 0 ? sign + figures : `${sign}${figures.slice(0, -places)}.${figures.slice(-places)}`
}

/** "Between 08:00 and 22:00" of fields for times. */
function timesIn(clause: Clause, named: readonly PageField[]): Bounded[] {
  const times = clause.phrases.flatMap(({ tag, text }, at) => {
    const time = tag === 'N' ? timeAt(text, 0)?.value : undefined
    const comparator = comparatorAt(clause, at)
    return time !== undefined && /:/.test(text) && comparator && comparator !== 'EQ'
      ? [{ time, comparator }]
      : []
  })
  const seen = new Set<string>()
  const of = times.flatMap(({ time, comparator }) => {
    if (seen.has(comparator)) return []
    seen.add(comparator)
    return [{ operator: operators[comparator], value: { type: 'time', value: time } as Value }]
  })
  return named
    .filter(({ kind }) => kind === 'time' && of.length > 0)
    .map((field) => ({
      field,

      is: all(of.map(({ operator, value }) => compared(field, operator, { kind: 'value', value }))),
    }))
}

const operators = { MIN: '>=', MAX: '<=', GT: '>', LT: '<', EQ: '=' } as const

const all = (of: readonly Condition[]): Condition =>
  of.length === 1 ? (of[0] as Condition) : { kind: 'all', of: [...of] }

const compared = ({ id }: PageField, operator: Comparison, right: Expression): Condition => ({
  kind: 'compare',
  left: { kind: 'subject', subject: id },
  operator,
  right,
})

/** "Not in the past", "today or later" of the only field for dates; "later than the start time" of two fields of a kind. */
function daysIn(clause: Clause, named: readonly PageField[], { fields }: Around): Bounded[] {
  const { text, phrases } = clause
  const ordered = named.filter(({ kind }) => kind === 'date' || kind === 'time' || kind === 'number')
  const comparator = phrases.find(({ tag }) => tag === 'GT' || tag === 'LT' || tag === 'MIN' || tag === 'MAX')
  const [first, second, more] = ordered
  if (
    first &&
    second &&
    !more &&
    first.kind === second.kind &&
    comparator &&
    !phrases.some(({ tag }) => tag === 'N')
  ) {
    const isLater = /later|after|greater|more|higher|larger|above/i.test(comparator.text)
    const isEarlier = /earlier|before|less|lower|smaller|below/i.test(comparator.text)
    const isSameToo = /or equal|same|not (?:be )?(?:earlier|before|less|lower|later|after|more)/i.test(text)
    if (isLater !== isEarlier && !isSameToo)
      return [
        {
          field: first,

          is: compared(first, isLater ? '>' : '<', { kind: 'subject', subject: second.id }),
        },
      ]
  }
  const dates = (ordered.length > 0 ? ordered : fields).filter(({ kind }) => kind === 'date')
  const [date, other] = dates
  // "Within 14 days from today" is another bound than today.
  if (
    !date ||
    other ||
    phrases.some(({ tag }) => tag === 'N') ||
    !/\btoday\b|\bpast\b|\bfuture\b/i.test(text)
  )
    return []
  const today: Expression = { kind: 'shift', days: 0 }
  const operator = dayOperator(text)
  return operator === undefined ? [] : [{ field: date, is: compared(date, operator, today) }]
}

/** What a clause says of a day and today. */
function dayOperator(text: string): Comparison | undefined {
  const isNot = /\b(?:not|never|cannot|no)\b|n't\b/i.test(text)
  if (/\b(?:in the past|past (?:date|day))\b/i.test(text)) return isNot ? '>=' : '<'
  if (/\b(?:in the future|future (?:date|day))\b/i.test(text)) return isNot ? '<=' : '>'
  if (/\b(?:today or (?:on )?(?:any )?(?:later|after)|from today|today or in the future)\b/i.test(text))
    return '>='
  if (/\b(?:before|earlier than) today\b/i.test(text)) return isNot ? '>=' : '<'
  if (/\b(?:after|later than) today\b/i.test(text)) return isNot ? '<=' : '>'
  return undefined
}
