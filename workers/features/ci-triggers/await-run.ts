import type { Context } from '../../../shared/kernel/context.ts'
import { isOver } from '../../../shared/kernel/events.ts'
import { findRun, stateOf } from '../test-runs/index.ts'
import type { CiRun } from './schemas.ts'

const lookMs = 1000

/** No run has so many events: of those after it there are none, and the status comes alone. */
const beyondAll = Number.MAX_SAFE_INTEGER

/** Waits for the end of a run, `seconds` at most, and answers it as it stands then. Its own object is asked, once a second, and nothing of the database. */
export async function awaitRun(context: Context, run: CiRun, seconds: number): Promise<CiRun> {
  if (seconds === 0) return run
  const { executionId } = run
  const execution = context.services.executions.getByName(executionId)
  const until = Date.now() + seconds * 1000
  for (;;) {
    const seen = await execution.eventsAfter({ afterSeq: beyondAll, limit: 1 })
    const left = until - Date.now()
    if (!seen || isOver(seen.status) || left <= 0) break
    await new Promise((resolve) => setTimeout(resolve, Math.min(lookMs, left)))
  }
  const stored = await findRun(context, executionId)
  return stored ? { ...run, ...(await stateOf(context, stored)) } : run
}
