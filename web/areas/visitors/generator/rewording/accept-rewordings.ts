import {
  expectingInSteps,
  isAsRead,
  withRewordings,
} from '../../../../../shared/domain/authoring/rewording/with-rewordings.ts'
import type { Rewording } from '../../../../parts/rewording/types.ts'
import { changeCase } from '../case-edits.ts'
import type { Cases, TestCase } from '../session.ts'

interface Acceptance {
  cases: Cases
  /** Rewordings that the cases now have. */
  taken: readonly Rewording[]
  /** Rewordings of steps that changed since they were read. */
  leftOut: readonly Rewording[]
}

/** Puts rewordings into the cases; each step keeps the words of its author. */
export function acceptRewordings(cases: Cases, rewordings: readonly Rewording[]): Acceptance {
  const taken: Rewording[] = []
  let next = cases
  for (const id of new Set(rewordings.map((each) => each.id))) {
    const testCase = cases.find((each) => each.id === id)
    const holding = rewordings.filter((each) => each.id === id && testCase && isAsRead(testCase, each))
    if (holding.length === 0) continue
    taken.push(...holding)
    next = changeCase(next, id, (each) => reworded(each, holding))
  }
  const isTaken = new Set(taken)
  return { cases: next, taken, leftOut: rewordings.filter((each) => !isTaken.has(each)) }
}

/** A rewording of the last step includes the expected result of the whole case. */
function reworded(testCase: TestCase, rewordings: readonly Rewording[]): TestCase {
  const after = new Map(rewordings.map((each) => [each.stepNumber, each.after]))
  const isLast = after.has(testCase.steps?.at(-1)?.stepNumber ?? 0)
  return withRewordings(isLast ? expectingInSteps(testCase) : testCase, after)
}
