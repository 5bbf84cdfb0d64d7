import { maskQuotes, slice } from '../facts/mask.ts'
import type { ConditionalFact } from '../facts/types.ts'
import { readSituation } from './situations.ts'
import type { Vocabulary } from './vocabulary.ts'

const needed =
  /^\W*(?:for|in (?:the )?case of|with)\s+([^,;()"]{3,60}?),?\s+(?:the|an?|its)\s+([^,;()"]{2,50}?)\s+(?:(?:is|are|becomes)\s+(?:required|mandatory|needed|compulsory|obligatory)|(?:must|has to|have to|needs? to) be (?:given|entered|filled in|filled|provided|attached|stated|specified|selected))\b([^"]{0,60})"/i

/** "For theft a police report number is required ("Please enter the number")": the input and its message belong to the value. */
export function readNeed(text: string, words: Vocabulary): ConditionalFact | undefined {
  const part = maskQuotes(text.trim())
  const found = needed.exec(part.masked)
  const [quote, more] = part.quotes
  if (!found?.[1] || !found[2] || !quote || more || /\b(?:if|when|unless|and|or)\b/i.test(found[3] ?? ''))
    return undefined
  const at = part.masked.indexOf(found[1])
  const [atoms, others] = readSituation(slice(part, at, at + found[1].length), words)?.anyOf ?? []
  const [value, second] = atoms ?? []
  const label = words.optional.get(
    found[2]
      .trim()
      .toLowerCase()
      .replace(/ field$/, ''),
  )
  if (label === undefined || !value || second || others || value.equals === undefined) return undefined
  return {
    kind: 'conditional',
    label,
    when: { subject: value.subject, is: { kind: 'value', value: value.equals }, negated: false },
    constraints: { required: true },
    message: quote.value,
  }
}
