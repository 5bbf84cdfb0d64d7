import { call } from '../../../client/call.ts'
import { useRead } from '../../../parts/read.ts'
import type { TestRun } from '../parts/types.ts'

const lookedThrough = 200

/** The newest run that each trigger has started, by the id of the trigger, as far back as one page of runs goes. */
export function useLastRuns(projectId: string): ReadonlyMap<string, TestRun> {
  const { reading } = useRead(
    () => call('GET /api/qa/test-execution', { projectId, limit: lookedThrough }),
    [projectId],
  )
  const now = reading.value
  return now.state === 'ready' ? lastOfEach(now.value.executions) : new Map()
}

/** Of runs that come newest first: each by whoever started it, which is the id of the trigger where one did. */
export function lastOfEach(runs: readonly TestRun[]): ReadonlyMap<string, TestRun> {
  const last = new Map<string, TestRun>()
  for (const run of runs) if (!last.has(run.createdBy)) last.set(run.createdBy, run)
  return last
}
