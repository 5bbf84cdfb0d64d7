import { type RehearsedCase, notRehearsed } from '../../../shared/domain/judging/rehearsed-case.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'

/** So many cases are played in one rehearsal. */
export const mostRehearsed = 60

export interface RehearsalPlan {
  cases: TestCase[]
  /** Those that are not played, with the reason. */
  left: RehearsedCase[]
}

const beyond = `One rehearsal plays ${mostRehearsed} cases at most; the next takes this one up.`
const notReady = 'A hosted run could not play this case.'

/**
 * What a rehearsal plays: the cases that are asked for, else all that are ready, whoever wrote them. First come those of which no rehearsal found anything yet.
 * Ids that name no case are passed over.
 */
export function planRehearsal(
  testCases: readonly TestCase[],
  testCaseIds?: readonly string[],
): RehearsalPlan {
  const wanted = testCaseIds && new Set(testCaseIds)
  const requested = wanted ? testCases.filter(({ id }) => wanted.has(id)) : testCases.filter(isReady)
  const ready = requested.filter(isReady).toSorted((a, b) => Number(isRehearsed(a)) - Number(isRehearsed(b)))
  const unready = requested.filter((each) => !isReady(each))
  return {
    cases: ready.slice(0, mostRehearsed),
    left: [
      ...ready.slice(mostRehearsed).map(({ id }) => notRehearsed(id, beyond)),
      ...unready.map(({ id, automation }) => notRehearsed(id, automation?.reasons[0] ?? notReady)),
    ],
  }
}

export const isReady = ({ automation }: TestCase): boolean => automation?.ready === true

const isRehearsed = ({ checks = [] }: TestCase): boolean =>
  checks.some(({ check, result }) => check === 'rehearsed' && result !== 'unknown')
