import { formatDecimal } from '../../requirements/facts/decimal.ts'
import type { Condition, ConditionEntry } from '../model.ts'
import { rangeName } from '../partitions/number.ts'

/** A literal that lies in an entry: the one given, else at its edge; undefined for facts. */
export function literalIn(entry: ConditionEntry, edge?: bigint): string | undefined {
  if (entry.kind === 'fact') return undefined
  if (entry.kind === 'equals') return entry.holds ? entry.value : undefined
  const { min, max, scale } = entry
  return formatDecimal(edge ?? min ?? max ?? 0n, scale)
}

/** The entry as a condition in words: "the order total is 100.00 EUR or more", "the customer is not a member". */
export function describeEntry(condition: Condition, entry: ConditionEntry): string {
  if (entry.kind !== 'number') return stateEntry(condition, entry)
  const { min, max, scale, unit } = entry
  const write = (units: bigint) => formatDecimal(units, scale)
  const range =
    min === undefined && max === undefined
      ? 'any number'
      : rangeName({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }, write)
  const words = unit ? range.replace(/(?= or (?:more|less)$)|$/, ` ${unit}`) : range
  return `${subjectOf(condition)} ${condition.verb ?? 'is'} ${words}`
}

/** The entry as a stated start with a literal: 'the order total is "100.00" EUR'. */
export function stateEntry(condition: Condition, entry: ConditionEntry, edge?: bigint): string {
  if (entry.kind === 'fact') return entry.holds ? entry.text : negate(entry.text)
  if (entry.kind === 'equals' && /^(?:yes|no)$/.test(entry.value))
    return `${capital(condition.subject)}: "${entry.value}"`
  if (entry.kind === 'equals')
    return `${subjectOf(condition)} is ${entry.holds ? '' : 'not '}"${entry.value}"`
  return `${subjectOf(condition)} ${condition.verb ?? 'is'} "${literalIn(entry, edge) ?? ''}"${entry.unit ? ` ${entry.unit}` : ''}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function subjectOf({ subject }: Condition): string {
  return /^(?:the|an?|each|every)\s/i.test(subject) ? subject : `the ${subject}`
}

/** "the customer is a member" → "the customer is not a member"; a sentence without a known verb gets "It is not so that". */
export function negate(text: string): string {
  const been = /^(.*?)\b(has|have) been\b(?! not)(.*)$/i.exec(text)
  if (been) return `${been[1] ?? ''}${been[2] ?? ''} not been${been[3] ?? ''}`
  const be = /^(.*?)\b(is|are|was|were|can|must|will|has been|have been)\b(?! not)(.*)$/i.exec(text)
  if (be) return `${be[1] ?? ''}${be[2] ?? ''} not${be[3] ?? ''}`
  const have = /^(.*?)\b(has|contains|uses|owns|pays|belongs|lives|costs|gets|receives|exists)\b(.*)$/i.exec(
    text,
  )
  if (have) return `${have[1] ?? ''}does not ${base(have[2] ?? '')}${have[3] ?? ''}`
  return `It is not so that ${text}`
}

function base(verb: string): string {
  return verb.toLowerCase() === 'has' ? 'have' : verb.toLowerCase().replace(/s$/, '')
}
