import { eq, inArray } from 'drizzle-orm'
import { sprints } from '../../../shared/db/tables/stories.ts'
import { defineProjectPart } from '../../../shared/kernel/project-part.ts'

// D1 is one writer: long deletes would hold up everyone.
const rowsAtOnce = 1000

export const sprintsPart = defineProjectPart({
  name: 'sprints',
  words: ['sprint', 'sprints'],
  async purge({ services: { db } }, projectId) {
    const some = db
      .select({ sprintId: sprints.sprintId })
      .from(sprints)
      .where(eq(sprints.projectId, projectId))
      .limit(rowsAtOnce)
    return (await db.delete(sprints).where(inArray(sprints.sprintId, some))).meta.changes
  },
})
