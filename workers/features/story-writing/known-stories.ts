import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { stories } from '../../../shared/db/tables/stories.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'

/** A story of a project as far as others are compared with it. */
export interface KnownStory {
  storyId: string
  number: number
  title: string
  userStory: string
}

/** Stories of a project that others are compared with, the newest. */
export const mostCompared = 10_000

/** The stories of a project that are not cancelled, the newest first. Of long ones the beginning is enough: all of them together have to fit into one call of the engine. */
export const knownStories = (context: Context, projectId: string): Promise<KnownStory[]> =>
  context.services.db
    .select({
      storyId: stories.storyId,
      number: stories.number,
      title: stories.title,
      userStory: sql<string>`substr(${stories.userStory}, 1, 600)`,
    })
    .from(stories)
    .where(
      and(
        eq(stories.projectId, projectId),
        eq(stories.organizationId, tenantOf(context).organizationId),
        ne(stories.status, 'cancelled'),
      ),
    )
    .orderBy(desc(stories.createdAt), desc(stories.storyId))
    .limit(mostCompared)
