import type { TestCase } from '../../test-cases/schema.ts'
import type { InputItem, Item, MainItem, Screen, TestModel } from '../model.ts'
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
  for (const item of items) if (exercises(item, facts, model, wrong)) found.add(item.id)
  return found
}

function exercises(item: Item, facts: CaseFacts, model: TestModel, wrong: Map<string, Set<string>>): boolean {
  const screen = model.screens.find(({ id }) => id === item.screenId)
  const others = wrong.get(item.screenId)
  if (!screen || !others) return false
  return item.kind === 'main'
    ? mainExercised(item, screen, facts, others)
    : inputExercised(item, screen, facts, others)
}

function inputExercised(item: InputItem, screen: Screen, facts: CaseFacts, wrong: Set<string>): boolean {
  const parameter = screen.parameters.find(({ id }) => id === item.parameterId)
  const value = parameter && facts.values.get(nameKey(parameter.label))
  if (!parameter || value === undefined || !satisfies(value, item.test)) return false
  return item.valid ? wrong.size === 0 : wrong.size === 1 && wrong.has(parameter.id)
}

function mainExercised(_: MainItem, screen: Screen, facts: CaseFacts, wrong: Set<string>): boolean {
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
