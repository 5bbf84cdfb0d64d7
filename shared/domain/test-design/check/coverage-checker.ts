import type { CodeFunction } from '../../requirements/code/functions.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type {
  CheckedForm,
  CheckedItem,
  Calculator,
  Collection,
  CollectionItem,
  Combination,
  DecisionTable,
  Formula,
  Item,
  OpenedItem,
  ListItem,
  ListView,
  OpenedPart,
  RolePermission,
  Scenario,
  Screen,
  TestModel,
  Threshold,
  UsageLimit,
  Workflow,
} from '../model.ts'
import type { Pricing } from '../prices/price-model.ts'
import type { ApiTarget } from '../api/model.ts'
import { calculatorShown } from './calculator-shown.ts'
import { amountHolds } from './amounts.ts'
import { apiExercised } from './api-exercised.ts'
import { collectionKept } from './collections/collection-kept.ts'
import { attemptsMade } from './attempts-made.ts'
import { measured } from './behaviour.ts'
import { scenarioTold } from './scenario-told.ts'
import { formExercised, formState, type FormState } from './form-items.ts'
import { functionExercised } from './functions.ts'
import { limitReached } from './limit-reached.ts'
import { permissionTried } from './permission-tried.ts'
import type { Check } from '../checklists/check-types.ts'
import { checkMade } from './checklists.ts'
import { checkedShown } from './checked-forms/checked-shown.ts'
import { pairSet } from './combinations.ts'
import { priceHolds, unchanged } from './prices.ts'
import { readCase, type CaseFacts } from './read-case.ts'
import { openedShown } from './opened-shown.ts'
import { listShown } from './list-shown.ts'
import { columnExercised } from './stated-columns.ts'
import { transitionTaken } from './transitions.ts'
import { workflowShown } from './workflow-shown.ts'
import type { Wizard } from '../wizards/wizard-model.ts'
import { wizardExercised } from './wizards/exercised.ts'

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
    case 'formula':
      return `formula ${item.formulaId}`
    case 'price':
      return `pricing ${item.pricingId}`
    case 'api':
      return `api ${item.operationId}`
    case 'permission':
      return 'permissions'
    case 'limit':
      return `limit ${item.limitId}`
    case 'function':
      return `function ${item.functionId}`
    case 'collection':
      return `list ${item.collectionId}`
    case 'pair':
      return `combination ${item.combinationId}`
    case 'calculator':
      return `calculator ${item.calculatorId}`
    case 'opened':
      return 'opened page'
    case 'checked':
      return `form ${item.formId}`
    case 'list':
      return `list view ${item.viewId}`
    case 'workflow':
      return `workflow ${item.workflowId}`
    case 'check':
      return `check ${item.checkId}`
    case 'wizard':
      return `wizard ${item.wizardId}`
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
  private readonly formulas: Map<string, Formula>
  private readonly pricings: Map<string, Pricing>
  private readonly targets: Map<string, ApiTarget>
  private readonly combinations: Map<string, Combination>
  private readonly functions: Map<string, CodeFunction>
  private readonly permissions: Map<string, RolePermission>
  private readonly limits: Map<string, UsageLimit>
  private readonly collections: Map<string, Collection>
  private readonly checks: Map<string, Check>
  private readonly workflows: Map<string, Workflow>
  private readonly wizards: Map<string, Wizard>
  private readonly opened: Map<string, OpenedPart>
  private readonly calculators: Map<string, Calculator>
  private readonly forms: Map<string, CheckedForm>
  private readonly lists: Map<string, ListView>

  constructor(
    {
      screens,
      tables,
      scenarios,
      thresholds,
      formulas = [],
      pricings = [],
      combinations,
      functions,
      targets,
      permissions,
      limits,
      wizards,
      collections,
      checks = [],
      workflows,
      opened = [],
      calculators = [],
      checkedForms = [],
      lists = [],
    }: TestModel,
    items: Item[],
  ) {
    for (const item of items) {
      const group = this.groups.get(groupOf(item))
      if (group) group.push(item)
      else this.groups.set(groupOf(item), [item])
    }
    this.permissions = byId(permissions ?? [])
    this.limits = byId(limits ?? [])
    this.collections = byId(collections ?? [])
    this.wizards = byId(wizards ?? [])
    this.screens = byId(screens)
    this.tables = byId(tables)
    this.scenarios = byId(scenarios)
    this.thresholds = byId(thresholds)
    this.formulas = byId(formulas)
    this.pricings = byId(pricings)
    this.targets = byId(targets)
    this.combinations = byId(combinations)
    this.checks = byId(checks)
    this.workflows = byId(workflows ?? [])
    this.opened = byId(opened)
    this.calculators = byId(calculators)
    this.forms = byId(checkedForms)
    this.lists = byId(lists)
    this.functions = byId(functions.map(({ code }) => code))
  }

  /** Ids of the items that a case exercises; `within` names the groups to look at, all when it is missing. */
  exercised(testCase: TestCase, within?: Iterable<string>): Set<string> {
    const facts = readCase(testCase)
    const found = new Set<string>()
    for (const group of new Set(within ?? this.groups.keys())) {
      const items = this.groups.get(group) ?? []
      const screen = this.screens.get(group.replace(/^screen /, ''))
      const form = screen && formState(screen, facts, testCase)
      for (const item of items) if (this.exercises(item, testCase, facts, form)) found.add(item.id)
    }
    return found
  }

  private showsList(item: ListItem, testCase: TestCase): boolean {
    const view = this.lists.get(item.viewId)
    return view !== undefined && listShown(testCase, item, view)
  }

  private showsForm(item: CheckedItem, testCase: TestCase): boolean {
    const form = this.forms.get(item.formId)
    return form !== undefined && checkedShown(testCase, item, form)
  }

  private exercises(item: Item, testCase: TestCase, facts: CaseFacts, form: FormState | undefined): boolean {
    if (item.kind === 'list') return this.showsList(item, testCase)
    if (item.kind === 'checked') return this.showsForm(item, testCase)
    switch (item.kind) {
      case 'transition':
        return transitionTaken(testCase, item)
      case 'column': {
        const table = this.tables.get(item.tableId)
        const pricing = [...this.pricings.values()].find(({ tableId }) => tableId === item.tableId)
        if (pricing && !unchanged(testCase, facts, pricing)) return false
        return table !== undefined && columnExercised(testCase, facts, item, table)
      }
      case 'scenario': {
        const scenario = this.scenarios.get(item.scenarioId)
        return scenario !== undefined && scenarioTold(testCase, scenario)
      }
      case 'formula': {
        const formula = this.formulas.get(item.formulaId)
        return formula !== undefined && amountHolds(testCase, facts, item, formula)
      }
      case 'price': {
        const pricing = this.pricings.get(item.pricingId)
        return pricing !== undefined && priceHolds(testCase, facts, item, pricing)
      }
      case 'threshold': {
        const threshold = this.thresholds.get(item.thresholdId)
        if (threshold === undefined) return false
        return item.times === undefined
          ? measured(testCase, threshold)
          : attemptsMade(testCase, item, threshold)
      }
      case 'api': {
        const target = this.targets.get(item.operationId)
        return target !== undefined && apiExercised(testCase, item, target)
      }
      case 'permission': {
        const permission = this.permissions.get(item.permissionId)
        return permission !== undefined && permissionTried(testCase, permission)
      }
      case 'limit': {
        const limit = this.limits.get(item.limitId)
        return limit !== undefined && limitReached(testCase, item, limit)
      }
      case 'function': {
        const code = this.functions.get(item.functionId)
        return code !== undefined && functionExercised(item, testCase, facts, code)
      }
      case 'workflow': {
        const workflow = this.workflows.get(item.workflowId)
        return workflow !== undefined && workflowShown(testCase, item, workflow)
      }
      case 'check': {
        const check = this.checks.get(item.checkId)
        return (
          check !== undefined && checkMade(testCase, facts, check, this.screens.get(check.screenId ?? ''))
        )
      }
      case 'calculator': {
        const calculator = this.calculators.get(item.calculatorId)
        return calculator !== undefined && calculatorShown(testCase, item, calculator)
      }
      case 'opened':
      case 'collection':
        return this.seenOnPage(item, testCase)
      case 'pair': {
        const combination = this.combinations.get(item.combinationId)
        return combination !== undefined && pairSet(testCase, facts, item, combination)
      }
      case 'wizard': {
        const wizard = this.wizards.get(item.wizardId)
        return wizard !== undefined && wizardExercised(testCase, item, wizard)
      }
      default:
        return form !== undefined && formExercised(item, testCase, facts, form)
    }
  }

  /** Items about how a page behaves, which no form or rule holds. */
  private seenOnPage(item: OpenedItem | CollectionItem, testCase: TestCase): boolean {
    if (item.kind === 'collection') {
      const collection = this.collections.get(item.collectionId)
      return collection !== undefined && collectionKept(item, testCase, collection)
    }
    const part = this.opened.get(item.partId)
    return part !== undefined && openedShown(testCase, part)
  }
}

function byId<T extends { id: string }>(all: T[]): Map<string, T> {
  return new Map(all.map((one) => [one.id, one]))
}
