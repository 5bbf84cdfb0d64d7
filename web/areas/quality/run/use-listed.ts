import { call } from '../../../client/call.ts'
import { useRead } from '../../../parts/read.ts'
import type { TestRun } from '../parts/types.ts'

/** The run as the list of the project has it: its name, and what it was for. Undefined until it is read, and where it is too old to be found soon. */
export function useListed(projectId: string, executionId: string): TestRun | undefined {
  const now = useRead(
    () => call('GET /api/qa/test-execution', { projectId, limit: 200 }),
    [projectId, executionId],
  ).reading.value
  if (now.state !== 'ready') return undefined
  return now.value.executions.find((run) => run.executionId === executionId)
}
