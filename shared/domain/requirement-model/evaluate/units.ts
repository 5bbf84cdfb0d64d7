import { signOf } from '../../english/units.ts'
import { dividedBy, exact, times, type Exact } from '../decimal.ts'
import type { Expression, Id } from '../model.ts'
import type { Known } from './known.ts'

/** Units by their first spelling, with what they are of the unit of their family. */
const families: Record<string, string>[] = [
  { mm: '0.001', cm: '0.01', m: '1', km: '1000' },
  { mg: '0.001', g: '1', kg: '1000', t: '1000000' },
  { ml: '0.001', cl: '0.01', l: '1' },
  { ms: '0.001', s: '1', min: '60', h: '3600', day: '86400', week: '604800' },
]

/** The unit that an expression is in, as far as the text says it. */
export function unitOf(expression: Expression<Id>, known: Known): string | undefined {
  switch (expression.kind) {
    case 'value':
      return expression.unit
    case 'subject':
      return known.subjects.get(expression.subject)?.unit
    case 'sum':
      return known.subjects.get(expression.field)?.unit
    case 'round':
    case '+':
    case '-':
    case 'min':
    case 'max': {
      const parts = expression.kind === 'round' ? [expression.of] : expression.of
      return parts.map((part) => unitOf(part, known)).find((unit) => unit !== undefined)
    }
    case 'percent':
      return unitOf(expression.of, known)
    default:
      return undefined
  }
}

/** By what a number in one unit is multiplied to be in the other; undefined where nobody can tell. */
function factorBetween(from: string | undefined, to: string | undefined): Exact | undefined {
  const one = exact('1')
  if (from === undefined || to === undefined) return one
  const [a, b] = [signOf(from.trim()), signOf(to.trim())]
  if (a === b) return one
  const family = families.find((units) => Object.hasOwn(units, a) && Object.hasOwn(units, b))
  const [above, below] = [exact(family?.[a] ?? ''), exact(family?.[b] ?? '')]
  return above && below && dividedBy(above, below)
}

/** A number that is counted in `from`, counted in `to`. */
export function converted(value: Exact, from: string | undefined, to: string | undefined): Exact | undefined {
  const factor = factorBetween(from, to)
  return factor && times(value, factor)
}
