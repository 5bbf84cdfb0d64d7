import type { TestCase } from '../test-cases/schema.ts'
import type { RehearsedCase } from './rehearsed-case.ts'
import type { Returned } from './types.ts'

const hint =
  'Change how this case operates the page, or the wording of that step, so that it can be done there. Leave what is expected as it is.'

/**
 * The cases that go back to their author, once: those that could not be performed because of how a step is worded or what it operates. What time, network or
 * the browser prevented is nothing that an author could mend. `cases` carry the checks of the rehearsal.
 */
export function returnedAfterRehearsal(
  cases: readonly TestCase[],
  rehearsed: readonly RehearsedCase[],
): Returned[] {
  const byId = new Map(cases.map((each) => [each.id, each]))
  return rehearsed.flatMap(({ testCaseId, state, cause, reason }) => {
    const testCase = byId.get(testCaseId)
    const isMendable = state === 'not_performed' && (cause === 'control' || cause === 'step')
    if (!testCase || !isMendable) return []
    const checks = [{ check: 'rehearsed', result: 'unknown', reason } as const]
    return [{ id: testCaseId, title: testCase.title, checks, hint }]
  })
}
