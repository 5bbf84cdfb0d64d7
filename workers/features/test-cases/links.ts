import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Guard } from '../../../shared/db/guard.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { stories } from '../../../shared/db/tables/stories.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { storyNotFound } from '../stories/index.ts'

const namedStoryNotFound = () =>
  storyNotFound({ details: [{ path: 'storyId', message: storyNotFound.sentence }] })

/** Refuses a story that the project does not have. */
export async function requireStory(
  { services: { db } }: Context,
  projectId: string,
  storyId: string | null | undefined,
): Promise<void> {
  if (!storyId) return
  const which = and(eq(stories.projectId, projectId), eq(stories.storyId, storyId))
  const [row] = await db.select({ storyId: stories.storyId }).from(stories).where(which)
  if (!row) throw namedStoryNotFound()
}

/** What has to hold of the stories of cases when these are written, whatever goes on beside. */
export function storiesStay(projectId: string, links: readonly (string | null | undefined)[]): Guard[] {
  const storyIds = [...new Set(links.filter((storyId) => typeof storyId === 'string'))]
  if (storyIds.length === 0) return []
  const which = and(eq(stories.projectId, projectId), inArray(stories.storyId, idsIn(storyIds)))
  const condition = sql`(select count(*) from ${stories} where ${which}) = ${storyIds.length}`
  return [{ condition, refusal: namedStoryNotFound }]
}
