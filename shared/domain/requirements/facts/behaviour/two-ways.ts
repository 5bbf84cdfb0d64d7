import type { Masked } from '../mask.ts'
import type { RuleFact } from '../types.ts'

const name = '("\\u0001+"|[A-Z][a-z]+(?: [A-Z][a-z]+)?)'
const shape = new RegExp(
  `^\\W*([^,;:"]{3,80}? (?:becomes?|is|are|gets?|goes to|turns|is set to|receives?)(?: the (?:status|state))?) ${name} (?:if|when) ((?:it|they|there|the [a-z]+) (has|have|is|are) [^,;."]{2,60}?),? (?:and|but|or) (?:becomes |is |are |gets )?${name} (?:if (?:it|they|there|the [a-z]+) (has|have|is|are) (?:none|not|no [^,;."]{2,40})|if not|otherwise|else)\\W*$`,
)

/** "An episode becomes Scheduled if it has a date and Draft if it has none": one condition that holds or does not, each with its outcome. */
export function readTwoWays({ raw, masked }: Masked): RuleFact[] {
  const found = masked.length > 300 ? null : shape.exec(masked)
  const [, lead, first, condition, verb, second, again] = found ?? []
  if (!lead || !first || !condition || !second || /\b(?:not|no|none)\b/.test(condition)) return []
  if (again !== undefined && again !== verb) return []
  const start = masked.indexOf(lead)
  const one = masked.indexOf(first, start + lead.length)
  const two = masked.lastIndexOf(second)
  const told = (at: number, length: number) =>
    `${raw.slice(start, start + lead.length)} ${raw.slice(at, at + length)}`
  const rule = (negated: boolean, outcome: string): RuleFact => ({
    kind: 'rule',
    anyOf: [[{ subject: '', text: condition, negated }]],
    outcome,
    otherwise: false,
  })
  return [rule(false, told(one, first.length)), rule(true, told(two, second.length))]
}
