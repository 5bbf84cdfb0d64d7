import type { TestCase } from '../../test-cases/schema.ts'
import type { ColumnItem, DecisionTable, StatedRule } from '../model.ts'
import { columnHit, conditionMet, speaksOf } from './behaviour.ts'
import { percentsHold } from './percents.ts'
import type { CaseFacts } from './read-case.ts'

/** Whether a case exercises a column: its entries, its outcome, and what percentages of it come to. */
export function columnExercised(
  testCase: TestCase,
  facts: CaseFacts,
  item: ColumnItem,
  table: DecisionTable,
): boolean {
  if (item.stated !== undefined) return statedColumnHit(testCase, facts, item, table)
  const outcomes = table.columns.find(({ entries }) => entries.join() === item.entries.join())?.outcomes ?? []
  return columnHit(testCase, facts, item, table) && percentsHold(testCase, facts, table, outcomes)
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
): boolean {
  const rule = table.stated?.[item.stated ?? -1]
  if (!rule || !table.stated) return false
  const actual = table.conditions.map((condition) =>
    condition.entries.flatMap((entry, index) =>
      conditionMet(testCase, facts, condition, entry) ? [index] : [],
    ),
  )
  if (actual.some((entries) => entries.length !== 1)) return false
  const met = table.stated.filter((one) => meets(one, actual))
  const outcomes = new Set(met.map(({ outcome }) => outcome))
  const applies = rule.otherwise ? met.length === 0 : met.includes(rule) && outcomes.size === 1
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
