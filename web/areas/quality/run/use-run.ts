import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { type WatchedRun, watchRun } from '../../../parts/run/watch-run.ts'
import type { RunResults } from '../parts/types.ts'
import { placeIn } from './acts-of-project.ts'

/** A run of a project, followed while it goes on. */
export function useRun(executionId: string): { run: WatchedRun; results: Signal<RunResults | null> } {
  const results = useSignal<RunResults | null>(null)
  const run = useMemo(
    () =>
      watchRun(executionId, {
        async read() {
          const route = 'GET /api/qa/test-execution/{executionId}/results'
          return (results.value = await call(route, { executionId }))
        },
        nameOf: (testCaseId) => placeIn(results.peek()?.planned ?? [])(testCaseId),
      }),
    [executionId],
  )
  useEffect(() => {
    void run.read()
    return run.stop
  }, [run])
  return { run, results }
}
