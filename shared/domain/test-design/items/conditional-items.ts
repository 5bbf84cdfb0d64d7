import { under } from '../filling/effective.ts'
import { negate } from '../modelling/describe-entry.ts'
import type { Conditional, InputItem, Parameter, Screen, ShownItem, TestModel } from '../model.ts'
import { partitionsOf } from '../partitions/partitions-of.ts'
import type { Partition } from '../partitions/partition.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'

/** What a condition adds to the partitions of an input: its limits where it holds, and the empty input on both sides of it. */
export function conditionalItems(screen: Screen, model: TestModel): (InputItem | ShownItem)[] {
  return (screen.conditionals ?? []).flatMap((one) => {
    const parameter = screen.parameters.find(({ id }) => id === one.parameterId)
    if (!parameter) return []
    return [
      ...(one.otherwise === 'hidden' ? shownItems(screen, one, parameter, model) : []),
      ...partitions(parameter, one).map(({ partition, holds }) =>
        inputItem(screen, one, parameter, { partition, holds }, model),
      ),
    ]
  })
}

interface Under {
  partition: Partition
  holds: boolean
}

function partitions(parameter: Parameter, one: Conditional): Under[] {
  const own = new Set(partitionsOf(parameter).map(keyOf))
  const at = (met: boolean) =>
    partitionsOf({ ...parameter, constraints: under(parameter.constraints, one, met) })
  const stated = new Set(Object.keys(one.constraints))
  const met = at(true).filter(
    (partition) => !own.has(keyOf(partition)) && (stated.has(partition.by) || partition.name === 'filled in'),
  )
  const filled =
    one.constraints.required === true && !met.some(({ name }) => name === 'filled in') ? at(true) : []
  const valid = filled.find(
    (partition) => partition.valid && partition.technique === 'Equivalence Partitioning',
  )
  // What is not shown cannot be left empty.
  const free =
    one.otherwise === 'hidden' ? [] : at(false).filter(({ name, valid: good }) => name === 'empty' && good)
  return [
    ...[...met, ...(valid ? [valid] : [])].map((partition) => ({ partition, holds: true })),
    ...(one.constraints.required === true ? free : []).map((partition) => ({ partition, holds: false })),
  ]
}

function keyOf({ technique, name, valid }: Partition): string {
  return `${technique}/${name}/${String(valid)}`
}

function inputItem(
  screen: Screen,
  one: Conditional,
  parameter: Parameter,
  { partition, holds }: Under,
  model: TestModel,
): InputItem {
  const short = partition.technique === 'Boundary Value Analysis' ? 'boundary' : 'partition'
  const condition = `while ${holds ? one.words : negate(one.words)}`
  return {
    kind: 'input',
    id: `${one.requirementId}/${parameter.label}/${short}/${partition.name} ${condition}`.slice(0, 390),
    technique: partition.technique,
    requirementId: one.requirementId,
    description: `${partition.description} ${condition}`,
    priority: priorityOf(model, one.requirementId),
    valid: partition.valid,
    screenId: screen.id,
    parameterId: parameter.id,
    label: parameter.label,
    partition: `${partition.name} ${condition}`,
    test: partition.test,
    ...(partition.violation ? { violation: partition.violation } : {}),
    given: { conditionalId: one.id, holds },
  }
}

function shownItems(screen: Screen, one: Conditional, parameter: Parameter, model: TestModel): ShownItem[] {
  return [true, false].map((holds) => ({
    kind: 'shown',
    id: `${one.requirementId}/${parameter.label}/${holds ? 'shown when' : 'not shown unless'} ${one.words}`.slice(
      0,
      390,
    ),
    technique: 'Decision Table Testing',
    requirementId: one.requirementId,
    description: `${parameter.label} is ${holds ? 'shown when' : 'not shown unless'} ${one.words}`,
    priority: priorityOf(model, one.requirementId),
    valid: true,
    screenId: screen.id,
    conditionalId: one.id,
    holds,
  }))
}
