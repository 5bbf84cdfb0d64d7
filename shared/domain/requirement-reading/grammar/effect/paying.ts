import { isOpen, moved, set } from '../deed/amount.ts'
import { isDenied, predicate, wordAt, type EffectClause } from '../deed/effect-clause.ts'
import { amountIn } from '../deed/subject.ts'
import { reference } from '../reference.ts'

/** "A late fee of $5 is charged", "a discount of 15 % is applied". */
const applied = new Set('charge apply give grant add deduct'.split(' '))
const pays = new Set(['pay', 'get', 'receive', 'owe', 'save', 'charge'])

/** "members get a discount of 10 %", "the customer pays a fee of 5 EUR", "gets 10 % off the price". */
export const paysAmount = predicate('a sum is charged or paid', (clause) => {
  const { group, input, subject } = clause
  const isApplied = subject.kind === 'amount' && group.passive && applied.has(group.verb) && !isDenied(clause)
  if (subject.kind === 'amount' && subject.called && isApplied)
    return { value: set(subject.called, subject.value), end: pastWhole(clause, clause.at) }
  if (isDenied(clause) || !pays.has(group.verb) || group.bare) return undefined
  const amount = amountIn(input, clause.at)
  if (!amount || isOpen(input, amount)) return undefined
  const { value, called } = amount.value
  if (called) return { value: set(called, value), end: pastWhole(clause, amount.end) }
  const off =
    wordAt(input, amount.end) === 'off' || wordAt(input, amount.end) === 'less' ? amount.end + 1 : undefined
  const thing = off === undefined ? undefined : reference(input, off)
  return thing && { value: set(thing.value, moved(thing.value, '-', value)), end: thing.end }
})

/** "… a discount of 10 % on the total price": what it is taken of is what the discount is for. */
function pastWhole({ input }: EffectClause, at: number) {
  const whole = ['on', 'for'].includes(wordAt(input, at)) ? reference(input, at + 1) : undefined
  return whole?.end ?? at
}
