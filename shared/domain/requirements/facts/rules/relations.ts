import { readApart, readSameIsWrong } from './different-inputs.ts'
import { earlierOf } from './earlier-values.ts'
import { parseDecimal, numberPattern } from '../../../numbers/decimal.ts'
import { labelOf, subjectKind } from '../labels.ts'
import { slice, type Masked } from '../mask.ts'
import type { MentionFact, RelationFact } from '../types.ts'

type Sign = 'above' | 'below' | 'same'

/** Comparing words with their side and whether equality is meant too; longer phrases first. */
const comparators: [string, Sign, boolean][] = [
  ['(?:on|at) or (?:after|later than)|(?:the )?same (?:day )?(?:as )?or (?:after|later than)', 'above', true],
  [
    '(?:greater|higher|larger|bigger|more|later) than or (?:equal to|the same as)|equal to or (?:greater|higher|larger|more|later) than|at least as (?:high|large|long|late|great|big|much|many) as|at least(?= (?:the |equal to )?[a-z"])(?: equal to)?',
    'above',
    true,
  ],
  [
    '(?:on|at) or (?:before|earlier than)|(?:the )?same (?:day )?(?:as )?or (?:before|earlier than)',
    'below',
    true,
  ],
  [
    '(?:less|lower|smaller|fewer|earlier) than or (?:equal to|the same as)|equal to or (?:less|lower|smaller|fewer|earlier) than|at most(?= (?:the |equal to )?[a-z"])(?: equal to)?',
    'below',
    true,
  ],
  [
    '(?:later|greater|higher|larger|bigger|more|longer|older) than|after|above|exceed(?:s|ing)?',
    'above',
    false,
  ],
  ['(?:earlier|sooner|less|lower|smaller|fewer|shorter|younger) than|before|prior to|below', 'below', false],
  ['different from|differs? from', 'same', true],
  ['the same as|equal to|identical (?:to|with)', 'same', false],
]
const anyComparator = comparators.map(([source]) => `(${source})`).join('|')
const unit = '(days?|nights?|weeks?|hours?|minutes?|EUR|USD|GBP|CHF|euros?|€|%|kg|km|characters?|items?)'
const offset = `(?:(at least|a minimum of|minimum|no less than|not less than|at most|a maximum of|maximum|no more than|not more than|no later than|not later than|up to|exactly|more than|less than)\\s+)?(?:(${numberPattern})|(one))\\s+${unit}\\s+(?:(?=after|before|later|earlier|above|below|higher|lower|more|less))`
const verbs =
  "(?:must|shall|should|may|can|cannot|can't|has to|have to|needs? to|is|are|lies|falls|starts|ends)"
const shape = new RegExp(
  `^(.{2,60}?)\\s+(?:(${verbs})(?:\\s+(not|never|only|no))?(?:\\s+(?:be|lie|fall|start|end|come|have|take place))?\\s+)?(?:(not|no)\\s+)?(?:${offset})?(?:${anyComparator})\\s+(.{2,80})$`,
  'i',
)
const sameOr = new RegExp(
  `^(.{2,60}?)\\s+(?:may|can) (?:be|fall on|lie on|equal) (?:the same (?:day )?as |equal to |on )?(.{2,60}?),? (?:or|but) (?:not|never) (?:be )?(earlier|before|later|after|lower|higher|less|more|greater|smaller)\\b`,
  'i',
)
const band = new RegExp(
  `^(.{2,60}?)\\s+${verbs}(?:\\s+(?:be|lie|fall))?\\s+(?:between\\s+(${numberPattern})(?:\\s+${unit})?\\s+and|at least\\s+(${numberPattern})(?:\\s+${unit})?\\s+(?:and|but|,)\\s*(?:at most|no more than|not more than))\\s+(${numberPattern})\\s+${unit}\\s+(after|before|later than|earlier than)\\s+(.{2,80})$`,
  'i',
)
const further = new RegExp(
  `^(?:,?\\s+(?:and|but)\\s+)(?:(?:must|may|can)\\s+)?(?:(not|no)\\s+)?(?:be\\s+)?(?:${offset})?(?:${anyComparator})\\s+(.{2,80})$`,
  'i',
)
const alsoDifferent =
  /^([^,]{2,60}?) (?:must|shall|should|has to|needs? to) [^,]{3,120}? (?:and|but) (?:(?:must|shall|should|has to|needs? to) )?(?:differs? from|be different from|(?:must |may )?not (?:be )?(?:the same as|equal(?: to)?|identical (?:to|with)))(?=) ([^,]{2,60})$/i
