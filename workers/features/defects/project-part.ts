import { eq, inArray, sql } from 'drizzle-orm'
import { defectOccurrences, defects } from '../../../shared/db/tables/defects.ts'
import { defineProjectPart } from '../../../shared/kernel/project-part.ts'

// D1 is one writer: long deletes would hold up everyone.
const rowsAtOnce = 1000

export const defectsPart = defineProjectPart({
  name: 'defects',
  words: ['defect', 'defects'],
  async purge({ services: { db } }, projectId) {
    const some = db
      .select({ defectId: defects.defectId })
      .from(defects)
      .where(eq(defects.projectId, projectId))
      .limit(rowsAtOnce)
    const gone = db.delete(defects).where(inArray(defects.defectId, some))
    // What triggers write is no defect: the rows themselves are counted.
    return (await gone.returning({ defectId: defects.defectId })).length
  },
})

export const defectOccurrencesPart = defineProjectPart({
  name: 'defectOccurrences',
  words: ['occurrence of a defect', 'occurrences of defects'],
  async purge({ services: { db } }, projectId) {
    const some = db
      .select({ row: sql`rowid` })
      .from(defectOccurrences)
      .where(eq(defectOccurrences.projectId, projectId))
      .limit(rowsAtOnce)
    return (await db.delete(defectOccurrences).where(inArray(sql`rowid`, some))).meta.changes
  },
})
