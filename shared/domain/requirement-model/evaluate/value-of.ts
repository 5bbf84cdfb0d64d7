import {
  decimalText,
  dividedBy,
  exact,
  exactOf,
  minus,
  order,
  plus,
  rounded,
  times,
  type Exact,
} from '../decimal.ts'
import type { Expression, Id, Where } from '../model.ts'
import type { Value } from '../values.ts'
import { isDate, isTime, moveDate, moveDay, yearsSince } from './days.ts'
import { entriesOf, held, nameOf, type Moment, own } from './moment.ts'
import { printNumber, printValue } from './print.ts'
import { equal, numberIn, type Term } from './same.ts'
import { converted, unitOf } from './units.ts'
import { every, unknown, Unknown } from './unknown.ts'

export function termOf(expression: Expression<Id>, moment: Moment): Term {
  switch (expression.kind) {
    case 'value':
      return expression.value
    case 'subject':
      return held(moment, expression.subject)
    case 'event':
      return eventPart(expression.gives, moment)
    case 'length':
      return lengthOf(termOf(expression.of, moment), moment.leastLength)
    case 'count':
      return counted(moment, expression.list, expression.where)
    case 'sum':
      return summed(moment, expression.list, expression.field)
    case 'age': {
      const day = termOf(expression.of, moment)
      if (day instanceof Unknown) return day
      const years = day.type === 'day' ? yearsSince(day) : unknown('the age depends on the day of the run')
      return years instanceof Unknown ? years : { type: 'exact', of: exactOf(years) }
    }
    case 'shift':
      return shifted(expression, moment)
    default: {
      const sum = calculated(expression, moment)
      return sum instanceof Unknown ? sum : { type: 'exact', of: sum }
    }
  }
}

/** The same as a value; unknown where it has no end as a decimal. */
export function valueIn(expression: Expression<Id>, moment: Moment): Value | Unknown {
  const term = termOf(expression, moment)
  if (term instanceof Unknown || term.type !== 'exact') return term
  const text = decimalText(term.of)
  return text === undefined ? unknown('how it is rounded is not said') : { type: 'number', value: text }
}

/** As a page shows it: by the step of the subject it is, or to the places it is rounded to. */
export function printedIn(expression: Expression<Id>, moment: Moment): string | Unknown {
  const term = termOf(expression, moment)
  if (term instanceof Unknown) return term
  if (term.type === 'exact')
    return printNumber(term.of, expression.kind === 'round' ? expression.to : undefined)
  const subject = expression.kind === 'subject' ? moment.known.subjects.get(expression.subject) : undefined
  return printValue(term, subject)
}

/** Whether an entry of a list has these values. */
export function fits(moment: Moment, entry: Record<Id, Value>, where: Where) {
  return every(where, ({ field, is }) => {
    const value = own(entry, field)
    if (value === undefined) return unknown(`unknown: the value of "${nameOf(moment.known, field)}"`)
    return equal(value, termOf(is, moment), moment.known.subjects.get(field))
  })
}

function calculated(expression: Expression<Id>, moment: Moment): Exact | Unknown {
  if (expression.kind === 'percent') {
    const [share, of] = [number(expression.share, moment), number(expression.of, moment)]
    if (share instanceof Unknown) return share
    if (of instanceof Unknown) return of
    return dividedBy(times(share, of), exactOf(100)) ?? unknown('nothing is divided by 0')
  }
  if (expression.kind === 'round') {
    const [value, to] = [number(expression.of, moment), exact(expression.to)]
    if (value instanceof Unknown) return value
    return (to && rounded(value, to, expression.mode)) ?? unknown('how it is rounded is not said')
  }
  if (!('of' in expression) || !Array.isArray(expression.of)) return unknown('it is no number')
  const { kind } = expression
  const unit = unitOf(expression, moment.known)
  let sum: Exact | undefined
  for (const part of expression.of) {
    const value = number(part, moment)
    if (value instanceof Unknown) return value
    const same = kind === '*' || kind === '/' ? value : converted(value, unitOf(part, moment.known), unit)
    const next = same && (sum === undefined ? same : combined(kind, sum, same))
    if (!next) return unknown(kind === '/' ? 'nothing is divided by 0' : 'the units differ')
    sum = next
  }
  return sum ?? unknown('nothing to calculate with')
}

