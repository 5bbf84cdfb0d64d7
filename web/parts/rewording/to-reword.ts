import { isForPerson } from '../for-person.ts'
import type { TestCase } from '../run/types.ts'

type Judged = Pick<TestCase, 'automation' | 'basis' | 'steps'>

/** Part of every reason of the service why a case that tests no page cannot run. */
const runsDrivePages = 'hosted runs drive web pages'

/** Whether a case drives no page, whatever its words are. */
export const testsNoPage = ({ automation }: Pick<Judged, 'automation'>): boolean =>
  automation?.reasons.some((reason) => reason.includes(runsDrivePages)) ?? false

/** Whether other words may make a case one that a browser can run: it is a whole case of a page, and its steps are not read. */
export const canBeReworded = (testCase: Judged): boolean =>
  testCase.automation?.ready === false &&
  (testCase.steps ?? []).length > 0 &&
  !isForPerson(testCase) &&
  !testsNoPage(testCase)

export const idsToReword = (cases: readonly (Judged & { id: string })[]): string[] =>
  cases.filter(canBeReworded).map(({ id }) => id)
