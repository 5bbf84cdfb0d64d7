import { asking } from '../../model-based-testing/plans/ask.ts'
import { Candidates } from '../../model-based-testing/plans/candidates.ts'
import type { Event, Id, RequirementModel, Rule, World } from '../../requirement-model/index.ts'
import { startOf } from '../../requirement-model/index.ts'
import { referencesOfCondition, referencesReadByEffect } from '../../requirement-model/references.ts'

const mostSubjects = 6
const mostValues = 24
const mostWorlds = 100

/** Situations that tell two readings apart: the values at and beside every limit that either of them names, one entry after the other. */
export function worldsOf(model: RequirementModel): World[] {
  const candidates = new Candidates(asking(model))
  const ids = subjectsOf(model.rules)
  let usual = startOf(model)
  for (const id of ids) {
    const [value] = candidates.of(id, usual, [])
    if (value && (usual.values[id]?.type ?? 'empty') === 'empty')
      usual = { ...usual, values: { ...usual.values, [id]: value } }
  }
  const worlds = [usual]
  for (const id of ids.slice(0, mostSubjects))
    for (const world of worlds.slice(0, 8))
      for (const value of [...candidates.of(id, world, [])].slice(0, mostValues))
        worlds.push({ ...world, values: { ...world.values, [id]: value } })
  return worlds.slice(0, mostWorlds)
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
