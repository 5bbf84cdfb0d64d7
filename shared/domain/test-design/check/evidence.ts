import type { TestCase } from '../../test-cases/schema.ts'
import type { Item, TestModel } from '../model.ts'
import { amountHolds } from './amounts.ts'
import { apiExercised } from '../../interfaces/check/api-exercised.ts'
import { attemptsMade } from './attempts-made.ts'
import { measured } from './behaviour.ts'
import { boardShown } from './board-shown.ts'
import { calculatorShown } from './calculator-shown.ts'
import { checkedShown } from './checked-forms/checked-shown.ts'
import { checkMade } from './checklists.ts'
import { collectionKept } from './collections/collection-kept.ts'
import { pairSet } from './combinations.ts'
import { formExercised, type FormState } from './form-items.ts'
import { functionExercised } from '../../code/check/functions.ts'
import { limitReached } from './limit-reached.ts'
import { listShown } from './list-shown.ts'
import { openedShown } from './opened-shown.ts'
import { permissionTried } from './permission-tried.ts'
import { priceHolds, unchanged } from './prices.ts'
import type { CaseFacts } from '../../test-cases/read-case.ts'
import { scenarioTold } from './scenario-told.ts'
import { statementShown } from './statement-shown.ts'
import { columnExercised } from './stated-columns.ts'
import { transitionTaken } from './transitions.ts'
import { wizardExercised } from './wizards/exercised.ts'
import { workflowShown } from './workflow-shown.ts'

type Kind = Item['kind']
type Of<K extends Kind> = Extract<Item, { kind: K }>

/** A case as the checker sees it: its text, what was read from its literals, and what it does to the form of the group. */
export interface Look {
  testCase: TestCase
  facts: CaseFacts
  form: FormState | undefined
}

/** How items of one kind are proved: which are looked at together, and whether a case exercises one of them, given a model. */
export interface Evidence<I extends Item> {
  group: (item: I) => string
  over: (model: TestModel) => (item: I, look: Look) => boolean
}

/** Evidence for items about one element of the model: what is not in the model is exercised by nothing. */
function about<I extends Item, Part>(
  name: string,
  idOf: (item: I) => string,
  parts: (model: TestModel) => readonly (readonly [id: string, part: Part])[],
  holds: (item: I, part: Part, look: Look) => boolean,
): Evidence<I> {
  return {
    group: (item) => `${name} ${idOf(item)}`,
    over(model) {
      const known = new Map(parts(model))
      return (item, look) => {
        const part = known.get(idOf(item))
        return part !== undefined && holds(item, part, look)
      }
    },
  }
}

const byId = <Part extends { id: string }>(all: readonly Part[] = []) =>
  all.map((part) => [part.id, part] as const)

/** A value of a form counts by what the whole form holds. */
const ofForm: Evidence<Of<'input' | 'default' | 'relation' | 'shown' | 'main'>> = {
  group: (item) => `screen ${item.screenId}`,
  over:
    () =>
    (item, { testCase, facts, form }) =>
      form !== undefined && formExercised(item, testCase, facts, form),
}

