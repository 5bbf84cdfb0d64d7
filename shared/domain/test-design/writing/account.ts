import type { Sources } from '../read-sources.ts'
import type { Summary } from '../../test-generation/schema.ts'

/**
 * Puts every sentence into exactly one class: tested, gap, untestable, context or not read. `tested` are the ids of
 * requirements that a case rests on.
 */
export function account({ sentences, read }: Sources, tested: Set<string>): Summary['requirements'] {
  const low = new Set(
    read
      .filter(({ requirement }) => requirement.testability === 'low')
      .map(({ requirement }) => requirement.id),
  )
  const counts = { sentences: sentences.length, tested: 0, gaps: 0, untestable: 0, context: 0, notRead: 0 }
  for (const { kind, requirementId } of sentences) {
    if (kind === 'notRead') counts.notRead += 1
    else if (kind !== 'requirement' || requirementId === undefined) counts.context += 1
    else if (tested.has(requirementId)) counts.tested += 1
    else if (low.has(requirementId)) counts.untestable += 1
    else counts.gaps += 1
  }
  return counts
}
