import { formatDecimal } from '../../requirements/facts/decimal.ts'
import type { Condition, ConditionEntry } from '../model.ts'

/** A literal that lies in an entry, at its edge where it has one; undefined for facts. */
export function literalIn(entry: ConditionEntry): string | undefined {
  if (entry.kind === 'fact') return undefined
  if (entry.kind === 'equals') return entry.holds ? entry.value : undefined
  const { min, max, scale } = entry
  return formatDecimal(min ?? max ?? 0n, scale)
}

/** The entry as a sentence about a stated start: 'the order total is "100.00" EUR', "the customer is not a member". */
export function describeEntry({ subject }: Condition, entry: ConditionEntry): string {
  if (entry.kind === 'fact') return entry.holds ? entry.text : negate(entry.text)
  const about = /^(?:the|an?|each|every)\s/i.test(subject) ? subject : `the ${subject}`
  if (entry.kind === 'equals') return `${about} is ${entry.holds ? '' : 'not '}"${entry.value}"`
  return `${about} is "${literalIn(entry) ?? ''}"${entry.unit ? ` ${entry.unit}` : ''}`
}

/** "the customer is a member" → "the customer is not a member"; a sentence without a known verb gets "It is not so that". */
export function negate(text: string): string {
  const be = /^(.*?)\b(is|are|was|were|can|must|will|has been|have been)\b(?! not)(.*)$/i.exec(text)
  if (be) return `${be[1] ?? ''}${be[2] ?? ''} not${be[3] ?? ''}`
  const have = /^(.*?)\b(has|contains|uses|owns|pays|belongs|lives|costs|gets|receives)\b(.*)$/i.exec(text)
  if (have) return `${have[1] ?? ''}does not ${base(have[2] ?? '')}${have[3] ?? ''}`
  return `It is not so that ${text}`
}

function base(verb: string): string {
  return verb.toLowerCase() === 'has' ? 'have' : verb.toLowerCase().replace(/s$/, '')
}
