import { eq, inArray } from 'drizzle-orm'
import { recordStates } from '../../../shared/db/tables/record-states.ts'
import { defineProjectPart } from '../../../shared/kernel/project-part.ts'

// D1 is one writer: long deletes would hold up everyone.
const rowsAtOnce = 1000

/** How the records of a project once stood. */
export const recordStatesPart = defineProjectPart({
  name: 'recordStates',
  words: ['state of a record', 'states of records'],
  async purge({ services: { db } }, projectId) {
    const some = db
      .select({ stateId: recordStates.stateId })
      .from(recordStates)
      .where(eq(recordStates.projectId, projectId))
      .limit(rowsAtOnce)
    return (await db.delete(recordStates).where(inArray(recordStates.stateId, some))).meta.changes
  },
})
