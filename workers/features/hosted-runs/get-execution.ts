import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { executionNotFound } from './errors.ts'
import { ExecutionView, executionView } from './execution-view.ts'
import { findPublicRun } from './find-run.ts'

export const getExecution = defineOperation({
  id: 'public.getExecution',
  route: 'GET /api/public/test-cases/executions/{executionId}',
  summary: 'Get a hosted run: verdicts, step results and evidence links that are valid for one hour',
  access: 'public',
  effect: 'read',
  input: () => ({ executionId: z.uuid() }),
  output: ExecutionView,
  errors: [executionNotFound, notConfigured],
  mcp: 'direct',
  run: async (context, { executionId }) => executionView(context, await findPublicRun(context, executionId)),
})
