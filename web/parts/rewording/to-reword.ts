import { isForPerson } from '../for-person.ts'
import type { TestCase } from '../run/types.ts'

type Judged = Pick<TestCase, 'automation' | 'basis' | 'steps'>

/** Part of the reason why a case that tests no page cannot run. */
const runsDrivePages = 'hosted runs drive web pages'

/** Whether a case tests no page, however it is worded. */
export const testsNoPage = ({ automation }: Pick<Judged, 'automation'>): boolean =>
  automation?.reasons.some((reason) => reason.includes(runsDrivePages)) ?? false

/** Whether somebody may choose a case for rewording: it is a whole case of a page. A case that is read may still name controls otherwise than its page does. */
export const mayBeReworded = (testCase: Judged): boolean =>
  (testCase.steps ?? []).length > 0 && !isForPerson(testCase) && !testsNoPage(testCase)

/** Whether a rewording may make a case runnable, which is offered unasked: the step reader does not read all of its steps. */
export const canBeReworded = (testCase: Judged): boolean =>
  testCase.automation?.ready === false && mayBeReworded(testCase)

export const idsToReword = (cases: readonly (Judged & { id: string })[]): string[] =>
  cases.filter(canBeReworded).map(({ id }) => id)
