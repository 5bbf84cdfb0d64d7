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

const again = /\b(?:repeat\w*|confirm\w*|again|re-?typed?|re-?enter\w*|verif\w*)\b/i
const alike =
  /^\W*(?:the |these |both )?(?:two |both )?(?:passwords|passphrases|PINs|e-?mails|(?:e-?mail )?addresses|entries|inputs|values|they|both) (?:must|shall|should|have to|has to) (?:be (?:equal|identical|the same)|match|agree)\b/i

/** "The two passwords must match" behind the names of both; "A and B must be equal", "the repeated password must match the password": the second input takes the value of the first. */
export function readEqual(part: Masked, previous: string[] = []): FieldFact[] {
  const [one, other, ...more] = previous
  if (
    one !== undefined &&
    other !== undefined &&
    more.length === 0 &&
    again.test(other) &&
    alike.test(part.masked)
  )
    return [...field(one, {}), ...field(other, { equals: one })]
  const pair = both.exec(part.masked)
  const second = pair ? null : repeated.exec(part.masked)
  const [first, repeat] = pair ? [pair[1], pair[2]] : [second?.[2], second?.[1]]
  const label = nameIn(part, first)
  const equal = nameIn(part, repeat)
  if (label === undefined || equal === undefined || label === equal) return []
  return [...field(label, {}), ...field(equal, { equals: label })]
}

function nameIn(part: Masked, phrase: string | undefined): string | undefined {
  if (phrase === undefined) return undefined
  const at = part.masked.indexOf(phrase)
  return labelOf(slice(part, at, at + phrase.length))
}
