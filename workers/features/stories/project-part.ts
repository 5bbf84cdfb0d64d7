import { eq, inArray } from 'drizzle-orm'
import { stories, storyDependencies } from '../../../shared/db/tables/stories.ts'
import { defineProjectPart } from '../../../shared/kernel/project-part.ts'

// D1 is one writer: long deletes would hold up everyone.
const rowsAtOnce = 500

/** The stories of a project, each with what it waits for. */
export const storiesPart = defineProjectPart({
  name: 'stories',
  words: ['story', 'stories'],
  async purge({ services: { db } }, projectId) {
    const some = db
      .select({ storyId: stories.storyId })
      .from(stories)
      .where(eq(stories.projectId, projectId))
      .orderBy(stories.createdAt, stories.storyId)
      .limit(rowsAtOnce)
    const [, gone] = await db.batch([
      db.delete(storyDependencies).where(inArray(storyDependencies.storyId, some)),
      // What triggers write is no story: the rows themselves are counted.
      db.delete(stories).where(inArray(stories.storyId, some)).returning({ storyId: stories.storyId }),
    ])
    return gone.length
  },
})
