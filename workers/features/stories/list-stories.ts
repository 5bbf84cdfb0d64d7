import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { storyStatuses } from '../../../shared/db/tables/stories.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { Story } from './schemas.ts'
import { storiesOf } from './store.ts'

export const listStories = defineOperation({
  id: 'stories.list',
  route: 'GET /api/pm/stories',
  summary: "List a project's stories, newest first",
  access: { role: 'viewer', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  input: () => ({
    projectId: z.uuid(),
    status: z.enum(storyStatuses).optional().describe('Only stories of this status'),
    assignee: z.string().max(320).optional().describe('Only stories of this person, as they are assigned'),
    sprintId: z.uuid().optional().describe('Only stories of this sprint'),
    ...pageFields(),
  }),
  output: () => z.object({ stories: z.array(Story()), nextCursor: z.string().nullable() }),
  errors: [projectNotFound],
  mcp: 'listed',
  run: (context, asked) => storiesOf(context, asked),
})
