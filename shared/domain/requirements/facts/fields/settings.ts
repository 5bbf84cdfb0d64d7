import { readConstraints, saysSomething } from './constraints.ts'
import { field } from './declared-fields.ts'
import { labelOf } from '../labels.ts'
import { slice, type Masked } from '../mask.ts'
import { spanOf } from './value-lists.ts'
import type { FieldFact } from '../types.ts'

const setting =
  /\b(?:change|set|adjust|edit|fill in|enter|update)s? (?:the )?(?:field|input|value) (?<label>"[^"]{1,60}") (?:to|with|between|from|as) /i

/** 'The customer can change the field "New limit" to a whole amount from 500 to 20,000 EUR.' */
export function readSetting(part: Masked): FieldFact[] {
  const match = setting.exec(part.masked)
  const label = spanOf(part, match, 'label')
  const name = label && labelOf(label)
  if (!match || name === undefined) return []
  const last = match.index + match[0].trimEnd().lastIndexOf(' ')
  const constraints = readConstraints(slice(part, last, part.masked.length))
  return saysSomething(constraints) ? field(name, constraints) : []
}
