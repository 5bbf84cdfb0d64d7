import { readConstraints } from './constraints.ts'
import { labelOf, subjectKind } from '../labels.ts'
import { maskQuotes, slice } from '../mask.ts'
import { limitsLeft } from '../rules/rules.ts'
import { datedBy } from '../temporal/dated-label.ts'
import { temporalLeft } from '../temporal/read-temporal.ts'
import type { Constraints, MentionFact, MessageFact } from '../types.ts'

const lead = /^\W*(?:if|when|whenever|for)\s+(?:no\s+)?/i
const until =
  /\s(?:is|are|was|has|have|contains?|exceeds?|does|do|cannot|must|lies|falls)\b|\s(?:below|above|over|under|outside|shorter|longer|less|more|greater)\b/i

/** The input that the condition of an error message speaks about, with the limits that the condition leaves allowed. */
export function readMention({ condition, violations, about }: MessageFact): MentionFact[] {
  const masked = maskQuotes(condition)
  const start = lead.exec(masked.masked)?.[0].length
  if (start === undefined || about !== 'named') return []
  const end = until.exec(masked.masked.slice(start))?.index
  if (end === undefined) return []
  const subject = slice(masked, start, start + end)
  const label = subjectKind(subject.raw) === 'thing' ? labelOf(subject) : undefined
  const constraints = constraintsLeft(masked.masked, violations)
  if (label === undefined || constraints === undefined) return []
  const dated = datedBy(label, constraints)
  return Object.keys(dated).length > 0 ? [{ kind: 'mention', label, constraints: dated }] : []
}

/** "If it contains other characters than letters and digits" says which characters the input before takes. */
export function readAllowed({ condition, about }: MessageFact, previous: string[]): MentionFact[] {
  const [label, ...more] = previous
  const allowed =
    /\b(?:characters?|signs?|anything|something) (?:other than|than|but|except(?: for)?) ([^,;."]{3,80})/i.exec(
      condition,
    )?.[1]
  if (about !== 'previous' || allowed === undefined || label === undefined || more.length > 0) return []
  const { format, pattern } = readConstraints(maskQuotes(`only ${allowed.trim()}`))
  const constraints = pattern ? { pattern } : format === undefined ? undefined : { format }
  return constraints ? [{ kind: 'mention', label, constraints }] : []
}

function constraintsLeft(condition: string, violations: MessageFact['violations']): Constraints | undefined {
  const temporal = temporalLeft(condition)
  if (temporal) return { temporal }
  // The size of a file is no number that is typed.
  if (/\d\s?[KMGT]i?B\b/i.test(condition)) return undefined
  const limits = limitsLeft(condition)
  if (limits) {
    const { min, max, scale, step, length } = limits
    if (length)
      return { length: { min: Number(min ?? 0n), ...(max === undefined ? {} : { max: Number(max) }) } }
    return {
      number: {
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
        scale,
        step,
        numeric: false,
        whole: false,
      },
    }
  }
  if (violations.includes('empty')) return { required: true }
  if (violations.includes('format')) {
    if (/\be-?mail\b/i.test(condition)) return { format: 'email' }
    if (/\bphone\b/i.test(condition)) return { format: 'phone' }
    if (/\bIBAN\b/i.test(condition)) return { format: 'iban' }
    if (/\bURL\b/i.test(condition)) return { format: 'url' }
  }
  return undefined
}
