import { and, eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { stories, storyDependencies } from '../../../shared/db/tables/stories.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { storyNotFound } from './errors.ts'
import { storyChanged } from './events.ts'
import { sprintChanges, touchSprints } from './links.ts'
import { readStory, storyOrganization } from './store.ts'

export const deleteStory = defineOperation({
  id: 'stories.delete',
  route: 'DELETE /api/pm/stories/{storyId}',
  summary: 'Delete a story',
  description: 'Its sprint and the stories that wait for it stay, without it.',
  access: { role: 'member', organization: storyOrganization, hidden: storyNotFound },
  effect: 'destroy',
  input: () => ({ storyId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [storyNotFound],
  mcp: 'listed',
  async run(context, { storyId }) {
    const { organizationId } = tenantOf(context)
    const { db } = context.services
    const { projectId, number, title, sprintId } = await readStory(context, storyId)
    const which = and(eq(stories.storyId, storyId), eq(stories.organizationId, organizationId))
    const led = or(eq(storyDependencies.storyId, storyId), eq(storyDependencies.dependsOn, storyId))
    await commit(
      context,
      {
        organizationId,
        action: 'stories.delete',
        resource: 'story',
        resourceId: storyId,
        summary: `Deleted the story #${number} ${title}`,
        events: [storyChanged.of({ projectId, storyId, change: 'deleted', fields: [] })],
        guards: [
          { condition: sql`exists (select 1 from ${stories} where ${which})`, refusal: storyNotFound },
        ],
        history: sprintChanges({ projectId, storyId }, { from: sprintId, to: null }),
      },
      [
        db.delete(storyDependencies).where(led),
        db.delete(stories).where(which),
        ...touchSprints(context, { from: sprintId, to: null }),
      ],
    )
    return { deleted: true as const }
  },
})
