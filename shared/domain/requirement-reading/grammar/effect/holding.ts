import { isOpen, set } from '../deed/amount.ts'
import { isDenied, predicate, wordAt } from '../deed/effect-clause.ts'
import { names } from '../deed/nouns.ts'
import { thingsOf } from '../deed/subject.ts'
import { plainValue } from '../deed/value.ts'

const holding = new Set(['hold', 'contain', 'show', 'display', 'have', 'read', 'carry'])
const between = new Set(['the', 'a', 'value', 'text', 'amount', 'number'])

/** `the "Total" field shows "12.50"`, `"Guests" holds 2`, "the counter shows 3": a field shows its value, any other thing a number. */
export const holdsValue = predicate('something holds a value', (clause) => {
  const { subject, group, input, at } = clause
  const [thing, ...more] = thingsOf(subject)
  if (!thing || more.length > 0 || isDenied(clause) || group.passive || group.bare) return undefined
  if (!holding.has(group.verb) || names('list', thing) || names('person', thing) || names('system', thing))
    return undefined
  let from = at
  while (between.has(wordAt(input, from))) from += 1
  const value = plainValue(input, from)
  const isField = thing.kind === 'named' && (thing.quoted ? !names('heading', thing) : names('field', thing))
  if (!value || isOpen(input, value) || (!isField && input.tokens[from]?.kind === 'quoted')) return undefined
  if (!isField && (group.verb === 'have' || group.verb === 'contain')) return undefined
  return { value: set(thing, value.value), end: value.end }
})
