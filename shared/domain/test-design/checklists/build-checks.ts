import type { ReadRequirement, ReadSentence } from '../../requirements/index.ts'
import type { TestModel } from '../model.ts'
import { qualitiesOf } from '../quality-sections.ts'
import { accessibilityChecks } from './accessibility-checks.ts'
import type { Check } from './check-types.ts'
import { alike, securityChecks } from './security-checks.ts'
import { statedChecks } from './stated-checks.ts'
import { usabilityChecks } from './usability-checks.ts'

/**
 * The points of the checklists that apply to the text: injection and enumeration for its inputs, WCAG criteria for its forms, usability
 * that it asks for, and quality requirements that it states in words. What no sentence asks for is marked as inferred from its criterion.
 */
export function buildChecks(
  model: Omit<TestModel, 'checks'>,
  sentences: ReadSentence[],
  read: ReadRequirement[],
): Check[] {
  const qualities = qualitiesOf(sentences, read)
  const held = heldBy(model)
  const forms = [
    ...securityChecks(model.screens, sentences),
    ...accessibilityChecks(model.screens, sentences),
    ...usabilityChecks(model.screens, sentences),
  ]
  const told = new Set(
    forms.flatMap(({ oracle, requirementId }) => (oracle === 'stated' ? [requirementId] : [])),
  )
  return [
    ...forms,
    ...statedChecks(
      sentences,
      read,
      (id) => [...(qualities.get(id) ?? [])].find((one) => one !== 'functional'),
      ({ requirementId = '', text }) =>
        told.has(requirementId) || (held.has(requirementId) && !alike.test(text)),
    ),
  ]
}

/** Requirements that an element of the model states. */
function heldBy(model: Omit<TestModel, 'checks'>): Set<string> {
  const inputs = model.screens.flatMap(({ parameters, messages, success, refusal }) => [
    ...parameters.flatMap((one) => [
      ...one.origins,
      ...one.messages.map(({ requirementId }) => requirementId),
    ]),
    ...messages.map(({ requirementId }) => requirementId),
    success?.requirementId ?? '',
    refusal?.requirementId ?? '',
  ])
  const others: unknown[] = Object.entries(model).flatMap(([key, value]) =>
    key === 'screens' || !Array.isArray(value) ? [] : (value as unknown[]),
  )
  return new Set([...inputs, ...others.flatMap(originsIn)])
}

function originsIn(element: unknown): string[] {
  if (typeof element !== 'object' || element === null) return []
  const { requirementId, origins, permissions, denial } = element as Record<string, unknown>
  const inner: unknown[] = Array.isArray(permissions) ? permissions : []
  return [requirementId, origins, inner.flatMap(originsIn), originsIn(denial)]
    .flat()
    .filter((id) => typeof id === 'string')
}
