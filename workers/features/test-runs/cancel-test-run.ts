import { z } from 'zod'
import { executionStatuses } from '../../../shared/kernel/events.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { executionNotFound } from '../hosted-runs/index.ts'
import { readRun, runOrganization } from './store.ts'

export const cancelTestRun = defineOperation({
  id: 'testRuns.cancel',
  route: 'POST /api/qa/test-execution/{executionId}/cancel',
  summary: 'Cancel a test run of a project; what was done until then stays',
  description:
    'A run that is over stays as it ended. The answer may still say running: the browser stops within seconds.',
  access: { role: 'member', organization: runOrganization, hidden: executionNotFound },
  effect: 'write',
  repeat: 'redoes',
  input: () => ({ executionId: z.uuid() }),
  output: () => z.object({ executionId: z.uuid(), status: z.enum(executionStatuses) }),
  errors: [executionNotFound],
  mcp: 'listed',
  async run(context, { executionId }) {
    await readRun(context, executionId)
    const cancelled = await context.services.executions.getByName(executionId).cancel({ now: context.now() })
    if (!cancelled.ok) throw executionNotFound()
    return { executionId, status: cancelled.status }
  },
})
