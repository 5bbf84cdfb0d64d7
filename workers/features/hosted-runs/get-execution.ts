import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { isOver } from '../../../shared/kernel/events.ts'
import { executionNotFound } from './errors.ts'
import { ExecutionVerdicts, verdictsOf } from './execution-verdicts.ts'
import { ExecutionView } from './execution-schemas.ts'
import { executionView } from './execution-view.ts'
import { failuresOnly } from './failures-only.ts'
import { findPublicRun } from './find-run.ts'
import { runPictures } from './run-pictures.ts'

export const getExecution = defineOperation({
  id: 'public.getExecution',
  route: 'GET /api/public/test-cases/executions/{executionId}',
  summary: 'Get a hosted run: verdicts, step results and evidence links that are valid for one hour',
  access: 'public',
  effect: 'read',
  input: () => ({
    executionId: z.uuid(),
    detail: z
      .enum(['full', 'failures', 'verdicts'])
      .default('full')
      .describe(
        'verdicts: the cases without steps and evidence, which is short enough to ask again and again. failures: steps and evidence of the cases alone that did not pass',
      ),
  }),
  output: () => z.union([ExecutionView(), ExecutionVerdicts()]),
  errors: [executionNotFound, notConfigured],
  mcp: 'direct',
  pictures: async (context, answer) =>
    'evidence' in answer && isOver(answer.status) ? runPictures(context, answer.cases) : [],
  run: async (context, { executionId, detail }) => {
    const record = await findPublicRun(context, executionId)
    if (detail === 'verdicts') return verdictsOf(record, context.now())
    const view = await executionView(context, record)
    return detail === 'failures' ? failuresOnly(view) : view
  },
})
