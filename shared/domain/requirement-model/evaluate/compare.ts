import { exact, order, times } from '../decimal.ts'
import type { Comparison, Expression, Id, Subject } from '../model.ts'
import type { Moment } from './moment.ts'
import { equal, numberIn, ordered, type Term } from './same.ts'
import { isOffStep } from './steps.ts'
import { converted, unitOf } from './units.ts'
import { unknown, Unknown, opposite, type Truth } from './unknown.ts'
import { termOf } from './value-of.ts'

type Known = Exclude<Term, Unknown>

/** One expression against another. What cannot be put in order (an entry that is no number, nothing at all) is unknown. */
export function compared(
  left: Expression<Id>,
  operator: Comparison,
  right: Expression<Id>,
  moment: Moment,
): Truth {
  const [a, b] = [termOf(left, moment), termOf(right, moment)]
  if (a instanceof Unknown) return a
  if (b instanceof Unknown) return b
  const alike = operator === '=' || operator === '!='
  if (!alike && (a.type === 'empty' || b.type === 'empty')) {
    const missing = a.type === 'empty' ? left : right
    return unknown(`nothing is entered in "${subjectOf(missing, moment)?.name ?? 'it'}"`)
  }
  if (a.type === 'file' && !alike) return comparedSizes(a, operator, b, unitOf(right, moment.known))
  const subject = subjectOf(left, moment) ?? subjectOf(right, moment)
  const other = inUnitOf(b, right, left, moment)
  if (other instanceof Unknown) return other
  if (alike) {
    const same = equal(a, other, subject)
    return operator === '=' ? same : opposite(same)
  }
  if (isOff(left, a, moment) || isOff(right, b, moment))
    return unknown('what happens to a number between its steps is not said')
  const sign = ordered(a, other)
  if (sign instanceof Unknown) return sign
  return stands(sign, operator)
}

const stands = (sign: number, operator: Comparison): boolean =>
  operator === '<' ? sign < 0 : operator === '<=' ? sign <= 0 : operator === '>' ? sign > 0 : sign >= 0

/** A kilobyte has 1,000 or 1,024 bytes, so what depends on it is unknown. */
function comparedSizes(file: Known, operator: Comparison, limit: Known, unit = 'b'): Truth {
  const power = ['b', 'k', 'm', 'g'].indexOf(unit.trim().toLowerCase().slice(0, 1))
  const [bytes, size] = [numberIn(file), numberIn(limit)]
  if (power < 0 || !bytes || !size) return unknown('the two cannot be compared')
  const [small, large] = ['1000', '1024'].map((base) => exact(String(BigInt(base) ** BigInt(power))))
  if (!small || !large) return unknown('the two cannot be compared')
  const least = stands(order(bytes, times(size, small)), operator)
  const most = stands(order(bytes, times(size, large)), operator)
  return least === most ? least : unknown(`how many bytes a ${unit} has is not said`)
}

const subjectOf = (expression: Expression<Id>, { known }: Moment): Subject | undefined =>
  expression.kind === 'subject' ? known.subjects.get(expression.subject) : undefined

/** An entry that is none of its kind is for the rules about its form. */
function isOff(side: Expression<Id>, term: Known, moment: Moment): boolean {
  const subject = subjectOf(side, moment)
  return subject !== undefined && moment.known.entered.has(subject.id) && isOffStep(term, subject)
}

/** A number of `from`, in the unit of `to`. */
function inUnitOf(term: Known, from: Expression<Id>, to: Expression<Id>, { known }: Moment): Known | Unknown {
  const own = unitOf(from, known)
  const wanted = unitOf(to, known)
  if (own === wanted || term.type === 'file') return term
  const value = numberIn(term)
  if (!value) return term
  const same = converted(value, own, wanted)
  if (!same) return unknown(`${own} and ${wanted} cannot be compared`)
  return same === value ? term : { type: 'exact', of: same }
}
