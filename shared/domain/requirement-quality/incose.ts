import { incoseRules } from './incose-rules.ts'

/** Words that an INCOSE rule advises against, as they stand in the sentence. */
interface Finding {
  rule: string
  title: string
  words: string[]
  /** The words leave open what to check, so a test cannot be derived from them. */
  vague: boolean
}

const measurable =
  /\b(?:performance|response time|load(?:s|ing)? time|throughput|availability|uptime|capacity|latency|speed)\b/i
// "must not exceed the capacity of the room": what a value is compared with is a known quantity.
const compared =
  /\b(?:exceed\w*|than|within|reach\w*|below|above|up to|equal to|equals)\s+(?:the|its|their|this|that)\s+(?:[\w-]+\s+){0,2}?(?:capacity|speed|load|throughput)\b/gi

/**
 * Checks a sentence (quoted literals masked) against the INCOSE rules R7, R8, R9, R10, R16, R17, R19, R24, R26, R32 to R35.
 * Source: INCOSE Guide for Writing Requirements; word lists as in public requirement linters.
 */
export function checkIncose(masked: string): Finding[] {
  const found = incoseRules().flatMap(([rule, title, vague, pattern]) => {
    const words = [...new Set(masked.match(pattern)?.map((word) => word.toLowerCase().trim()))]
    return words.length > 0 ? [{ rule, title, vague, words }] : []
  })
  const quality = measurable.exec(masked.replace(compared, ' '))
  if (quality && !/\d/.test(masked))
    found.push({ rule: 'R34', title: 'not measurable', vague: true, words: [quality[0].toLowerCase()] })
  return found
}
