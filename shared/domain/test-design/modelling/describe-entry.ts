import { clock, written } from '../../requirements/facts/rules/clock-limits.ts'
import { maskQuotes } from '../../requirements/facts/mask.ts'
import { formatDecimal } from '../../numbers/decimal.ts'
import type { Condition, ConditionEntry } from '../model.ts'
import { rangeName } from '../partitions/number.ts'

/** A literal that lies in an entry: the one given, else at its edge; undefined for facts. */
export function literalIn(entry: ConditionEntry, edge?: bigint): string | undefined {
  if (entry.kind === 'fact') return undefined
  if (entry.kind === 'equals') return entry.holds ? entry.value : undefined
  const { min, max, scale, unit } = entry
  const units = edge ?? min ?? max ?? 0n
  return unit === clock ? written(Number(units)) : formatDecimal(units, scale)
}

/** The entry as a condition in words: "the order total is 100.00 EUR or more", "the customer is not a member". */
export function describeEntry(condition: Condition, entry: ConditionEntry): string {
  if (entry.kind !== 'number') return stateEntry(condition, entry)
  if (entry.unit === clock) return describeTimes(condition, entry)
  const { min, max, scale, unit } = entry
  const write = (units: bigint) => formatDecimal(units, scale)
  const range =
    min === undefined && max === undefined
      ? 'any number'
      : rangeName({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }, write)
  const words = unit ? range.replace(/(?= or (?:more|less)$)|$/, ` ${unit}`) : range
  return `${subjectOf(condition)} ${verbOf(condition)}${words}`
}

/** The entry as a stated start with a literal: 'the order total is "100.00" EUR'. */
export function stateEntry(condition: Condition, entry: ConditionEntry, edge?: bigint): string {
  if (entry.kind === 'fact') return entry.holds ? entry.text : negate(entry.text)
  if (entry.kind === 'equals' && /^(?:yes|no)$/.test(entry.value))
    return `${capital(condition.subject)}: "${entry.value}"`
  if (entry.kind === 'equals' && entry.value === '') return stateEmpty(condition, entry.holds)
  if (entry.kind === 'equals')
    return `${subjectOf(condition)} is ${entry.holds ? '' : 'not '}"${entry.value}"`
  return `${subjectOf(condition)} ${verbOf(condition)}"${literalIn(entry, edge) ?? ''}"${unitBehind(condition, entry.unit)}`
}

/** "The stock falls" to a number, and "the goods were reduced by" one: a verb that is there already needs no other. */
function verbOf({ verb, subject }: Condition): string {
  if (verb !== undefined) return `${verb} `
  if (/ by$/i.test(subject)) return ''
  return /[a-z] (?:falls|drops|sinks|rises|goes|grows|climbs)$/i.test(subject) ? 'to ' : 'is '
}

/** 'Days is "0.5"' says its unit already. */
function unitBehind({ subject }: Condition, unit: string | undefined): string {
  if (unit === undefined || unit === clock) return ''
  return subject.toLowerCase().split(' ').includes(unit.toLowerCase()) ? '' : ` ${unit}`
}

/** "the order is placed at 14:00 or later". */
function describeTimes(
  condition: Condition,
  { min, max }: Extract<ConditionEntry, { kind: 'number' }>,
): string {
  const [low, high] = [min, max].map((end) => (end === undefined ? undefined : written(Number(end))))
  const verb = condition.verb ?? 'at'
  if (low !== undefined && high !== undefined)
    return `${subjectOf(condition)} ${verb === 'at' ? '' : `${verb} `}between ${low} and ${high}`
  return `${subjectOf(condition)} ${verb} ${low === undefined ? `${high ?? 'any time'} or earlier` : `${low} or later`}`
}

function stateEmpty(condition: Condition, holds: boolean): string {
  const { choices, control } = condition.parameter?.constraints ?? {}
  const listed = choices !== undefined || control === 'select'
  if (holds) return listed ? `no ${condition.subject} is selected` : `${subjectOf(condition)} is empty`
  return listed ? `a ${condition.subject} is selected` : `${subjectOf(condition)} is not empty`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function subjectOf({ subject, parameter }: Condition): string {
  // The label of an input is a name.
  if (parameter && subject === parameter.label) return subject
  return /^(?:the|an?|each|every)\s/i.test(subject) ? subject : `the ${subject}`
}

/**
 * "the customer is a member" → "the customer is not a member"; a sentence without a known verb gets "It is not so that". What stands in
 * quotes is shown as it is, so no verb in there is negated.
 */
export function negate(text: string): string {
  const { masked } = maskQuotes(text)
  const at = (pattern: RegExp) => {
    const [, before = '', verb = ''] = pattern.exec(masked) ?? []
    const end = before.length + verb.length
    return verb === '' ? undefined : { before: text.slice(0, before.length), verb, after: text.slice(end) }
  }
  const been = at(
    /^(.*?)\b((?:has|have)(?= (?:already )?(?:been\b(?! not)|(?:expired|ended|started|passed|arrived|failed|lapsed)\b)))/i,
  )
  if (been) return `${been.before}${been.verb} not${been.after}`
  const be = at(/^(.*?)\b((?:is|are|was|were|can|must|shall|should|will)\b(?! not))/i)
  if (be) return `${be.before}${be.verb} not${be.after}`
  const have = at(/^(.*?)\b(has|contains|uses|owns|pays|belongs|lives|costs|gets|receives|exists|becomes)\b/i)
  if (have) return `${have.before}does not ${base(have.verb)}${have.after}`
  const plural = at(/^(two [^"]{3,60}? )(have (?!been|not))/i)
  if (plural) return `${plural.before}do not ${plural.verb}${plural.after}`
  return `It is not so that ${text}`
}

function base(verb: string): string {
  return verb.toLowerCase() === 'has' ? 'have' : verb.toLowerCase().replace(/s$/, '')
}
