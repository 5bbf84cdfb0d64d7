import { call } from '../../../client/call.ts'
import { Refusal } from '../../../client/refusal.ts'
import { setupHash } from './address.ts'
import { sameConfig } from './settings.ts'
import { start } from './start.ts'
import type { Execution, TestCase } from './types.ts'
import { go } from './use-place.ts'

/** Cases as they shall be; undefined where what would be changed is no longer there. */
export type Change = (cases: readonly TestCase[]) => readonly TestCase[] | undefined

/** Runs cases of a run once more, set up in the same way. Where that needs a secret, it is asked for first. */
export async function runAgain(execution: Execution, testCaseIds: string[]): Promise<void> {
  const { sessionId } = execution
  if (sessionId === null) return
  const config = sameConfig(execution)
  if (!config) return go(setupHash(sessionId, testCaseIds))
  await start({ sessionId, testCaseIds, config })
}

/**
 * Changes cases of the session of a run and plays one of them again. False where what was to be changed is no longer there.
 */
export async function changeAndRun(
  execution: Execution,
  testCaseId: string,
  change: Change,
): Promise<boolean> {
  const { sessionId } = execution
  if (sessionId === null || !(await saved(sessionId, change))) return false
  await runAgain(execution, [testCaseId])
  return true
}

/** Cases that were changed elsewhere in between are read again, and the change is made in them. */
async function saved(sessionId: string, change: Change, tries = 2): Promise<boolean> {
  const route = 'GET /api/public/test-cases/sessions/{sessionId}'
  const { testCases, updatedAt } = await call(route, { sessionId })
  const changed = change(testCases)
  if (!changed) return false
  try {
    await call(
      'PATCH /api/public/test-cases/sessions/{sessionId}',
      { sessionId, testCases: [...changed] },
      { ifMatch: updatedAt },
    )
    return true
  } catch (error) {
    const isStale = error instanceof Refusal && error.code === 'sessions.stale'
    if (!isStale || tries === 1) throw error
    return saved(sessionId, change, tries - 1)
  }
}