export const evidence: { [K in Kind]: Evidence<Of<K>> } = {
  input: ofForm,
  default: ofForm,
  relation: ofForm,
  shown: ofForm,
  main: ofForm,
  transition: {
    group: (item) => `machine ${item.machineId}`,
    over:
      () =>
      (item, { testCase }) =>
        transitionTaken(testCase, item),
  },
  column: about(
    'table',
    (item) => item.tableId,
    ({ tables, pricings = [] }) =>
      tables.map((table) => {
        const pricing = pricings.find(({ tableId }) => tableId === table.id)
        return [table.id, { table, pricing }] as const
      }),
    (item, { table, pricing }, { testCase, facts }) =>
      (!pricing || unchanged(testCase, facts, pricing)) && columnExercised(testCase, facts, item, table),
  ),
  scenario: about(
    'scenario',
    (item) => item.scenarioId,
    ({ scenarios }) => byId(scenarios),
    (_item, scenario, { testCase }) => scenarioTold(testCase, scenario),
  ),
  threshold: about(
    'threshold',
    (item) => item.thresholdId,
    ({ thresholds }) => byId(thresholds),
    (item, threshold, { testCase }) =>
      item.times === undefined ? measured(testCase, threshold) : attemptsMade(testCase, item, threshold),
  ),
  formula: about(
    'formula',
    (item) => item.formulaId,
    ({ formulas }) => byId(formulas),
    (item, formula, { testCase, facts }) => amountHolds(testCase, facts, item, formula),
  ),
  price: about(
    'pricing',
    (item) => item.pricingId,
    ({ pricings }) => byId(pricings),
    (item, pricing, { testCase, facts }) => priceHolds(testCase, facts, item, pricing),
  ),
  api: about(
    'api',
    (item) => item.operationId,
    ({ targets }) => byId(targets),
    (item, target, { testCase }) => apiExercised(testCase, item, target),
  ),
  permission: {
    // One case tries one right, and any of them may be the one.
    ...about(
      'permission',
      (item) => item.permissionId,
      ({ permissions }) => byId(permissions),
      (_item, permission, { testCase }) => permissionTried(testCase, permission),
    ),
    group: () => 'permissions',
  },
  limit: about(
    'limit',
    (item) => item.limitId,
    ({ limits }) => byId(limits),
    (item, limit, { testCase }) => limitReached(testCase, item, limit),
  ),
  function: about(
    'function',
    (item) => item.functionId,
    ({ functions }) => byId(functions.map(({ code }) => code)),
    (item, code, { testCase, facts }) => functionExercised(item, testCase, facts, code),
  ),
  pair: about(
    'combination',
    (item) => item.combinationId,
    ({ combinations }) => byId(combinations),
    (item, combination, { testCase, facts }) => pairSet(testCase, facts, item, combination),
  ),
  check: about(
    'check',
    (item) => item.checkId,
    ({ checks = [], screens }) =>
      checks.map((check) => {
        const screen = screens.find(({ id }) => id === check.screenId)
        return [check.id, { check, screen }] as const
      }),
    (_item, { check, screen }, { testCase, facts }) => checkMade(testCase, facts, check, screen),
  ),
  opened: {
    ...about(
      'opened',
      (item) => item.partId,
      ({ opened }) => byId(opened),
      (_item, part, { testCase }) => openedShown(testCase, part),
    ),
    group: () => 'opened page',
  },
  collection: about(
    'list',
    (item) => item.collectionId,
    ({ collections }) => byId(collections),
    (item, collection, { testCase }) => collectionKept(item, testCase, collection),
  ),
  calculator: about(
    'calculator',
    (item) => item.calculatorId,
    ({ calculators }) => byId(calculators),
    (item, calculator, { testCase }) => calculatorShown(testCase, item, calculator),
  ),
  checked: about(
    'form',
    (item) => item.formId,
    ({ checkedForms }) => byId(checkedForms),
    (item, form, { testCase }) => checkedShown(testCase, item, form),
  ),
  list: about(
    'list view',
    (item) => item.viewId,
    ({ lists }) => byId(lists),
    (item, view, { testCase }) => listShown(testCase, item, view),
  ),
  board: about(
    'rows with states',
    (item) => item.boardId,
    ({ boards }) => byId(boards),
    (item, board, { testCase }) => boardShown(testCase, item, board),
  ),
  workflow: about(
    'workflow',
    (item) => item.workflowId,
    ({ workflows }) => byId(workflows),
    (item, workflow, { testCase }) => workflowShown(testCase, item, workflow),
  ),
  statement: about(
    'statement',
    (item) => item.statementId,
    ({ statements }) => byId(statements),
    (_item, statement, { testCase }) => statementShown(testCase, statement),
  ),
  wizard: about(
    'wizard',
    (item) => item.wizardId,
    ({ wizards }) => byId(wizards),
    (item, wizard, { testCase }) => wizardExercised(testCase, item, wizard),
  ),
}
