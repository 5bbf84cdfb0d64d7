import type { Masked } from '../mask.ts'
import type { FieldFact, MessageFact } from '../types.ts'
import { answeringRest } from './rest-messages.ts'

const alone = /^\W*"[^"]*"\W*$/
const behind = /[,;.–—-]\s*$/
const value =
  /\b(?:default|preset|one of|values?|called|named|labell?ed|starts?|begins?|ends?|contains?|equals?|like|format|e\.g\.|example|such as|or|and|not|is|be|as|to|reads|button|link)\W*$/i

/** `mandatory, 3 to 20 characters. "Enter the name"`: a text alone behind what the same item says of an input is its message. */
export function readBare(part: Masked, stated: FieldFact[]): MessageFact[] {
  const [only, more] = part.quotes
  if (!only || more || stated.length === 0 || !alone.test(part.masked) || !isSaying(only.value)) return []
  return [answeringRest(message(only.value, stated), stated)]
}

/** `Start and end: both mandatory, "Enter both days"`: a text that ends what an item says of its input. */
export function readTrailing(part: Masked, fields: FieldFact[]): MessageFact[] {
  const [only, more] = part.quotes
  if (!only || more || fields.length === 0 || !isSaying(only.value)) return []
  const [before, after] = [part.masked.slice(0, only.start), part.masked.slice(only.end)]
  const labelled = /^[^:"]{2,60}:\s/.test(before)
  if (!labelled || !behind.test(before) || value.test(before.replace(behind, '')) || !/^\W*$/.test(after))
    return []
  return [answeringRest(message(only.value, fields), fields)]
}

function message(text: string, fields: FieldFact[]): MessageFact {
  return {
    kind: 'message',
    text,
    labels: fields.map(({ label }) => label),
    violations: ['any'],
    about: 'named',
    rest: 'rule',
    condition: fields.map(({ label }) => label).join(' and '),
  }
}

/** A sentence to somebody, not a value: three words or more. */
function isSaying(text: string): boolean {
  return text.trim().split(/\s+/).length > 2 && /^\p{Lu}/u.test(text.trim())
}
