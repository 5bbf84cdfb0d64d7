import { labelOf } from '../labels.ts'
import { slice, type Masked } from '../mask.ts'
import type { RelationFact } from '../types.ts'

const name = '((?:"[^"]{1,60}"|[^,;.":]){1,60}?)'
const alike = '(?:the same(?: \\w{1,12})?|equal|identical|alike)'
const wrong = [
  new RegExp(
    `^\\W*(?:if|when|whenever|in case)\\s+(?:both\\s+)?${name}\\s+and\\s+${name}\\s+(?:are|have)\\s+${alike}\\s*(?=[,.;]|$)`,
    'i',
  ),
  new RegExp(
    `^\\W*(?:if|when|whenever|in case)\\s+${name}\\s+(?:is|equals)\\s+(?:the same as\\s+|equal to\\s+|identical (?:to|with)\\s+)?(?<=(?:as|to|with|equals)\\s+)${name}\\s*(?=[,.;]|$)`,
    'i',
  ),
]
const apart = new RegExp(
  `^\\W*(?:both\\s+)?${name}\\s+and\\s+${name}\\s+(?:(?:must|may|can|should|shall)\\s*not\\s+be\\s+${alike}|cannot\\s+be\\s+${alike}|(?:must|shall|should|have to|need to)\\s+(?:be different|differ))(?:\\s+from each other)?\\s*(?=[,.;(]|$)`,
  'i',
)

/** Two inputs that must differ, from the condition of an error: "If From and To are the same, …". */
export function readSameIsWrong(condition: Masked): RelationFact[] {
  for (const pattern of wrong) {
    const found = pattern.exec(condition.masked)
    if (found) return differing(condition, found[1], found[2])
  }
  return []
}

/** "If they are the same", "If both are equal": of the two inputs that the sentence before names. */
export function isSameOfBoth(condition: string): boolean {
  return /^\W*(?:if|when|whenever|in case)\s+(?:they|both(?: of them)?|these(?: two)?|the two(?: \w+)?|both (?!and\b)\w+)\s+(?:are|have|match)\s*(?:exactly |chosen )?(?:the same(?: \w{1,12})?|equal|identical|alike)?\s*(?:[,.;:]|$)/i.test(
    condition,
  )
}

/** Two inputs that must differ: "From and To must be different". */
export function readApart(part: Masked): RelationFact[] {
  const found = apart.exec(part.masked)
  return found ? differing(part, found[1], found[2]) : []
}

function differing(part: Masked, first: string | undefined, second: string | undefined): RelationFact[] {
  const [label, other] = [nameIn(part, first), nameIn(part, second)]
  return label === undefined || other === undefined || label === other
    ? []
    : [{ kind: 'relation', label, other, differs: true }]
}

function nameIn(part: Masked, phrase: string | undefined): string | undefined {
  if (phrase === undefined || /^(?:an?\s+)?(?:\d|zero|none|empty|today)\b/i.test(phrase.trim()))
    return undefined
  const at = part.masked.lastIndexOf(phrase)
  return labelOf(slice(part, at, at + phrase.length))
}
