import { unaccountedParts } from '../check/text-check.ts'
import { withoutInvisible } from '../../requirements/index.ts'
import type { Unnumbered } from './gaps.ts'
import type { Plan } from '../plan.ts'

const longest = 160

/** What a tested sentence says beside what the model holds of it: each part is a gap, so that nothing vanishes silently. */
export function textGaps(
  { sources, model }: Pick<Plan, 'sources' | 'model'>,
  tested: Set<string>,
): Unnumbered[] {
  const stated = sources.read.filter(
    ({ requirement, sentence }) =>
      tested.has(requirement.id) &&
      requirement.source !== 'code' &&
      // Names and numbers of a description are its keys and values, not words of a sentence.
      !sentence.facts.some(({ kind }) => kind === 'api'),
  )
  const priorities = new Map(stated.map(({ requirement: { id, priority } }) => [id, priority]))
  const parts = unaccountedParts(
    stated.map(({ requirement: { id }, sentence: { text, table, statement } }) => ({
      id,
      // A row says what it says only together with the names of its columns.
      text: withoutInvisible(table ? (statement ?? text) : text),
    })),
    model,
  )
  return parts.map(({ requirementId, words }) => {
    const quoted = words.length > longest ? `${words.slice(0, longest - 1)}…` : words
    return {
      requirementRef: requirementId,
      technique: 'Requirement',
      coverageItem: `${requirementId}/text/${words}`.slice(0, 390),
      description: `A part of the sentence is in no model element: “${quoted}”`,
      priority: priorities.get(requirementId) ?? 'medium',
    }
  })
}
