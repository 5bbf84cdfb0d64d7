import type { TestCase } from '../../test-cases/schema.ts'
import type {
  Combination,
  DecisionTable,
  InputItem,
  Item,
  MainItem,
  Scenario,
  Screen,
  TestModel,
  Threshold,
} from '../model.ts'
import { columnHit, scenarioTold, thresholdReached, transitionTaken } from './behaviour.ts'
import { pairSet } from './combinations.ts'
import { nameKey, readCase, type CaseFacts } from './read-case.ts'
import { statedColumnHit } from './stated-columns.ts'
import { allowed, satisfies } from './satisfies.ts'

/** Items that are checked together: those of one screen, table, life cycle, scenario or limit. */
export function groupOf(item: Item): string {
  switch (item.kind) {
    case 'transition':
      return `machine ${item.machineId}`
    case 'column':
      return `table ${item.tableId}`
    case 'scenario':
      return `scenario ${item.scenarioId}`
    case 'threshold':
      return `threshold ${item.thresholdId}`
    case 'pair':
      return `combination ${item.combinationId}`
    default:
      return `screen ${item.screenId}`
  }
}

/**
 * Recomputes which items a case exercises, from the model and the literals of the case alone. It trusts no claim of the case.
 * A wrong value counts only when every other input of the screen is allowed, a valid one only when all are: else one refusal
 * would hide another.
 */
export class CoverageChecker {
  private readonly groups = new Map<string, Item[]>()
  private readonly screens: Map<string, Screen>
  private readonly tables: Map<string, DecisionTable>
  private readonly scenarios: Map<string, Scenario>
  private readonly thresholds: Map<string, Threshold>
  private readonly combinations: Map<string, Combination>

  constructor({ screens, tables, scenarios, thresholds, combinations }: TestModel, items: Item[]) {
    for (const item of items) {
      const group = this.groups.get(groupOf(item))
      if (group) group.push(item)
      else this.groups.set(groupOf(item), [item])
    }
    this.screens = byId(screens)
    this.tables = byId(tables)
    this.scenarios = byId(scenarios)
    this.thresholds = byId(thresholds)
    this.combinations = byId(combinations)
  }

  /** Ids of the items that a case exercises; `within` names the groups to look at, all when it is missing. */
  exercised(testCase: TestCase, within?: Iterable<string>): Set<string> {
    const facts = readCase(testCase)
    const found = new Set<string>()
    for (const group of new Set(within ?? this.groups.keys())) {
      const items = this.groups.get(group) ?? []
      const screen = this.screens.get(group.replace(/^screen /, ''))
      const form = screen && { screen, wrong: wrongInputs(screen, facts) }
      for (const item of items) if (this.exercises(item, testCase, facts, form)) found.add(item.id)
    }
    return found
  }

  private exercises(item: Item, testCase: TestCase, facts: CaseFacts, form: Form | undefined): boolean {
    switch (item.kind) {
      case 'transition':
        return transitionTaken(testCase, item)
      case 'column': {
        const table = this.tables.get(item.tableId)
        if (table === undefined) return false
        return item.stated === undefined
          ? columnHit(testCase, facts, item, table)
          : statedColumnHit(testCase, facts, item, table)
      }
      case 'scenario': {
        const scenario = this.scenarios.get(item.scenarioId)
        return scenario !== undefined && scenarioTold(testCase, scenario)
      }
      case 'threshold': {
        const threshold = this.thresholds.get(item.thresholdId)
        return threshold !== undefined && thresholdReached(testCase, item, threshold)
      }
      case 'pair': {
        const combination = this.combinations.get(item.combinationId)
        return combination !== undefined && pairSet(testCase, facts, item, combination)
      }
      default:
        return form !== undefined && formExercised(item, testCase, facts, form)
    }
  }
}

interface Form {
  screen: Screen
  /** Ids of inputs whose literal breaks a constraint. */
  wrong: Set<string>
}

function byId<T extends { id: string }>(all: T[]): Map<string, T> {
  return new Map(all.map((one) => [one.id, one]))
}

function formExercised(
  item: InputItem | MainItem,
  testCase: TestCase,
  facts: CaseFacts,
  { screen, wrong }: Form,
): boolean {
  if (item.valid && expectsRefusal(testCase, screen)) return false
  return item.kind === 'main'
    ? mainExercised(screen, facts, wrong)
    : inputExercised(item, screen, testCase, facts, wrong)
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
      .filter(({ label, constraints }) => {
        const value = facts.values.get(nameKey(label)) ?? ''
        const repeated = facts.values.get(nameKey(constraints.equals ?? ''))
        return repeated === undefined ? !allowed(value, constraints) : value !== repeated
      })
      .map(({ id }) => id),
  )
}
