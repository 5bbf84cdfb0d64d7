import type { TestCase } from '../../test-cases/schema.ts'
import type { InputItem, Item, MainItem, Screen, TestModel } from '../model.ts'
import { columnHit, scenarioTold, thresholdReached, transitionTaken } from './behaviour.ts'
import { nameKey, readCase, type CaseFacts } from './read-case.ts'
import { allowed, satisfies } from './satisfies.ts'

/**
 * Recomputes which items a case exercises, from the model and the literals of the case alone. It trusts no claim of the case.
 * A wrong value counts only when every other input of the screen is allowed, a valid one only when all are: else one refusal
 * would hide another. Returns item ids.
 */
export function exercisedItems(testCase: TestCase, model: TestModel, items: Item[]): Set<string> {
  const facts = readCase(testCase)
  const found = new Set<string>()
  const wrong = new Map(model.screens.map((screen) => [screen.id, wrongInputs(screen, facts)]))
  for (const item of items) if (exercises(item, testCase, facts, model, wrong)) found.add(item.id)
  return found
}

function exercises(
  item: Item,
  testCase: TestCase,
  facts: CaseFacts,
  model: TestModel,
  wrong: Map<string, Set<string>>,
): boolean {
  switch (item.kind) {
    case 'transition':
      return transitionTaken(testCase, item)
    case 'column': {
      const table = model.tables.find(({ id }) => id === item.tableId)
      return table !== undefined && columnHit(testCase, facts, item, table)
    }
    case 'scenario': {
      const scenario = model.scenarios.find(({ id }) => id === item.scenarioId)
      return scenario !== undefined && scenarioTold(testCase, scenario)
    }
    case 'threshold': {
      const threshold = model.thresholds.find(({ id }) => id === item.thresholdId)
      return threshold !== undefined && thresholdReached(testCase, item, threshold)
    }
    default:
      return formExercised(item, testCase, facts, model, wrong)
  }
}

function formExercised(
  item: InputItem | MainItem,
  testCase: TestCase,
  facts: CaseFacts,
  model: TestModel,
  wrong: Map<string, Set<string>>,
): boolean {
  const screen = model.screens.find(({ id }) => id === item.screenId)
  const others = wrong.get(item.screenId)
  if (!screen || !others || (item.valid && expectsRefusal(testCase, screen))) return false
  return item.kind === 'main'
    ? mainExercised(screen, facts, others)
    : inputExercised(item, screen, testCase, facts, others)
}

/** Allowed values that a stated error answers test something else: what is on record. */
function expectsRefusal({ expectedResult = '' }: TestCase, { parameters, messages }: Screen): boolean {
  return [...messages, ...parameters.flatMap((one) => one.messages)].some(({ text }) =>
    expectedResult.includes(`"${text}" is shown`),
  )
}

function inputExercised(
  item: InputItem,
  screen: Screen,
  { preconditions = [] }: TestCase,
  facts: CaseFacts,
  wrong: Set<string>,
): boolean {
  const mentioned = screen.parameters.some(({ label }) => facts.values.has(nameKey(label)))
  const parameter = screen.parameters.find(({ id }) => id === item.parameterId)
  const value = parameter && (facts.values.get(nameKey(parameter.label)) ?? (mentioned ? '' : undefined))
  if (!parameter || value === undefined || !satisfies(value, item.test)) return false
  if (item.violation === 'taken')
    return (
      wrong.size === 0 &&
      preconditions.some((text) => text.includes(`"${value}"`) && text.includes('already'))
    )
  if (item.valid || item.violation === 'mismatch') return wrong.size === 0
  return wrong.size === 1 && wrong.has(parameter.id)
}

function mainExercised(screen: Screen, facts: CaseFacts, wrong: Set<string>): boolean {
  return (
    wrong.size === 0 &&
    screen.parameters.every(({ label }) => (facts.values.get(nameKey(label)) ?? '') !== '')
  )
}

/** Inputs of the screen whose literal breaks a constraint; a required input that the case never fills breaks one too. */
function wrongInputs(screen: Screen, facts: CaseFacts): Set<string> {
  const mentioned = screen.parameters.some(({ label }) => facts.values.has(nameKey(label)))
  if (!mentioned) return new Set(screen.parameters.map(({ id }) => id))
  return new Set(
    screen.parameters
      .filter(({ label, constraints }) => !allowed(facts.values.get(nameKey(label)) ?? '', constraints))
      .map(({ id }) => id),
  )
}
