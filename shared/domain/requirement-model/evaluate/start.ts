import type { Condition, Id, RequirementModel, Where } from '../model.ts'
import { meet } from '../scopes.ts'
import { empty, type Value } from '../values.ts'
import type { World } from '../world.ts'
import { knownOf } from './known.ts'
import { own, type Moment } from './moment.ts'
import { settle } from './settle.ts'
import { Unknown } from './unknown.ts'
import { coerced, valueIn } from './value-of.ts'

/**
 * The world before anybody did anything in a section: what the text says it begins with, fields empty, boxes not ticked, lists without
 * entries. What is given (facts about the world) and states without a start are not known.
 */
export function startOf(model: RequirementModel, scope = ''): World {
  const known = knownOf(model)
  const world: World = { scope, values: {}, lists: {} }
  for (const subject of model.subjects) {
    if (!meet(subject.scope, scope)) continue
    if (subject.kind === 'list') {
      if (!subject.given) world.lists[subject.id] = []
    } else if (subject.initial) world.values[subject.id] = subject.initial
    else if (known.entered.has(subject.id))
      world.values[subject.id] = subject.kind === 'boolean' ? { type: 'boolean', value: false } : empty
  }
  return computed(model, world, scope)
}

/**
 * A world in which these conditions hold, made from another by writing what they say: "the tier is Gold", "the field is empty", "the
 * list has the entry Eggs". Undefined where one of them does not say which value (an inequality, an alternative).
 */
export function worldWhere(
  model: RequirementModel,
  world: World,
  conditions: readonly Condition[],
  scope = '',
): World | undefined {
  const next: World = { ...world, values: { ...world.values }, lists: { ...world.lists } }
  const moment: Moment = { known: knownOf(model), world: next, scope }
  return conditions.every((condition) => establish(condition, moment))
    ? computed(model, next, scope)
    : undefined
}

function computed(model: RequirementModel, world: World, scope: string): World {
  const known = knownOf(model)
  const rules = known.rules.filter((one) => one.standing && meet(one.rule.scope, scope))
  const settled = settle(rules, { known, world, scope })
  return settled instanceof Unknown ? world : settled.world
}

function establish(condition: Condition, moment: Moment): boolean {
  const { values, lists } = moment.world
  const write = (id: Id, value: Value | Unknown) => {
    if (value instanceof Unknown) return false
    values[id] = coerced(value, moment, id)
    return true
  }
  switch (condition.kind) {
    case 'all':
      return condition.of.every((part) => establish(part, moment))
    case 'compare':
      return (
        condition.operator === '=' &&
        condition.left.kind === 'subject' &&
        write(condition.left.subject, valueIn(condition.right, moment))
      )
    case 'empty':
      if (moment.known.subjects.get(condition.subject)?.kind !== 'list')
        return write(condition.subject, empty)
      lists[condition.subject] = []
      return true
    case 'one-of': {
      const [value, ...more] = condition.values
      return value !== undefined && more.length === 0 && write(condition.subject, value)
    }
    case 'said':
      moment.world.said = [...(moment.world.said ?? []), condition.text]
      return true
    case 'has-entry':
      return addEntry(condition.list, condition.where, moment)
    default:
      return false
  }
}

function addEntry(list: Id, where: Where, moment: Moment): boolean {
  const entry: Record<Id, Value> = {}
  for (const { field, is } of where) {
    const value = valueIn(is, moment)
    if (value instanceof Unknown) return false
    entry[field] = coerced(value, moment, field)
  }
  for (const field of moment.known.subjects.get(list)?.fields ?? [])
    if (!entry[field] && moment.known.subjects.get(field)?.kind === 'boolean')
      entry[field] = { type: 'boolean', value: false }
  moment.world.lists[list] = [...(own(moment.world.lists, list) ?? []), entry]
  return true
}
