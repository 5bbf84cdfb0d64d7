import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { runStatuses } from '../../../shared/db/tables/test-runs.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { TestRun } from './schemas.ts'
import { runsOf } from './store.ts'

export const listTestRuns = defineOperation({
  id: 'testRuns.list',
  route: 'GET /api/qa/test-execution',
  summary: "List a project's test runs, newest first",
  access: { role: 'viewer', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  input: () => ({
    projectId: z.uuid(),
    storyId: z.uuid().optional().describe('Only runs for this story'),
    sprintId: z.uuid().optional().describe('Only runs of this sprint'),
    status: z.enum(runStatuses).optional().describe('Only runs of this status'),
    ...pageFields(),
  }),
  output: () => z.object({ executions: z.array(TestRun()), nextCursor: z.string().nullable() }),
  errors: [projectNotFound],
  mcp: 'listed',
  run: (context, asked) => runsOf(context, asked),
})
