import type { Context } from '../../../shared/kernel/context.ts'
import { isOver } from '../../../shared/kernel/events.ts'
import { findRun, stateOf } from '../test-runs/index.ts'
import { longestWaitSeconds, mostWaiting, shortWaitMs } from './rules.ts'
import type { CiRun } from './schemas.ts'

const lookMs = 1000

/** No run has so many events: of those after it there are none, and the status comes alone. */
const beyondAll = Number.MAX_SAFE_INTEGER

/** Waits for the end of a run, `seconds` at most, and answers it as it stands then. Where as many wait for it as may look, it waits a moment without looking. */
export async function awaitRun(context: Context, run: CiRun, seconds: number): Promise<CiRun> {
  if (seconds === 0 || isOver(run.status)) return run
  const { executionId } = run
  const place = await placeAt(context, executionId)
  if (place.allowed) await untilOver(context, executionId, seconds).finally(place.release)
  else await sleep(Math.min(shortWaitMs, seconds * 1000))
  await context.stillMay?.()
  const stored = await findRun(context, executionId)
  return stored ? { ...run, ...(await stateOf(context, stored)) } : run
}

/** A place among those who wait for a run. One whose process dies is free again after a while. */
const placeAt = ({ services: { limiter }, now }: Context, executionId: string) =>
  limiter.take({
    name: 'calls that wait for a run',
    key: executionId,
    max: mostWaiting,
    windowMs: 2 * longestWaitSeconds * 1000,
    now: now(),
  })

/** Its own object is asked, once a second, and nothing of the database. */
async function untilOver({ services }: Context, executionId: string, seconds: number): Promise<void> {
  const execution = services.executions.getByName(executionId)
  const until = Date.now() + seconds * 1000
  for (;;) {
    const seen = await execution.eventsAfter({ afterSeq: beyondAll, limit: 1 })
    const left = until - Date.now()
    if (!seen || isOver(seen.status) || left <= 0) return
    await sleep(Math.min(lookMs, left))
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
