import type { RequirementModel, Span } from '../../requirement-model/index.ts'
import { without } from '../../requirement-model/without.ts'

/**
 * The model without what is known from beside alone and is no field of a page: a limit of something that nobody can enter would leave the cases of what is
 * asked to a person.
 */
export function withKnownInputs(
  model: RequirementModel,
  isAsked: (from: readonly Span[]) => boolean,
): RequirementModel {
  const shown = new Set(model.controls.flatMap(({ subject }) => subject ?? []))
  const asked = JSON.stringify([...model.rules, ...model.flows].filter(({ from }) => isAsked(from)))
  const strange = model.subjects.filter(
    ({ id, kind, given, from }) =>
      !given &&
      kind !== 'state' &&
      kind !== 'list' &&
      !shown.has(id) &&
      !isAsked(from) &&
      !asked.includes(JSON.stringify(id)),
  )
  return strange.length === 0 ? model : without(model, new Set(strange.map(({ id }) => id)))
}
