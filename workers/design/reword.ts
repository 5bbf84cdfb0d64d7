import type { ProposedStep, Reworded } from '../../shared/domain/authoring/rewording/types.ts'
import { judgeCases } from '../../shared/domain/step-readings/judge-cases.ts'
import type { AppliedRewordings, AskAuthor, CasesToReword } from '../../shared/services/designer.ts'
import { checkRewordings, expectingInSteps, reword, withRewordings } from './engine.ts'
import { writer } from './writer.ts'

/** Steps in the step language by the author behind `ask`, checked against the original words. Undefined without an answer. */
export function rewordAsking(
  { testCases, pages = [] }: CasesToReword,
  ask: AskAuthor,
): Promise<Reworded | undefined> {
  const authors = { reword: writer(ask, 'rewordings'), derive: writer(ask, 'choices') }
  return reword({ testCases: testCases.map(expectingInSteps), pages }, authors)
}

/** Cases with the submitted rewordings that say the same as their steps; each step keeps the words of its author. */
export function applyRewordings(
  { testCases, pages = [] }: CasesToReword,
  proposed: readonly ProposedStep[],
): AppliedRewordings {
  const cases = testCases.map(expectingInSteps)
  const { standing, refused } = checkRewordings(proposed, { testCases: cases, pages })
  // No second reader looks at what is handed in, so its doubtful expectations are refused.
  const doubtful = standing.flatMap(({ id, stepNumber, doubt }) =>
    doubt?.about === 'expectation' ? [{ id, stepNumber, reason: doubt.reason }] : [],
  )
  const accepted = standing.filter(({ doubt }) => doubt?.about !== 'expectation')
  const changed = cases.flatMap((testCase) => {
    const steps = accepted.filter(({ id }) => id === testCase.id)
    if (steps.length === 0) return []
    const {
      checks: _checks,
      verified: _verified,
      ...reworded
    } = withRewordings(testCase, new Map(steps.map(({ stepNumber, after }) => [stepNumber, after])))
    return [reworded]
  })
  return {
    testCases: judgeCases(changed),
    applied: accepted.map(({ id, stepNumber }) => ({ id, stepNumber })),
    refused: [...refused, ...doubtful],
  }
}
