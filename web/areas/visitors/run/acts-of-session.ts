import { call } from '../../../client/call.ts'
import type { RunActs } from '../../../parts/run/acts.ts'
import type { Execution } from '../../../parts/run/types.ts'
import { runHash } from './address.ts'
import { changeAndRun, runAgain } from './again.ts'

const casesOf = (sessionId: string) =>
  call('GET /api/public/test-cases/sessions/{sessionId}', { sessionId }).then(({ testCases }) => testCases)

/** What can be done with a run of a session; without the session one looks at it only. */
export function actsOfSession(execution: Execution): RunActs {
  const { executionId, sessionId } = execution
  const looking: RunActs = {
    href: `/run${runHash(executionId)}`,
    nameOf: (testCaseId) => testCaseId,
    hashOf: (at) => runHash(executionId, at),
  }
  if (sessionId === null) return looking
  return {
    ...looking,
    casesHref: `/#session=${sessionId}`,
    cancel: () => call('POST /api/public/test-cases/executions/{executionId}/cancel', { executionId }),
    again: (testCaseIds) => runAgain(execution, testCaseIds),
    mending: {
      read: async (testCaseId) => (await casesOf(sessionId)).find(({ id }) => id === testCaseId),
      change: (testCaseId, change) => changeAndRun(execution, testCaseId, change),
    },
    actions: async () =>
      new Map(
        (await casesOf(sessionId)).map(({ id, steps = [] }) => [id, steps.map(({ action }) => action)]),
      ),
  }
}
