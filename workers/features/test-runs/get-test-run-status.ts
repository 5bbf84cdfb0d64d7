import { z } from 'zod'
import { runStatuses } from '../../../shared/db/tables/test-runs.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { RunCounts, executionNotFound } from '../hosted-runs/index.ts'
import { progressOf } from './rules.ts'
import { readRun, runOrganization, stateOf } from './store.ts'

export const getTestRunStatus = defineOperation({
  id: 'testRuns.getStatus',
  route: 'GET /api/qa/test-execution/{executionId}/status',
  summary: 'Get how far a test run of a project has come',
  access: { role: 'viewer', organization: runOrganization, hidden: executionNotFound },
  effect: 'read',
  input: () => ({ executionId: z.uuid() }),
  output: () =>
    z.object({
      executionId: z.uuid(),
      status: z.enum(runStatuses),
      counts: RunCounts(),
      progress: z.number().min(0).max(1).describe('The share of cases that have ended'),
    }),
  errors: [executionNotFound],
  mcp: 'listed',
  async run(context, { executionId }) {
    const { status, counts } = await stateOf(context, await readRun(context, executionId))
    return { executionId, status, counts, progress: progressOf(counts) }
  },
})
