import { isForPerson } from '../../../../parts/for-person.ts'
import type { TestCase } from '../../../../parts/run/types.ts'

/** As many as a run takes unless whoever runs the service says otherwise; then the service says so. */
export const mostCases = 30

/** Whether a run can play all of it; nobody has looked at cases without a word about it. */
export const isPlayable = ({ automation, basis }: TestCase): boolean =>
  automation?.ready !== false && !isForPerson({ basis })

/** The cases that may be run at all: ideas and outlines are for a person to complete first. */
export const offered = (cases: readonly TestCase[]): readonly TestCase[] =>
  cases.filter((each) => !isForPerson(each))

/** What is chosen at first: the cases that were named, else those that a run can play, else all; not more than a run takes. */
export function chosenFirst(
  testCases: readonly TestCase[],
  preselected: readonly string[],
): ReadonlySet<string> {
  const cases = offered(testCases)
  const existing = cases.filter(({ id }) => preselected.includes(id))
  const ready = cases.filter(isPlayable)
  const chosen = existing.length > 0 ? existing : ready.length > 0 ? ready : cases
  return new Set(chosen.slice(0, mostCases).map(({ id }) => id))
}
