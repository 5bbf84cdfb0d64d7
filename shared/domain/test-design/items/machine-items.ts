import type { Machine, TestModel, TransitionItem } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'
import { oneSwitches, type Transition } from '../techniques/state-machine.ts'

const mostPairs = 300

/**
 * One item for each valid transition (0-switch), one for each event that a state allows or refuses, and, where the requirement of
 * the second transition is of high or critical priority, one for each pair of transitions in a row (1-switch; at most 300).
 */
export function machineItems(machine: Machine, model: TestModel): TransitionItem[] {
  const { table, entity, origins, permissions } = machine
  const originOf = new Map(table.transitions.map((one, index) => [one, origins[index] ?? '']))
  const moves = table.transitions.map((one) => moveItem(machine, one, originOf.get(one) ?? '', model))
  const attempts = permissions.map(({ state, event, allowed, requirementId, told, outcome }) => ({
    ...base(machine, requirementId, `${allowed ? 'allowed' : 'forbidden'}/${state} [${event}]`, model),
    description: attempted(entity, event, state),
    valid: allowed,
    from: state,
    event,
    ...(told ? { told } : {}),
    ...(outcome ? { outcome } : {}),
  }))
  const risky = new Set(
    table.transitions.filter((one) => /^(?:high|critical)$/.test(priorityOf(model, originOf.get(one) ?? ''))),
  )
  const pairs = risky.size === 0 ? [] : oneSwitches(table).filter(([, second]) => risky.has(second))
  return [
    ...moves,
    ...attempts,
    ...pairs
      .slice(0, mostPairs)
      .map(([first, second]) => pairItem(machine, first, second, originOf.get(second) ?? '', model)),
  ]
}

function base(
  { id, entity }: Machine,
  requirementId: string,
  path: string,
  model: TestModel,
): Pick<TransitionItem, 'kind' | 'id' | 'technique' | 'requirementId' | 'priority' | 'machineId'> {
  return {
    kind: 'transition',
    id: `${requirementId}/${entity}/${path}`.slice(0, 400),
    technique: 'State Transition Testing',
    requirementId,
    priority: priorityOf(model, requirementId),
    machineId: id,
  }
}

function moveItem(
  machine: Machine,
  { from, event, to, effect }: Transition,
  requirementId: string,
  model: TestModel,
): TransitionItem {
  return {
    ...base(machine, requirementId, `transition/${from} [${event}] ${to}`, model),
    description: `${machine.entity}: ${from} → ${to} when ${event}`,
    valid: true,
    from,
    event,
    to,
    ...(effect ? { effect } : {}),
  }
}

function pairItem(
  machine: Machine,
  first: Transition,
  { from, event, to }: Transition,
  requirementId: string,
  model: TestModel,
): TransitionItem {
  return {
    ...base(
      machine,
      requirementId,
      `1-switch/${first.from} [${first.event}] ${from} [${event}] ${to}`,
      model,
    ),
    description: `${machine.entity}: ${first.from} → ${from} → ${to} when ${first.event}, then ${event}`,
    valid: true,
    from,
    event,
    to,
    after: { from: first.from, event: first.event },
  }
}

/** "the order is cancelled in the state Shipped"; an event with a name of its own is quoted. */
function attempted(entity: string, event: string, state: string): string {
  return /^is\b/.test(event)
    ? `the ${entity} ${event} in the state ${state}`
    : `“${event}” in the state ${state}${entity === 'item' ? '' : ` of the ${entity}`}`
}
