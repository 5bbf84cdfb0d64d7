import { z } from 'zod'
import { executionStatuses } from '../../../shared/kernel/events.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { executionNotFound } from './errors.ts'
import { findPublicRun } from './find-run.ts'

export const cancelExecution = defineOperation({
  id: 'public.cancelExecution',
  route: 'POST /api/public/test-cases/executions/{executionId}/cancel',
  summary: 'Cancel a hosted run; what was done until then stays',
  description:
    'A run that is over stays as it ended. The answer may still say running: the browser stops within seconds.',
  access: 'public',
  effect: 'write',
  input: () => ({ executionId: z.uuid() }),
  output: () => z.object({ executionId: z.uuid(), status: z.enum(executionStatuses) }),
  errors: [executionNotFound],
  mcp: 'direct',
  async run(context, { executionId }) {
    await findPublicRun(context, executionId)
    const cancelled = await context.services.executions.getByName(executionId).cancel({ now: context.now() })
    if (!cancelled.ok) throw executionNotFound()
    return { executionId, status: cancelled.status }
  },
})
