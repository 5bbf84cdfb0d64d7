import type { TestCase } from '../../test-cases/schema.ts'
import type { ColumnItem, Condition, DecisionTable, StatedRule } from '../model.ts'
import { columnHit, conditionMet, speaksOf, valueOf } from './behaviour.ts'
import { refusedUnderCondition } from './form-state.ts'
import { percentsHold } from './percents.ts'
import type { CaseFacts } from '../../test-cases/read-case.ts'
import { satisfies } from './satisfies.ts'

/** Whether a case exercises a column: its entries, its outcome, and what percentages of it come to. */
export function columnExercised(
  testCase: TestCase,
  facts: CaseFacts,
  item: ColumnItem,
  table: DecisionTable,
): boolean {
  if (table.screen && refusedUnderCondition(table.screen, facts)) return false
  const actual = entriesMet(testCase, facts, table)
  if (item.stated !== undefined) return statedColumnHit(testCase, facts, item, table, actual)
  if (!item.entries.every((entry, at) => actual[at]?.includes(entry))) return false
  const outcomes = outcomesOf(table).get(item.entries.join()) ?? []
  return columnHit(testCase, facts, item, table) && percentsHold(testCase, facts, table, outcomes)
}

// A table of hundreds of rules has hundreds of items, which all ask the same of one case.
const met = new WeakMap<CaseFacts, Map<DecisionTable, number[][]>>()
const columns = new WeakMap<DecisionTable, Map<string, string[]>>()

/** For each condition the entries in which the literals of the case lie. */
function entriesMet(testCase: TestCase, facts: CaseFacts, table: DecisionTable): number[][] {
  const known = met.get(facts) ?? new Map<DecisionTable, number[][]>()
  met.set(facts, known)
  const found = known.get(table) ?? table.conditions.map((condition) => entriesOf(testCase, facts, condition))
  known.set(table, found)
  return found
}

function entriesOf(testCase: TestCase, facts: CaseFacts, condition: Condition): number[] {
  const numeric = condition.entries[0]?.kind === 'number'
  const value = numeric ? valueOf(testCase, facts, condition) : undefined
  return condition.entries.flatMap((entry, index) => {
    const holds =
      entry.kind === 'number'
        ? value !== undefined && satisfies(value, entry)
        : conditionMet(testCase, facts, condition, entry)
    return holds ? [index] : []
  })
}

function outcomesOf(table: DecisionTable): Map<string, string[]> {
  const known =
    columns.get(table) ?? new Map(table.columns.map(({ entries, outcomes }) => [entries.join(), outcomes]))
  columns.set(table, known)
  return known
}

/**
 * Whether a case exercises a rule of a written table: its literals meet the conditions of that rule, no other rule that they meet
 * states another outcome, and the outcome is expected word for word in its numbers and quoted texts.
 */
function statedColumnHit(
  testCase: TestCase,
  facts: CaseFacts,
  item: ColumnItem,
  table: DecisionTable,
  actual: number[][],
): boolean {
  const rule = table.stated?.[item.stated ?? -1]
  if (!rule || !table.stated || !(rule.otherwise || meets(rule, actual))) return false
  if (actual.some((entries) => entries.length !== 1)) return false
  const matching = table.stated.filter((one) => meets(one, actual))
  const outcomes = new Set(matching.map(({ outcome }) => outcome))
  const applies = rule.otherwise ? matching.length === 0 : matching.includes(rule) && outcomes.size === 1
  return (
    applies &&
    statesOutcome(testCase.expectedResult ?? '', rule.outcome) &&
    percentsHold(testCase, facts, table, [rule.outcome])
  )
}

function meets({ otherwise, allowed }: StatedRule, actual: number[][]): boolean {
  return (
    !otherwise &&
    allowed.some((sets) => sets.every((set, at) => set === undefined || set.includes(actual[at]?.[0] ?? -1)))
  )
}

/** An outcome is stated when its quoted texts, its numbers and most of its words stand in the expectation. */
export function statesOutcome(expected: string, outcome: string): boolean {
  const numbers = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? []
  const present = new Set(numbers(expected))
  const quotes = (outcome.match(/"[^"]+"/g) ?? []).every((quote) => expected.includes(quote))
  return quotes && numbers(outcome).every((number) => present.has(number)) && speaksOf(expected, outcome)
}
