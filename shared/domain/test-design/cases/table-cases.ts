import { compileStep } from '../../prose-steps/compile-step.ts'
import { clash } from '../modelling/tables.ts'
import { describeEntry, literalIn } from '../modelling/describe-entry.ts'
import { typicalLiteral } from '../literals/literal-for.ts'
import type { ColumnItem, DecisionTable, Item, Outcome } from '../model.ts'
import type { CaseDraft } from './case-draft.ts'
import type { Undesigned } from './form-cases.ts'
import { absenceOf } from './outcomes.ts'
import { capital, toCheck } from './step-prose.ts'
import { entryStep, openStep, submitStep, type StepDraft } from './steps.ts'

/** One case for each column that the rules answer; omissions and contradictions are named instead of guessed. */
export function designTables(
  tables: DecisionTable[],
  items: Item[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const cases: CaseDraft[] = []
  const undesigned: Undesigned[] = []
  const byId = new Map(tables.map((one) => [one.id, one]))
  for (const item of items) {
    if (item.kind !== 'column') continue
    const table = byId.get(item.tableId)
    const outcome = table && outcomeOf(table, item)
    if (!table || !outcome) continue
    if (typeof outcome === 'string') undesigned.push({ item, reason: outcome })
    else cases.push(columnCase(table, item, outcome))
  }
  return { cases, undesigned }
}

function outcomeOf(table: DecisionTable, { entries, description }: ColumnItem): Outcome | string {
  const outcomes = table.columns.find((column) => column.entries.join() === entries.join())?.outcomes ?? []
  if (clash(outcomes))
    return `the rules contradict each other: ${outcomes.map((one) => `“${one}”`).join(' and ')}`
  if (outcomes.length > 0) {
    const expected = outcomes.map(toCheck).join(' and ')
    const requirementId = table.statedBy[outcomes[0] ?? '']
    return {
      expected,
      oracle: 'stated',
      checkable: compiles(expected),
      ...(requirementId ? { requirementId } : {}),
    }
  }
  return opposite(table, description)
}

/** With a single outcome that can be seen, its absence follows where the rule does not hold; else the text leaves it open. */
function opposite({ columns }: DecisionTable, description: string): Outcome | string {
  const all = [...new Set(columns.flatMap(({ outcomes }) => outcomes))]
  const check = all.length === 1 ? toCheck(all[0] ?? '') : ''
  const expected = absenceOf(check)
  if (!expected) return 'no rule says what happens then'
  return { expected, oracle: 'inferred', checkable: true, unstated: description }
}

function compiles(expected: string): boolean {
  return compileStep({ action: 'Open the page', expectedResult: expected }).problems.length === 0
}

function columnCase(table: DecisionTable, item: ColumnItem, outcome: Outcome): CaseDraft {
  const used = table.conditions.map((condition, index) => ({
    condition,
    entry: condition.entries[item.entries[index] ?? 0],
  }))
  const stated = used.flatMap(({ condition, entry }) =>
    entry && (!condition.parameter || literalIn(entry) === undefined)
      ? [capital(describeEntry(condition, entry))]
      : [],
  )
  const entered = new Map(
    used.flatMap(({ condition, entry }) =>
      condition.parameter && entry && literalIn(entry) !== undefined
        ? [[condition.parameter.id, literalIn(entry) ?? '']]
        : [],
    ),
  )
  return {
    title: `${capital(table.title)}: ${outcome.expected}, when ${item.description}`.slice(0, 240),
    steps: stepsFor(table, entered, outcome.expected),
    claims: [item],
    outcome,
    preconditions: stated,
    types: ['functional', 'regression', 'integration'],
    tags: ['positive', 'decision table'],
    testCondition: item.description,
    manual: stated.map((text) => `precondition must be set up: ${text}`),
  }
}

function stepsFor({ screen }: DecisionTable, entered: Map<string, string>, expected: string): StepDraft[] {
  if (!screen || screen.parameters.length === 0) return [{ ...openStep(screen), expectedResult: expected }]
  const entries = screen.parameters.flatMap((parameter) => {
    const value = entered.get(parameter.id) ?? typicalLiteral(parameter)
    return value === undefined ? [] : entryStep(parameter, value)
  })
  return [openStep(screen), ...entries, submitStep(screen, expected)]
}
