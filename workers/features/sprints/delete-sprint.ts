import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { sprints } from '../../../shared/db/tables/stories.ts'
import { again } from '../../../shared/kernel/only-as-read.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { sprintNotFound } from '../stories/index.ts'
import { sprintStale } from './errors.ts'
import { replaceMembers } from './members.ts'
import { readSprint, sprintOrganization } from './store.ts'

export const deleteSprint = defineOperation({
  id: 'sprints.delete',
  route: 'DELETE /api/pm/sprints/{sprintId}',
  summary: 'Delete a sprint',
  description: 'Its stories stay, in no sprint.',
  access: { role: 'member', organization: sprintOrganization, hidden: sprintNotFound },
  effect: 'destroy',
  input: () => ({ sprintId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [sprintNotFound, sprintStale],
  mcp: 'listed',
  async run(context, { sprintId }) {
    const { organizationId } = tenantOf(context)
    const which = and(eq(sprints.sprintId, sprintId), eq(sprints.organizationId, organizationId))
    await again(sprintStale, async () => {
      const { projectId, name, storyIds } = await readSprint(context, sprintId)
      const members = replaceMembers(context, { sprintId, projectId, before: storyIds, after: [], found: [] })
      await commit(
        context,
        {
          organizationId,
          action: 'sprints.delete',
          resource: 'sprint',
          resourceId: sprintId,
          summary: `Deleted the sprint ${name}`,
          guards: [
            { condition: sql`exists (select 1 from ${sprints} where ${which})`, refusal: sprintNotFound },
            ...members.guards,
          ],
          events: members.events,
          history: members.history,
        },
        [...members.statements, context.services.db.delete(sprints).where(which)],
      )
    })
    return { deleted: true as const }
  },
})
