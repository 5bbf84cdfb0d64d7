import { slice, type Masked } from '../mask.ts'
import type { RuleFact } from '../types.ts'

const name = '("\\u0001+"|(?-i:[A-Z][\\w-]*(?: [A-Z][\\w-]*)?))'
const state = '("\\u0001+"|(?-i:[A-Z][a-z]+(?: [A-Za-z][a-z]+){0,2}))'
const setting = new RegExp(
  `^\\W*(?:(?:the|an?) )?([a-z][\\w-]*(?: (?!shall |must |will |always |automatically |sets? )[a-z][\\w-]*)?) (?:(?:shall|must|will) )?(?:always |automatically )?sets? (?:an?|the|every|each|any) ([a-z][\\w-]*(?: [a-z][\\w-]*)?) (?:with|of|whose) (?:the |an? )?([a-z][\\w-]*(?: [a-z][\\w-]*){0,2}?) (?:is )?${name} to ${state}\\.?$`,
  'i',
)

/** "The system shall set a notice with the purpose Rescue to Approved": a rule about one value of an input, whose outcome is a state. */
export function readSetToState(part: Masked): RuleFact[] {
  const found = / sets? /i.test(part.masked) ? setting.exec(part.masked) : undefined
  const [, who, thing, subject, value, to] = found ?? []
  if (!who || !thing || !subject || !value || !to) return []
  const equals = named(part, value)
  return [
    {
      kind: 'rule',
      anyOf: [[{ subject, text: `the ${subject} is ${equals}`, negated: false, equals }]],
      outcome: `the ${who.toLowerCase()} sets the ${thing} to ${named(part, to)}`,
      otherwise: false,
    },
  ]
}

function named(part: Masked, text: string): string {
  if (!text.startsWith('"')) return text.trim()
  const at = part.masked.indexOf(text)
  return part.quotes.find(({ start }) => start === at)?.value ?? slice(part, at, at + text.length).raw
}
