import { compileStep } from '../../../shared/domain/prose-steps/compile-step.ts'
import { type Unread, unreadOf } from '../../../shared/domain/step-readings/read-step.ts'
import { charactersIn, mostCharacters } from '../../../shared/domain/step-readings/prose-size.ts'
import type { CaseSnapshot } from './run-input.ts'

/** A part of a case that its run will not be able to read; the expected result of a case has no step number. */
export interface UnreadableStep extends Unread {
  testCaseId: string
  stepNumber?: number
}

export const mostUnreadable = 50

/** What the grammar of steps cannot read in the cases of a run, so that all can be reworded at once: the first fifty parts of as much prose as is read at once. */
export function unreadableSteps(
  cases: readonly Pick<CaseSnapshot, 'id' | 'steps' | 'expectedResult'>[],
  baseUrl: string,
): UnreadableStep[] {
  const found: UnreadableStep[] = []
  let characters = 0
  for (const { id, steps = [], expectedResult = '' } of cases) {
    characters += charactersIn({ steps, expectedResult })
    if (characters > mostCharacters) return found
    const outcome =
      expectedResult.trim() === '' ? [] : [{ stepNumber: undefined, action: '', expectedResult }]
    // The expected result of a case often says again what its last step expects.
    const said = new Set<string>()
    for (const { stepNumber, ...prose } of [...steps, ...outcome]) {
      for (const problem of compileStep(prose, { baseUrl }).problems) {
        if (found.length === mostUnreadable) return found
        if (stepNumber === undefined && said.has(problem.part)) continue
        said.add(problem.part)
        found.push({
          testCaseId: id,
          ...(stepNumber === undefined ? {} : { stepNumber }),
          ...unreadOf(problem),
        })
      }
    }
  }
  return found
}
