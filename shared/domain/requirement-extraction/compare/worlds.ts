import type {
  Condition,
  Event,
  Id,
  RequirementModel,
  Rule,
  Subject,
  Value,
  World,
} from '../../requirement-model/index.ts'
import { startOf } from '../../requirement-model/index.ts'
import { exact } from '../../requirement-model/decimal.ts'
import { referencesOfCondition, referencesReadByEffect } from '../../requirement-model/references.ts'

const mostSubjects = 6
const mostValues = 14

/** Situations that tell two readings apart: the values at and beside every limit that either of them names, one entry after the other. */
export function worldsOf(model: RequirementModel, rules: readonly Rule[]): World[] {
  const start = base(model, rules)
  const worlds = [start]
  for (const id of subjectsOf(rules).slice(0, mostSubjects)) {
    const subject = model.subjects.find((one) => one.id === id)
    const values = subject ? valuesOf(subject, rules) : []
    const before = worlds.slice(0, 8)
    for (const world of before)
      for (const value of values) worlds.push({ ...world, values: { ...world.values, [id]: value } })
  }
  return worlds.slice(0, 160)
}

export function eventsOf(rules: readonly Rule[]): Event[] {
  const events = new Map<string, Event>()
  for (const { when } of rules) if (when) events.set(JSON.stringify(when), when)
  return events.size > 0 ? [...events.values()].slice(0, 6) : [{ action: 'submit' }]
}

const subjectsOf = (rules: readonly Rule[]): Id[] => [
  ...new Set(
    rules.flatMap((rule) => [
      ...(rule.if ? referencesOfCondition(rule.if) : []),
      ...rule.then.flatMap((effect) => referencesReadByEffect(effect)),
    ]),
  ),
]

/** Each entry holds something usual, so that no other entry is missing. */
function base(model: RequirementModel, rules: readonly Rule[]): World {
  const world = startOf(model)
  const values = { ...world.values }
  for (const id of subjectsOf(rules)) {
    const subject = model.subjects.find((one) => one.id === id)
    const [value] = subject ? valuesOf(subject, rules) : []
    if (value && (values[id]?.type ?? 'empty') === 'empty') values[id] = value
  }
  return { ...world, values }
}

function valuesOf(subject: Subject, rules: readonly Rule[]): Value[] {
  const numbers = [...new Set(rules.flatMap((rule) => (rule.if ? numbersIn(rule.if, subject.id) : [])))]
  if (subject.kind === 'boolean') return [true, false].map((value) => ({ type: 'boolean', value }))
  if (subject.kind === 'choice' || subject.kind === 'state')
    return (subject.options ?? []).slice(0, mostValues).map((value) => ({ type: 'text', value }))
  if (subject.kind === 'number')
    return [...numbers.flatMap((one) => beside(one, subject.step)), '1', '0']
      .slice(0, mostValues)
      .map((value) => ({ type: 'number', value }))
  if (subject.kind !== 'text') return []
  const lengths = numbers.flatMap((one) => [Number(one) - 1, Number(one), Number(one) + 1])
  const texts = lengths
    .filter((one) => one > 0 && one <= 500 && Number.isInteger(one))
    .map((one) => 'a'.repeat(one))
  return [...texts, 'abc', '123', 'Ab 1-']
    .slice(0, mostValues)
    .map((value): Value => ({ type: 'text', value }))
}

function beside(value: string, step = value.includes('.') ? '0.01' : '1'): string[] {
  const places = step.split('.')[1]?.length ?? 0
  if (!exact(value)) return []
  return [-1, 0, 1].map((times) => (Number(value) + times * Number(step)).toFixed(places))
}

function numbersIn(condition: Condition, id: Id): string[] {
  if (condition.kind === 'all' || condition.kind === 'any')
    return condition.of.flatMap((one) => numbersIn(one, id))
  if (condition.kind === 'not') return numbersIn(condition.of, id)
  if (condition.kind !== 'compare' || !referencesOfCondition(condition).includes(id)) return []
  return [condition.left, condition.right].flatMap((one) =>
    one.kind === 'value' && one.value.type === 'number' ? [one.value.value] : [],
  )
}
