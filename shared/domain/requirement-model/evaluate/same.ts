import { exact, order, type Exact } from '../decimal.ts'
import type { Subject } from '../model.ts'
import type { Value } from '../values.ts'
import { orderDays } from './days.ts'
import { unknown, Unknown, type Truth } from './unknown.ts'

/** What an expression comes to, before it is written as a decimal: sums stay exact. */
export type Term = Value | { type: 'exact'; of: Exact } | Unknown

/** The number that a term stands for, also where it was entered as a text; of a file its bytes. */
export function numberIn(term: Term): Exact | undefined {
  if (term instanceof Unknown) return undefined
  if (term.type === 'exact') return term.of
  if (term.type === 'number' || term.type === 'text') return exact(term.value)
  return term.type === 'file' ? exact(term.bytes) : undefined
}

/** Whether two are the same. Options and states are the same however they are capitalised. */
export function equal(a: Term, b: Term, subject?: Subject): Truth {
  if (a instanceof Unknown) return a
  if (b instanceof Unknown) return b
  if (a.type === 'file' && b.type === 'text') return a.format.toLowerCase() === b.value.toLowerCase()
  if (subject?.kind === 'boolean' && (a.type === 'empty' || b.type === 'empty'))
    return ticked(a) === ticked(b)
  if (a.type === 'empty' || b.type === 'empty') return a.type === b.type
  if (a.type === 'text' && b.type === 'text') {
    const named = subject?.kind === 'choice' || subject?.kind === 'state'
    return named ? a.value.toLowerCase() === b.value.toLowerCase() : a.value === b.value
  }
  if (a.type === 'boolean' && b.type === 'boolean') return a.value === b.value
  if (subject?.kind === 'text' && 'value' in a && 'value' in b) return a.value === b.value
  const sign = ordered(a, b)
  if (!(sign instanceof Unknown)) return sign === 0
  return a.type !== b.type && (a.type === 'text' || b.type === 'text') ? false : sign
}

/** Below 0, 0 or above 0; unknown where two have no order. */
export function ordered(a: Exclude<Term, Unknown>, b: Exclude<Term, Unknown>): number | Unknown {
  const [x, y] = [numberIn(a), numberIn(b)]
  if (x && y) return order(x, y)
  if (a.type === 'day' && b.type === 'day') return orderDays(a, b)
  if ((a.type === 'date' && b.type === 'date') || (a.type === 'time' && b.type === 'time'))
    return a.value < b.value ? -1 : a.value > b.value ? 1 : 0
  if (a.type === 'empty' || b.type === 'empty') return unknown('nothing was entered')
  const days = [a, b].every((one) => one.type === 'day' || one.type === 'date')
  return unknown(days ? 'it depends on which day today is' : 'the two cannot be compared')
}

const ticked = (term: Term): boolean => !(term instanceof Unknown) && term.type === 'boolean' && term.value
