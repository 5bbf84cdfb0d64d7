import { field } from './declared-fields.ts'
import { labelOf } from '../labels.ts'
import { slice, type Masked } from '../mask.ts'
import type { FieldFact } from '../types.ts'

const must = '(?:must|shall|should|have to|has to|needs? to)'
const both = new RegExp(
  `^[^\\w"]*(?:(?:the )?(?:two |both )?(?:fields|inputs|values|entries) )?(?:in |of )?([^,;.]{2,60}?) and ([^,;.]{2,60}?) ${must} (?:be (?:equal|identical|the same)|match|agree)(?: (?:each other|one another))?\\s*(?:$|[.,;])`,
  'i',
)
const repeated = new RegExp(
  `^[^\\w"]*((?:[^,;.]{0,30}\\b(?:repeat\\w*|confirm\\w*|re-?typed?|re-?enter\\w*|verif\\w*)\\b[^,;.]{0,30}?)|"[^,;.]{2,60}?) ${must} (?:match|equal|repeat|be (?:equal to|identical to|identical with|the same as)) ([^,;.]{2,60}?)\\s*(?=[,;.]|$)`,
  'i',
)

/** "A and B must be equal", "the repeated password must match the password": the second input takes the value of the first. */
export function readEqual(part: Masked): FieldFact[] {
  const pair = both.exec(part.masked)
  const again = pair ? null : repeated.exec(part.masked)
  const [first, second] = pair ? [pair[1], pair[2]] : [again?.[2], again?.[1]]
  const label = nameIn(part, first)
  const equal = nameIn(part, second)
  if (label === undefined || equal === undefined || label === equal) return []
  return [...field(label, {}), ...field(equal, { equals: label })]
}

function nameIn(part: Masked, phrase: string | undefined): string | undefined {
  if (phrase === undefined) return undefined
  const at = part.masked.indexOf(phrase)
  return labelOf(slice(part, at, at + phrase.length))
}
