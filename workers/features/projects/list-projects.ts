import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { Project } from './schemas.ts'
import { projectsOf } from './store.ts'

export const listProjects = defineOperation({
  id: 'projects.list',
  route: 'GET /api/projects',
  summary: "List an organization's projects, newest first",
  access: {
    role: 'viewer',
    organization: (_context, { organizationId }) => organizationId ?? null,
    hidden: organizationNotFound,
  },
  effect: 'read',
  input: () => ({
    organizationId: z.uuid().optional().describe('The current organization unless given'),
    ...pageFields(),
  }),
  output: () => z.object({ projects: z.array(Project()), nextCursor: z.string().nullable() }),
  errors: [organizationNotFound],
  mcp: 'direct',
  run: (context, { limit, cursor }) => projectsOf(context, { limit, cursor }),
})