// No comparison is without one of these words, and the expressions above are long.
const comparing = /than|after|before|above|below|exceed|prior|same|equal|identical|differ|at (?:least|most)/i
const lead = /^\W*(?:if|when|whenever|in case|unless)\s+/i
const numberOnly = new RegExp(`^${numberPattern}(?:\\s|$)`, 'i')
const notInput =
  /^(?:an? |the )?(?=)(?:today|now|tomorrow|yesterday|current(?! (?:pass|pin|e-?mail|user))|present|allowed|permitted|usual|normal|average|minimum$|maximum$|limit$|\d|[€$£]|one\b|two\b|three\b|it\b|this\b|that\b|each other)/i

/** What one sentence or error condition says about two values: "The end date must be after the start date". Never throws. */
export function readRelations(part: Masked): RelationFact[] {
  if (lead.test(part.masked)) return []
  const different = readApart(part)
  if (different.length > 0) return different
  const again = sameOr.exec(part.masked)
  if (again) return sameDay(part, again)
  const body = slice(part, 0, endOf(part.masked))
  if (!comparing.test(body.masked)) return []
  const added = alsoDifferent.exec(body.masked)
  if (added) return apartFrom(body, added[1], added[2])
  const stay = /between|at least/i.test(body.masked) ? band.exec(body.masked) : undefined
  if (stay) return bandOf(body, stay)
  const found = shape.exec(body.masked)
  const modal = found?.[2]
  if (!found || !modal || /^(?:is|are|lies|falls|starts|ends)$/i.test(modal)) return []
  if (/^(?:may|can)$/i.test(modal) && !found[3] && !found[4]) return []
  return facts(body, found)
}

/** The relation that must hold so that an error condition does not: "If the amount exceeds the balance, …" wants at most the balance. */
export function readBrokenRelation(condition: Masked): RelationFact[] {
  const start = lead.exec(condition.masked)?.[0].length
  if (start === undefined) return []
  const same = readSameIsWrong(condition)
  if (same.length > 0) return same
  const rest = slice(condition, start, condition.masked.length)
  const body = slice(rest, 0, endOf(rest.masked))
  const found = comparing.test(body.masked) ? shape.exec(body.masked) : undefined
  if (!found || /\b(?:must|shall|should)\b/i.test(found[2] ?? '')) return []
  return facts(body, found).flatMap(opposite)
}

/** Both sides are inputs where they are named alike ("start date" and "end date") or by a known pair. */
export function pairOf({ label, other }: RelationFact): MentionFact[] {
  if (!paired(label, other)) return []
  return [label, other].map((one) => ({ kind: 'mention', label: one, constraints: {} }))
}

const pairs =
  /^(?:check-?in|arrival|departure|return|pick-?up|check-?out|start|end|begin|from|to|until|valid from|valid to|valid until|minimum|maximum|first day|last day|opening time|closing time)\b/i

function paired(label: string, other: string): boolean {
  const last = (text: string) => text.toLowerCase().split(/\s+/).at(-1)
  return (label.includes(' ') && last(label) === last(other)) || (pairs.test(label) && pairs.test(other))
}

