import type { ProposedStep, Reworded } from '../../shared/domain/authoring/rewording/types.ts'
import { judgeCases } from '../../shared/domain/step-readings/judge-cases.ts'
import type { AppliedRewordings, AskAuthor, CasesToReword } from '../../shared/services/designer.ts'
import { checkRewordings, expectingInSteps, reword, withRewordings } from './engine.ts'
import { writer } from './writer.ts'

/** Steps in the step language by whoever answers `ask`, held against the words of their authors. Undefined where nobody answers. */
export function rewordAsking(
  { testCases, pages = [] }: CasesToReword,
  ask: AskAuthor,
): Promise<Reworded | undefined> {
  const authors = { reword: writer(ask, 'rewordings'), derive: writer(ask, 'choices') }
  return reword({ testCases: testCases.map(expectingInSteps), pages }, authors)
}

/** Cases with the steps that somebody hands in, as far as they say the same; the words of their authors stay beside them. */
export function applyRewordings(
  { testCases, pages = [] }: CasesToReword,
  proposed: readonly ProposedStep[],
): AppliedRewordings {
  const cases = testCases.map(expectingInSteps)
  const checked = checkRewordings(proposed, { testCases: cases, pages })
  // No second reader looks at what is handed in.
  const isDoubtful = ({ doubt }: (typeof checked.standing)[number]): boolean => doubt?.about === 'expectation'
  const standing = checked.standing.filter((each) => !isDoubtful(each))
  const refused = [
    ...checked.refused,
    ...checked.standing
      .filter(isDoubtful)
      .map(({ id, stepNumber, doubt }) => ({ id, stepNumber, reason: doubt?.reason ?? '' })),
  ]
  const changed = cases.flatMap((testCase) => {
    const own = standing.filter(({ id }) => id === testCase.id)
    if (own.length === 0) return []
    const {
      checks: _checks,
      verified: _verified,
      ...reworded
    } = withRewordings(testCase, new Map(own.map(({ stepNumber, after }) => [stepNumber, after])))
    return [reworded]
  })
  return {
    testCases: judgeCases(changed),
    applied: standing.map(({ id, stepNumber }) => ({ id, stepNumber })),
    refused,
  }
}
