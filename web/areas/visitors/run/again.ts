import { call } from '../../../client/call.ts'
import { Refusal } from '../../../client/refusal.ts'
import { setupHash } from './address.ts'
import type { Change } from '../../../parts/run/acts.ts'
import { sameConfig } from '../../../parts/run/settings.ts'
import { start } from './start.ts'
import type { Execution } from '../../../parts/run/types.ts'
import { go } from './use-place.ts'

/** Runs cases of a run once more, set up in the same way. Where that needs a secret, it is asked for first. */
export async function runAgain(execution: Execution, testCaseIds: string[]): Promise<void> {
  const { sessionId } = execution
  if (sessionId === null) return
  const config = sameConfig(execution)
  if (!config) return go(setupHash(sessionId, testCaseIds))
  await start({ sessionId, testCaseIds, config })
}

/** Changes a case of the session of a run and plays it again. False where what was to be changed is no longer there. */
export async function changeAndRun(
  execution: Execution,
  testCaseId: string,
  change: Change,
): Promise<boolean> {
  const { sessionId } = execution
  if (sessionId === null || !(await saved(sessionId, testCaseId, change))) return false
  await runAgain(execution, [testCaseId])
  return true
}

/** Cases that were changed elsewhere in between are read again, and the change is made in them. */
async function saved(sessionId: string, testCaseId: string, change: Change, tries = 2): Promise<boolean> {
  const route = 'GET /api/public/test-cases/sessions/{sessionId}'
  const { testCases, updatedAt } = await call(route, { sessionId })
  const before = testCases.find(({ id }) => id === testCaseId)
  const after = before && change(before)
  if (!after) return false
  try {
    await call(
      'PATCH /api/public/test-cases/sessions/{sessionId}',
      { sessionId, testCases: testCases.map((one) => (one === before ? { ...one, ...after } : one)) },
      { ifMatch: updatedAt },
    )
    return true
  } catch (error) {
    const isStale = error instanceof Refusal && error.code === 'sessions.stale'
    if (!isStale || tries === 1) throw error
    return saved(sessionId, testCaseId, change, tries - 1)
  }
}
