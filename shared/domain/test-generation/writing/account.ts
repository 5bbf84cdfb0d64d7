import { isStory } from '../../requirement-reading/capabilities/story.ts'
import type { Sources } from '../requirements/read-sources.ts'
import type { Summary } from '../schema.ts'

/**
 * Puts every sentence into exactly one class: tested, gap, untestable, context or not read. `tested` are the ids of requirements that a
 * case rests on.
 */
export function account({ sentences, read }: Sources, tested: ReadonlySet<string>): Summary['requirements'] {
  const low = new Set(
    read.flatMap(({ requirement: { id, testability } }) => (testability === 'low' ? [id] : [])),
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

/** A user story is tested by its acceptance criteria: the requirements that follow it up to the next story. */
export function withStories({ read }: Sources, tested: ReadonlySet<string>): Set<string> {
  const all = new Set(tested)
  let open: string | undefined
  for (const { requirement } of read) {
    if (isStory(requirement.statement)) open = requirement.id
    else if (open !== undefined && tested.has(requirement.id)) all.add(open)
  }
  return all
}
