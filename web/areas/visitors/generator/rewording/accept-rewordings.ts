import {
  expectingInSteps,
  proseOf,
  withRewordings,
} from '../../../../../shared/domain/authoring/rewording/with-rewordings.ts'
import type { Rewording } from '../../../../parts/rewording/types.ts'
import { changeCase } from '../case-edits.ts'
import type { Cases, TestCase } from '../session.ts'

export interface Accepted {
  cases: Cases
  /** Rewordings that are in the cases now. */
  taken: readonly Rewording[]
  /** Rewordings of steps that are not as they were when they were looked at. */
  leftOut: readonly Rewording[]
}

/** Takes rewordings into the cases; the words of the author stay beside each step. */
export function acceptRewordings(cases: Cases, rewordings: readonly Rewording[]): Accepted {
  const taken: Rewording[] = []
  let next = cases
  for (const id of new Set(rewordings.map((each) => each.id))) {
    const testCase = cases.find((each) => each.id === id)
    const own = rewordings.filter((each) => each.id === id)
    const holding = testCase ? own.filter((each) => isAsBefore(testCase, each)) : []
    if (holding.length === 0) continue
    taken.push(...holding)
    next = changeCase(next, id, (each) => reworded(each, holding))
  }
  const isTaken = new Set(taken)
  return { cases: next, taken, leftOut: rewordings.filter((each) => !isTaken.has(each)) }
}

const stepOf = ({ steps = [] }: TestCase, stepNumber: number) =>
  steps.find((step) => step.stepNumber === stepNumber)

function isAsBefore(testCase: TestCase, { stepNumber, before }: Rewording): boolean {
  const step = stepOf(testCase, stepNumber)
  const moved = stepOf(expectingInSteps(testCase), stepNumber)
  return [step, moved].some((each) => each && isSame(proseOf(each), before))
}

const isSame = (step: Rewording['before'], other: Rewording['before']): boolean =>
  step.action === other.action &&
  step.expectedResult === other.expectedResult &&
  (step.testData ?? '') === (other.testData ?? '')

/** What was expected of the whole case is in its last step by now, where that was reworded with it. */
function reworded(testCase: TestCase, rewordings: readonly Rewording[]): TestCase {
  const after = new Map(rewordings.map((each) => [each.stepNumber, each.after]))
  const isLast = after.has(testCase.steps?.at(-1)?.stepNumber ?? 0)
  return withRewordings(isLast ? expectingInSteps(testCase) : testCase, after)
}
