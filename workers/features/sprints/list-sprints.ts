import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { sprintStatuses } from '../../../shared/db/tables/stories.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { Sprint } from './schemas.ts'
import { sprintsOf } from './store.ts'

export const listSprints = defineOperation({
  id: 'sprints.list',
  route: 'GET /api/pm/sprints',
  summary: "List a project's sprints, newest first",
  access: { role: 'viewer', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  input: () => ({
    projectId: z.uuid(),
    status: z.enum(sprintStatuses).optional().describe('Only sprints of this status'),
    ...pageFields(),
  }),
  output: () => z.object({ sprints: z.array(Sprint()), nextCursor: z.string().nullable() }),
  errors: [projectNotFound],
  mcp: 'listed',
  run: (context, asked) => sprintsOf(context, asked),
})