function endOf(masked: string): number {
  return /[.;:(]|,|\s(?:otherwise|or else|if|when|unless)\s/i.exec(masked)?.index ?? masked.length
}

function sameDay(body: Masked, match: RegExpExecArray): RelationFact[] {
  const label = nameIn(body, match[1])
  const other = nameIn(body, match[2], true)
  if (label === undefined || other === undefined || notInput.test(other) || numberOnly.test(other)) return []
  const later = /earlier|before|lower|less|smaller/i.test(match[3] ?? '')
  return [{ kind: 'relation', label, other, ...(later ? { min: zero } : { max: zero }) }]
}

/** "at least 1 day and at most 28 days after check-in". */
function bandOf(body: Masked, match: RegExpExecArray): RelationFact[] {
  const [, subject, between, , least, , most, measured, side, tail] = match
  const label = nameIn(body, subject)
  const other = nameIn(body, tail, true)
  if (label === undefined || other === undefined || notInput.test(other) || measured === undefined) return []
  const range = {
    min: { ...parseDecimal(between ?? least ?? '0'), inclusive: true },
    max: { ...parseDecimal(most ?? '0'), inclusive: true },
  }
  const limits = /after|later/i.test(side ?? '') ? range : mirrored(range)
  return [{ kind: 'relation', label, other, ...limits, unit: measured }]
}

/** Whether an error condition compares two inputs that are named alike. */
export function comparesInputs(condition: Masked): boolean {
  if (readSameIsWrong(condition).length > 0) return true
  return readBrokenRelation(condition).some(({ label, other }) => paired(label, other))
}

const zero = { digits: 0n, scale: 0, inclusive: true }

function facts(body: Masked, found: RegExpExecArray): RelationFact[] {
  const subject = found[1] ?? ''
  const label = nameIn(body, subject)
  if (label === undefined || subjectKind(subject) !== 'thing' || notInput.test(label)) return []
  const negated =
    /not|never|no$/i.test(found[3] ?? '') || found[4] !== undefined || /cannot|can't/i.test(found[2] ?? '')
  return sides(body, found, { label, negated, first: 5 })
}

interface Side {
  label: string
  negated: boolean
  /** The group of the word before an offset. */
  first: number
}

function sides(body: Masked, found: RegExpExecArray, { label, negated, first }: Side): RelationFact[] {
  const groups = found.slice(first, first + 4)
  const which = comparators.findIndex((_, index) => found[first + 4 + index] !== undefined)
  const tail = found[first + 4 + comparators.length] ?? ''
  const cut = /\s(?:and|but|or|by|as|in|on)\s/i.exec(tail)?.index ?? tail.length
  const other = nameIn(body, tail.slice(0, cut), true)
  const comparator = comparators[which]
  if (!comparator || other === undefined || notInput.test(other) || numberOnly.test(other) || other === label)
    return []
  const limits = limitsOf(comparator, groups, negated)
  if (!limits) return []
  const more = comparing.test(tail.slice(cut)) ? further.exec(tail.slice(cut)) : undefined
  return [
    { kind: 'relation', label, other, ...limits },
    ...(more ? sides(body, more, { label, negated: more[1] !== undefined, first: 2 }) : []),
  ]
}

/** "at least 12 characters long and must differ from the current password": said of the input that the sentence begins with. */
function apartFrom(body: Masked, subject: string | undefined, tail: string | undefined): RelationFact[] {
  const label = nameIn(body, subject)
  const other = nameIn(body, tail, true)
  if (label === undefined || other === undefined || subjectKind(subject ?? '') !== 'thing') return []
  return notInput.test(other) || numberOnly.test(other) || other === label
    ? []
    : [{ kind: 'relation', label, other, differs: true }]
}

type Limits = Pick<RelationFact, 'min' | 'max' | 'differs' | 'unit'>

/** Bounds of left minus right. */
function limitsOf(
  [, sign, equal]: [string, Sign, boolean],
  [bound, digits, one, measured]: (string | undefined)[],
  negated: boolean,
): Limits | undefined {
  if (sign === 'same') return equal !== negated ? { differs: true } : undefined
  if (measured === undefined) {
    const up = (sign === 'above') !== negated
    const limit = { ...zero, inclusive: equal !== negated }
    return up ? { min: limit } : { max: limit }
  }
  if (negated) return undefined
  const amount = parseDecimal(digits ?? one ?? '0')
  const limit = (inclusive: boolean) => ({ ...amount, inclusive })
  const range = boundsOf(bound?.toLowerCase(), limit)
  return { ...(sign === 'above' ? range : mirrored(range)), unit: measured }
}

function boundsOf(
  bound: string | undefined,
  limit: (inclusive: boolean) => NonNullable<RelationFact['min']>,
): Limits {
  if (bound === 'exactly') return { min: limit(true), max: limit(true) }
  if (bound === 'more than') return { min: limit(false) }
  if (bound === 'less than') return { min: zero, max: limit(false) }
  if (bound !== undefined && /most|maximum|more|later|up to/.test(bound))
    return { min: zero, max: limit(true) }
  return bound === undefined ? { min: limit(true), max: limit(true) } : { min: limit(true) }
}

function mirrored({ min, max }: Limits): Limits {
  return { ...(max ? { min: minus(max) } : {}), ...(min ? { max: minus(min) } : {}) }
}

function minus(limit: NonNullable<RelationFact['min']>): NonNullable<RelationFact['min']> {
  return { ...limit, digits: -limit.digits }
}

/** What must hold where the relation is an error; a band has no single opposite. */
function opposite({ min, max, differs, ...rest }: RelationFact): RelationFact[] {
  if (differs || (min && max)) return []
  if (min) return [{ ...rest, max: { ...min, inclusive: !min.inclusive } }]
  return max ? [{ ...rest, min: { ...max, inclusive: !max.inclusive } }] : []
}

function nameIn(part: Masked, phrase: string | undefined, last = false): string | undefined {
  if (phrase === undefined) return undefined
  const earlier = earlierOf(phrase)
  if (earlier !== undefined) return earlier
  const at = last ? part.masked.lastIndexOf(phrase) : part.masked.indexOf(phrase)
  return at < 0 ? undefined : labelOf(slice(part, at, at + phrase.length))
}
