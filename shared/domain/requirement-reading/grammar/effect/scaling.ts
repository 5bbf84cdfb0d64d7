import type { Expression } from '../../../requirement-model/index.ts'
import { moved, set } from '../deed/amount.ts'
import { isDenied, predicate, wordAt, type EffectClause } from '../deed/effect-clause.ts'
import { thingsOf } from '../deed/subject.ts'
import { newValue, plainValue } from '../deed/value.ts'
import { reference } from '../reference.ts'
import type { Reference } from '../../tokens.ts'

/** "the price is reduced by 10 %", "the counter goes up by one", "increases the total by 2 EUR". */
export const scales = predicate('a value rises or falls', (clause) => {
  const { subject, group, input, at } = clause
  if (isDenied(clause) || subject.kind === 'amount') return undefined
  const active = !group.passive && !group.bare ? reference(input, at) : undefined
  const [own] = thingsOf(subject)
  const thing = active ? active.value : own
  if (!thing) return undefined
  const end = active?.end ?? at
  const factor = group.does.has('double') ? '2' : group.does.has('halve') ? '0.5' : undefined
  if (factor)
    return {
      value: set(thing, { kind: '*', of: [{ kind: 'subject', subject: thing }, numeral(factor)] }),
      end,
    }
  const sign = signOf(clause)
  if (!sign || wordAt(input, end) !== 'by') return undefined
  const by = plainValue(input, end + 1) ?? newValue(input, end + 1)
  return by && { value: set(thing, moved(thing, sign, by.value)), end: by.end }
})

const numeral = (value: string): Expression<Reference> => ({
  kind: 'value',
  value: { type: 'number', value },
})

function signOf({ group: { does } }: EffectClause): '+' | '-' | undefined {
  if (does.has('rise')) return '+'
  return does.has('fall') ? '-' : undefined
}