function combined(kind: string, a: Exact, b: Exact): Exact | undefined {
  if (kind === '+') return plus(a, b)
  if (kind === '-') return minus(a, b)
  if (kind === '*') return times(a, b)
  if (kind === '/') return dividedBy(a, b)
  return order(a, b) < 0 === (kind === 'min') ? a : b
}

function number(expression: Expression<Id>, moment: Moment): Exact | Unknown {
  const term = termOf(expression, moment)
  if (term instanceof Unknown) return term
  const value = numberIn(term)
  if (value) return value
  const name = expression.kind === 'subject' ? `"${nameOf(moment.known, expression.subject)}"` : 'it'
  return unknown(`${name} is no number`)
}

function lengthOf(term: Term, least = 0): Term {
  if (term instanceof Unknown) return term
  if (term.type === 'exact') return unknown('a sum has no length')
  if (term.type === 'empty') return { type: 'number', value: String(least) }
  if (term.type === 'text' || term.type === 'number')
    return { type: 'number', value: String(characterCount(term.value)) }
  return unknown('it has no length')
}

// One text is held against many limits, one after the other.
let latest = { text: '', count: 0 }

function characterCount(text: string): number {
  if (latest.text !== text) latest = { text, count: Array.from(text).length }
  return latest.count
}

function counted(moment: Moment, list: Id, where: Where = []): Term {
  const many = where.length === 0 ? own(moment.world.values, list) : undefined
  if (many) return many
  const entries = entriesOf(moment, list)
  if (entries instanceof Unknown) return entries
  let count = 0
  for (const entry of entries) {
    const truth = fits(moment, entry, where)
    if (truth instanceof Unknown) return truth
    if (truth) count += 1
  }
  return { type: 'number', value: String(count) }
}

function summed(moment: Moment, list: Id, field: Id): Term {
  const entries = entriesOf(moment, list)
  if (entries instanceof Unknown) return entries
  let sum = exactOf(0)
  for (const entry of entries) {
    const given = own(entry, field)
    const value = given && numberIn(given)
    if (!value) return unknown(`unknown: the value of "${nameOf(moment.known, field)}"`)
    sum = plus(sum, value)
  }
  return { type: 'exact', of: sum }
}

function shifted(expression: Extract<Expression, { kind: 'shift' }>, moment: Moment): Term {
  const from: Term = expression.of ? termOf(expression.of, moment) : { type: 'day', fromToday: 0 }
  if (from instanceof Unknown) return from
  if (from.type === 'day') return moveDay(from, expression)
  const iso = from.type === 'date' ? moveDate(from.value, expression) : undefined
  return iso ? { type: 'date', value: iso } : unknown('it is no date')
}

function eventPart(gives: 'name' | 'value' | 'actor', { known, event, given }: Moment): Term {
  if (gives === 'value') return given ?? unknown('what was entered is not known')
  const name =
    gives === 'actor' ? event?.actor : (event?.name ?? (event?.target && nameOf(known, event.target)))
  return name === undefined
    ? unknown(`the ${gives} of what happened is not known`)
    : { type: 'text', value: name }
}

/** What an entry becomes in a subject: "12.50" in one for numbers is a number, "x1" stays a text, and nothing is empty. */
export function coerced(value: Value, moment: Moment, id: Id): Value {
  const subject = moment.known.subjects.get(id)
  if (value.type === 'text' && value.value === '') return { type: 'empty' }
  if (value.type === 'text') {
    if (subject?.kind === 'number' && exact(value.value)) return { type: 'number', value: value.value }
    if (subject?.kind === 'date' && isDate(value.value)) return { type: 'date', value: value.value }
    if (subject?.kind === 'time' && isTime(value.value)) return { type: 'time', value: value.value }
  }
  const written = value.type === 'number' && subject?.kind === 'text' ? value.value : undefined
  const named = value.type === 'text' || value.type === 'number' ? value.value.toLowerCase() : undefined
  const option =
    subject?.kind === 'choice' || subject?.kind === 'state'
      ? subject.options?.find((one) => one.toLowerCase() === named)
      : undefined
  const text = option ?? written
  return text === undefined ? value : { type: 'text', value: text }
}
