import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { newestFirst } from '../../../shared/db/pagination.ts'
import { stories } from '../../../shared/db/tables/stories.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'

const mostStories = 1000

/**
 * The stories of a project as a text is made of them: the newest that are not given up and together have so many characters, in the order of their numbers.
 * `all` is how many there would be. `only` names those that are looked at.
 */
export async function storiesToRead(
  context: Context,
  projectId: string,
  mostCharacters: number,
  only?: readonly string[],
) {
  const { db } = context.services
  const which = and(
    eq(stories.projectId, projectId),
    eq(stories.organizationId, tenantOf(context).organizationId),
    ne(stories.status, 'cancelled'),
    only && inArray(stories.storyId, idsIn(only)),
  )
  const newest = newestFirst(stories, 'createdAt', 'storyId').order
  const { storyId, createdAt, title, userStory, description, acceptanceCriteria, answers } = stories
  const size = sql<number>`length(${title}) + length(${userStory}) + length(${description}) + length(${acceptanceCriteria})`
  const latest = db
    .select({ storyId, createdAt, size: size.as('size') })
    .from(stories)
    .where(which)
    .orderBy(...newest)
    .limit(mostStories)
  const summed = sql`(
    select story_id as id, sum(size) over (order by created_at desc, story_id desc) as together from ${latest})`
  const [found, [counted]] = await Promise.all([
    db
      .select({ storyId, number: stories.number, title, userStory, description, acceptanceCriteria, answers })
      .from(summed)
      .innerJoin(stories, sql`${storyId} = id`)
      .where(sql`together <= ${mostCharacters}`)
      .orderBy(stories.number),
    db
      .select({ all: sql<number>`count(*)` })
      .from(stories)
      .where(which),
  ])
  return { found, all: counted?.all ?? 0 }
}

/** A story as a text is made of it. */
export type StoryToRead = Omit<Awaited<ReturnType<typeof storiesToRead>>['found'][number], 'answers'>
