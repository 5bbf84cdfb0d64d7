import type { Condition, Flow, Id } from '../requirement-model/index.ts'
import { referencesOfCondition } from '../requirement-model/references.ts'

/**
 * A story on a page where some fields are there only while others have a value: "9 days" of a visitor is told without the choice of "Visitor", which the page
 * needs first. What the story says itself stays as it is.
 */
export function whereItsFieldsAre(flow: Flow, needsOf: ReadonlyMap<Id, Condition | undefined>): Flow {
  const used = new Set([
    ...flow.given.flatMap(referencesOfCondition),
    ...flow.steps.flatMap(({ events }) => events.flatMap(({ target }) => target ?? [])),
  ])
  const needs: Condition[] = []
  for (const id of used)
    for (const part of partsOf(needsOf.get(id))) {
      const about = referencesOfCondition(part)
      if (about.some((other) => used.has(other))) continue
      needs.push(part)
      for (const other of about) used.add(other)
    }
  return needs.length === 0 ? flow : { ...flow, given: [...needs, ...flow.given] }
}

const partsOf = (condition: Condition | undefined): Condition[] =>
  condition?.kind === 'all' ? condition.of : condition ? [condition] : []
