import { sameUnit } from '../../../english/units.ts'
import type { Expression as Sum } from '../../../requirement-model/index.ts'
import type { Reference } from '../../tokens.ts'
import { alternative, first, map, optional, sequence, token, words, type Parser } from '../parser.ts'
import { wordTable } from '../../../basics/word-table.ts'

type Expression = Sum<Reference>
interface Span {
  days?: number
  months?: number
  years?: number
}

const days = wordTable<number>({ day: 1, night: 1, week: 7 })
const months = wordTable<number>({ month: 1, quarter: 3 })

const today: Parser<Expression> = map(
  words(
    'today',
    'tomorrow',
    'yesterday',
    'the current date',
    'the current day',
    "today 's date",
    'the present day',
  ),
  (said) => ({ kind: 'shift', days: said === 'tomorrow' ? 1 : said === 'yesterday' ? -1 : 0 }),
)

/** "3 weeks", as what a calendar moves by. */
const span: Parser<Span> = token((found) => {
  if (found.kind !== 'number' || found.unit === undefined || !/^\d{1,5}$/.test(found.value)) return undefined
  const [count, unit] = [Number(found.value), sameUnit(found.unit)]
  if (days[unit]) return { days: count * days[unit] }
  if (months[unit]) return { months: count * months[unit] }
  return unit === 'year' ? { years: count } : undefined
})

/** "Today", "7 days from today", "30 days after the invoice date", "in 3 days", "2 years ago". */
export function datedValue(named: Parser<Expression>): Parser<Expression> {
  const base = named
  return first(
    alternative(
      'expression: date before or after',
      map(sequence(span, words('after', 'from', 'before', 'prior to'), base), ([by, where, of]) =>
        moved(of, by, where === 'before' || where === 'prior to' ? -1 : 1),
      ),
    ),
    alternative(
      'expression: days from today',
      map(
        sequence(optional(words('in')), span, words('ago', 'in the future', 'in the past', 'ahead')),
        ([, by, where]) => moved(undefined, by, where === 'ago' || where === 'in the past' ? -1 : 1),
      ),
    ),
    alternative('expression: today', today),
  )
}

function moved(of: Expression | undefined, by: Span, direction: 1 | -1): Expression {
  const shift = {
    ...(by.days === undefined ? {} : { days: by.days * direction }),
    ...(by.months === undefined ? {} : { months: by.months * direction }),
    ...(by.years === undefined ? {} : { years: by.years * direction }),
  }
  if (of === undefined) return { kind: 'shift', ...shift }
  const isToday = of.kind === 'shift' && of.of === undefined
  return isToday
    ? { kind: 'shift', ...shift, days: (of.days ?? 0) + (shift.days ?? 0) }
    : { kind: 'shift', of, ...shift }
}
