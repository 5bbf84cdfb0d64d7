import { besideOf, isCounted, subjectOf } from './bounded.ts'
import type { Idea } from './idea.ts'
import type { Limit } from './limits.ts'
import type { Slots } from './slots.ts'
import { bounded, tried } from './tried.ts'

/** Values at the bound of a rule and just outside of it: the outer one is refused, with the message of the sentence where it has one. */
export function acceptedIdeas(rule: Limit, { messages }: Slots, end: 'low' | 'high'): Idea[] {
  const bound = rule[end]
  if (!bound || (end === 'low' && bound.amount.units <= 0n)) return []
  const { inside, outside } = besideOf(bound, end, rule.unit)
  // Of records and people it is the number that is too large, not what they belong to.
  const isField = rule.clause.phrases.some(({ tag, text }) => tag === 'F' && text === rule.subject)
  const isNumber = rule.isCount || (!isField && isCounted(rule.unit))
  const [inner, outer] = isNumber ? [inside, outside] : [subjectOf(rule, inside), subjectOf(rule, outside)]
  const are = (value: string) => (isNumber && !value.startsWith('1 ') ? 'are' : 'is')
  const message = messages[0] === undefined ? '' : `; "${messages[0]}" is shown`
  return [
    tried(`${outer} ${are(outer)} refused`, bounded, [[`Try ${outer}`, `It is refused${message}`]]),
    tried(`${inner} ${are(inner)} accepted`, bounded, [[`Try ${inner}`, 'It is accepted']]),
  ]
}
