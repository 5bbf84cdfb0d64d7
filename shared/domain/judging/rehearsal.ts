import { deedOf } from '../test-cases/basis.ts'
import type { CaseCheck, TestCase } from '../test-cases/schema.ts'
import type { RehearsedCase } from './rehearsed-case.ts'
import { withChecks } from './with-checks.ts'

const mostReason = 1000

/**
 * A case with what its rehearsal found: the check `rehearsed` holds where it passes, fails where the page differs from the text, and is unknown where it
 * could not be performed; it replaces that of an earlier rehearsal. A case that was not rehearsed stays as it is. Never throws.
 */
export function withRehearsal<T extends TestCase>(testCase: T, rehearsed: RehearsedCase): T {
  const check = checkOf(rehearsed)
  return check ? withChecks(testCase, [check]) : testCase
}

/**
 * Cases after an edit or a new generation: the check `rehearsed` of each is that of the case of its id before, where it still does and expects the same, and
 * none otherwise. Nobody but a rehearsal says that one took place.
 */
export function withRehearsalsOf<T extends TestCase>(
  testCases: readonly T[],
  before: readonly TestCase[],
): T[] {
  const byId = new Map(before.map((each) => [each.id, each]))
  return testCases.map((each) => withRehearsalOf(each, byId.get(each.id)))
}

function withRehearsalOf<T extends TestCase>(testCase: T, before: TestCase | undefined): T {
  const earlier = before && deedOf(before) === deedOf(testCase) ? rehearsalOf(before) : undefined
  if (earlier) return withChecks(testCase, [earlier])
  const { checks, ...others } = testCase
  const remaining = checks?.filter(({ check }) => check !== 'rehearsed')
  return checks && remaining?.length !== checks.length
    ? ({ ...others, ...(remaining && remaining.length > 0 && { checks: remaining }) } as T)
    : testCase
}

const rehearsalOf = ({ checks = [] }: TestCase) => checks.find(({ check }) => check === 'rehearsed')

function checkOf(rehearsed: RehearsedCase): CaseCheck | undefined {
  const { state, reason: why, sentence, take } = rehearsed
  const reason = (take === 'page_is_wrong' ? `Kept: the page is at fault. ${why}` : why).slice(0, mostReason)
  switch (state) {
    case 'passes':
      return { check: 'rehearsed', result: 'holds', reason }
    case 'differs':
      return { check: 'rehearsed', result: 'fails', reason, ...(sentence !== undefined && { sentence }) }
    case 'not_performed':
      return { check: 'rehearsed', result: 'unknown', reason }
    case 'not_rehearsed':
      return undefined
  }
}
