import { checkedItems } from './checked-items.ts'
import { collectionItems } from './collection-items.ts'
import { calculatorItems } from './calculator-items.ts'
import { conditionalItems } from './conditional-items.ts'
import { formulaItems } from './formula-items.ts'
import { limitItems } from './limit-items.ts'
import { priceItems } from './price-items.ts'
import { permissionItems } from './permission-items.ts'
import { relationItems } from './relation-items.ts'
import { functionItems } from '../../code/design/function-items.ts'
import { checkItem } from '../checklists/check-items.ts'
import { combinationItems } from './combination-items.ts'
import { boardItems } from '../boards/board-items.ts'
import { listItems } from '../list-views/list-items.ts'
import { openedItems } from './opened-items.ts'
import { defaultItems } from './default-items.ts'
import { recordItems } from './record-items.ts'
import { apiItems } from '../../interfaces/design/api-items.ts'
import { workflowItems } from './workflow-items.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'
import { scenarioItem, thresholdItems } from './behaviour-items.ts'
import { machineItems } from './machine-items.ts'
import { tableItems } from './table-items.ts'
import { wizardItems } from '../wizards/wizard-items.ts'
import type { InputItem, Item, Parameter, Screen, TestModel } from '../model.ts'
import type { Partition } from '../partitions/partition.ts'
import { differenceItems, repeatedBy } from './repeated-input.ts'
import { partitionsOf } from '../partitions/partitions-of.ts'

/** Every coverage item of the model, in the order of the text. Ids are stable for the same text. */
export function itemsOf(model: TestModel): Item[] {
  const items = [
    ...model.screens.flatMap((screen) => screenItems(screen, model)),
    ...model.tables.flatMap((table) => tableItems(table, model)),
    ...model.machines.flatMap((machine) => machineItems(machine, model)),
    ...model.scenarios.map((scenario) => scenarioItem(scenario, model)),
    ...model.thresholds.flatMap((threshold) => thresholdItems(threshold, model)),
    ...model.targets.flatMap((target) => apiItems(target, model)),
    ...formulaItems(model),
    ...priceItems(model),
    ...permissionItems(model),
    ...limitItems(model),
    ...checkedItems(model),
    ...collectionItems(model),
    ...model.functions.flatMap((one) => functionItems(model, one)),
    ...model.combinations.flatMap((combination) => combinationItems(combination, model)),
    ...calculatorItems(model),
    ...openedItems(model),
    ...workflowItems(model),
    ...listItems(model),
    ...boardItems(model),
    ...wizardItems(model),
    ...(model.checks ?? []).map((check) => checkItem(check, model)),
  ]
  const seen = new Map<string, number>()
  return items.map((item) => {
    const count = (seen.get(item.id) ?? 0) + 1
    seen.set(item.id, count)
    return count === 1 ? item : { ...item, id: `${item.id} #${count}` }
  })
}

export function screenItems(screen: Screen, model: TestModel): Item[] {
  const inputs: Item[] = screen.parameters.flatMap((parameter) => [
    ...own(parameter, screen, model).map((partition) => inputItem(screen, parameter, partition, model)),
    ...differenceItems(screen, parameter, model),
    ...recordItems(screen, parameter, model),
  ])
  inputs.push(...defaultItems(screen, model))
  inputs.push(...conditionalItems(screen, model), ...relationItems(screen, model))
  const origin = screen.success?.requirementId ?? screen.parameters[0]?.origins[0] ?? ''
  const checked =
    screen.success ?? screen.messages[0] ?? screen.parameters.find(({ messages }) => messages.length > 0)
  // Without any stated outcome, "everything is accepted" has nothing to compare: each value is judged on its own.
  if (screen.parameters.length === 0 || !checked) return inputs
  const main: Item = {
    kind: 'main',
    id: `${origin}/${screen.name}/main scenario`,
    technique: 'Use Case Testing',
    requirementId: origin,
    description: `main scenario of the ${screen.name}: all fields hold typical values`,
    priority: priorityOf(model, origin),
    valid: true,
    screenId: screen.id,
  }
  return [main, ...inputs]
}

/** What repeats another input takes its value, so only its absence is a partition of its own. */
function own(parameter: Parameter, { parameters }: Screen, model: TestModel): Partition[] {
  const all = unique(parameter, model)
  return repeatedBy(parameter, parameters) ? all.filter(({ violation }) => violation === 'empty') : all
}

function unique(parameter: Parameter, model: TestModel): Partition[] {
  const seen = new Set<string>()
  // Three values for each boundary where the risk is critical, two elsewhere.
  const points = (by: keyof Parameter['statedBy']) =>
    priorityOf(model, parameter.statedBy[by] ?? parameter.origins[0] ?? '') === 'critical' ? 3 : 2
  return partitionsOf(parameter, { points }).filter(({ technique, name }) => {
    const key = `${technique}/${name}`
    return seen.has(key) ? false : Boolean(seen.add(key))
  })
}

function inputItem(screen: Screen, parameter: Parameter, partition: Partition, model: TestModel): InputItem {
  const requirementId = parameter.statedBy[partition.by] ?? parameter.origins[0] ?? ''
  const short = partition.technique === 'Boundary Value Analysis' ? 'boundary' : 'partition'
  return {
    kind: 'input',
    id: `${requirementId}/${parameter.label}/${short}/${partition.name}`.slice(0, 390),
    technique: partition.technique,
    requirementId,
    description: partition.description,
    priority: priorityOf(model, requirementId),
    valid: partition.valid,
    screenId: screen.id,
    parameterId: parameter.id,
    label: parameter.label,
    partition: partition.name,
    test: partition.test,
    ...(partition.violation ? { violation: partition.violation } : {}),
    repeatedBy: parameter.repeats.flatMap(({ requirementId: id, keys }) =>
      keys.includes(partition.by) ? [id] : [],
    ),
  }
}
