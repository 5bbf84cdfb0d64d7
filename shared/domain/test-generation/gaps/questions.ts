import { questionsOf } from '../../catalogue/questions/questions-of.ts'
import type { Unnumbered } from '../parts/part.ts'
import type { ReadRequirement } from '../requirements/read-text.ts'
import { about } from './gaps.ts'

/** What is asked of marked sentences that lack a piece which their kind needs: at most one question each, with what would answer it. */
export function questionGaps(read: readonly ReadRequirement[]): Unnumbered[] {
  return read.flatMap(({ requirement: { id, statement, priority }, marked }) =>
    marked === undefined
      ? []
      : questionsOf(marked.text, marked.marks).map(({ kind, question, completions }) => ({
          requirementRef: id,
          technique: 'Requirement',
          coverageItem: `${id}/${kind}`,
          description: about(statement, question),
          priority,
          completions,
        })),
  )
}
