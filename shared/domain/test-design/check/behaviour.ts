import type { TestCase } from '../../test-cases/schema.ts'
import type { ColumnItem, ConditionEntry, Condition, DecisionTable, Threshold } from '../model.ts'
import { clock } from '../../requirements/facts/rules/clock-limits.ts'
import { remembered } from '../../remembered.ts'
import { nameKey, type CaseFacts } from '../../test-cases/read-case.ts'
import { satisfies } from './satisfies.ts'

const idle = new Set([
  'the',
  'a',
  'an',
  'user',
  'customer',
  'i',
  'is',
  'are',
  'to',
  'on',
  'in',
  'it',
  'and',
  'of',
  'button',
  'link',
  'field',
  'should',
  'shall',
  'be',
  'will',
  'must',
  'then',
  'that',
  'click',
  'clicks',
  'when',
])

/** Content words of a phrase, each cut to a rough stem. */
export function stems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !idle.has(word))
    .map((word) =>
      word
        .replace(/(?:ies|es|ings?|s|ed|e|y)$/, '')
        // "shipped" and "ship" are one word.
        .replace(/([bdgmnprt])\1$/, '$1')
        .slice(0, 5),
    )
}

const stemsOf = remembered(stems, 3000)
/** A case is asked about every statement, so its few texts come again and again. */
const stemsIn = remembered((text) => new Set(stems(text)), 500, 20_000)

/** At least a share (three quarters) of the content words of `phrase` stand in `text`. */
export function speaksOf(text: string, phrase: string, share = 0.75): boolean {
  const wanted = stemsOf(phrase)
  if (wanted.length === 0) return text.toLowerCase().includes(phrase.toLowerCase().trim())
  const present = stemsIn(text)
  return wanted.filter((word) => present.has(word)).length >= wanted.length * share
}

export function literals(text: string): string[] {
  return (text.match(/"[^"]+"/g) ?? []).map((quote) => quote.slice(1, -1))
}

/** Every condition of the column is set by an entered value or by a stated precondition, and the outcome is expected. */
export function columnHit(
  testCase: TestCase,
  facts: CaseFacts,
  item: ColumnItem,
  table: DecisionTable,
): boolean {
  const outcomes = table.columns.find(({ entries }) => entries.join() === item.entries.join())?.outcomes ?? []
  const expected = testCase.expectedResult ?? ''
  const answered =
    outcomes.length === 0
      ? /\bnot\b/.test(expected)
      : outcomes.every(
          (outcome) =>
            speaksOf(expected, outcome) || literals(outcome).some((literal) => expected.includes(literal)),
        )
  const edged =
    item.edge === undefined || atEdge(testCase, facts, table.conditions[item.edge.condition], item.edge.value)
  return (
    answered &&
    edged &&
    table.conditions.every((condition, index) =>
      conditionMet(testCase, facts, condition, condition.entries[item.entries[index] ?? 0]),
    )
  )
}

function atEdge(
  testCase: TestCase,
  facts: CaseFacts,
  condition: Condition | undefined,
  value: bigint,
): boolean {
  const [entry] = condition?.entries ?? []
  const literal = condition && valueOf(testCase, facts, condition)
  return (
    entry?.kind === 'number' &&
    literal !== undefined &&
    satisfies(literal, { kind: 'numberIs', value, scale: entry.scale })
  )
}

/** The literal of a condition: what is entered, else what a precondition states. */
export function valueOf(
  { preconditions = [] }: TestCase,
  facts: CaseFacts,
  { subject, parameter, entries }: Condition,
): string | undefined {
  const entered = parameter ? facts.values.get(nameKey(parameter.label)) : undefined
  const stated = preconditions.find(
    (text) => literals(text).length > 0 && speaksOf(text.replace(/"[^"]*"/g, ''), subject),
  )
  return inMinutes(entered ?? (stated === undefined ? undefined : literals(stated)[0]), entries[0])
}

/** A time of day is compared in minutes since midnight. */
function inMinutes(literal: string | undefined, entry: ConditionEntry | undefined): string | undefined {
  if (literal === undefined || entry?.kind !== 'number' || entry.unit !== clock) return literal
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(literal) ?? []
  return hours === undefined ? undefined : String(Number(hours) * 60 + Number(minutes))
}

/** Whether an entered value or a stated precondition puts a condition into an entry. */
export function conditionMet(
  { preconditions = [] }: TestCase,
  facts: CaseFacts,
  { subject, parameter }: Condition,
  entry: ConditionEntry | undefined,
): boolean {
  if (!entry) return false
  if (entry.kind === 'fact') {
    return preconditions.some(
      (text) =>
        speaksOf(text.replace(/\bnot\b/, ''), entry.text) && /\b(?:not|no)\b/i.test(text) !== entry.holds,
    )
  }
  const entered = parameter ? facts.values.get(nameKey(parameter.label)) : undefined
  // An input of a form that is filled in otherwise is empty where nothing is entered.
  if (entry.kind === 'equals' && entry.value === '')
    return parameter !== undefined && facts.values.size > 0 && ((entered ?? '') === '') === entry.holds
  const stated = preconditions.find(
    (text) => literals(text).length > 0 && speaksOf(text.replace(/"[^"]*"/g, ''), subject),
  )
  const value = inMinutes(entered ?? (stated === undefined ? undefined : literals(stated)[0]), entry)
  if (value === undefined) return false
  if (entry.kind === 'number') return satisfies(value, entry)
  const negated = entered === undefined && /\bis not\b/.test(stated ?? '')
  return entry.holds ? value === entry.value && !negated : negated
}

/** Expects what is measured with all its numbers. */
export function measured({ expectedResult = '' }: TestCase, { statement, subject }: Threshold): boolean {
  const numbers = statement.match(/\d+(?:[.,]\d+)?/g) ?? []
  return numbers.every((number) => expectedResult.includes(number)) && speaksOf(expectedResult, subject)
}
