import type { Expression } from '../../../requirement-model/index.ts'
import type { Input, Match } from '../parser.ts'
import type { Reference } from '../../tokens.ts'
import { wordAt, type Effects } from './effect-clause.ts'

export const set = (subject: Reference, to: Expression<Reference>): Effects => [{ kind: 'set', subject, to }]

/** "5 EUR per night" and "Book, Magazine or DVD" are no single value. */
export function isOpen(input: Input, { end }: Match<unknown>) {
  const [next, after] = [wordAt(input, end), wordAt(input, end + 1)]
  return (
    ['per', '/', 'or'].includes(next) ||
    (next === 'for' && ['each', 'every'].includes(after)) ||
    (next === ',' && input.tokens.slice(end, end + 8).some(({ text }) => text === 'or'))
  )
}

/** A share of itself, where the change is told in percent. */
export function moved(thing: Reference, sign: '+' | '-', by: Expression<Reference>): Expression<Reference> {
  const before: Expression<Reference> = { kind: 'subject', subject: thing }
  if (by.kind !== 'value' || by.unit !== '%') return { kind: sign, of: [before, by] }
  const share: Expression<Reference> = {
    kind: 'percent',
    share: { kind: 'value', value: by.value },
    of: before,
  }
  return { kind: sign, of: [before, share] }
}
