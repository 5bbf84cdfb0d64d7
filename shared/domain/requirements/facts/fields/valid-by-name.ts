import { saysSomething } from './constraints.ts'
import type { Constraints, Format } from '../types.ts'

const judged =
  /\b(?:valid|correct|well-formed|(?:properly|correctly) (?:formed|formatted|written))(?: (?:e-?mail|phone|format|form|syntax|value|address|number|date|URL|IBAN|one|input|entry))*\s*(?:$|[,.;()]|(?:and|or|but|otherwise)\b)/i
const formats: [Format, RegExp][] = [
  ['email', /(?:^|\s)e-?mail(?: address)?$/i],
  ['iban', /\bIBAN$/i],
  ['phone', /\b(?:(?:tele)?phone|mobile)(?: number)?$/i],
  ['url', /\b(?:URL|website|web address|homepage)$/i],
  ['date', /(?:^|\s)(?:date|birthday|date of birth)$/i],
]

/** Whether a clause says that an input must be valid: "must be valid", "a valid … must be entered". */
export function isJudged(subject: string, predicate: string): boolean {
  return (
    (judged.test(predicate) && !/\bnot\b(?! (?:yet|already)\b)/i.test(predicate)) ||
    (/^\W*(?:an?|only|the)?\s*(?:valid|correct|well-formed)\s/i.test(subject) &&
      /\b(?:required|mandatory|necessary|needed|entered|given|provided|specified|accepted|allowed)\b/i.test(
        predicate,
      ))
  )
}

/** What "must be valid" says of an input by its name; nothing where a name alone does not tell what is valid. */
export function validAs(label: string, said: Constraints): Constraints | undefined {
  const format = formats.find(([, name]) => name.test(label))?.[0]
  const known = said.format ?? said.pattern ?? said.temporal ?? said.choices ?? said.number
  if (format !== undefined && known === undefined) return { ...said, format }
  return saysSomething(said) ? said : undefined
}
