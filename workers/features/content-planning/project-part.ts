import { and, eq, inArray, sql } from 'drizzle-orm'
import { contentAnalyses, contentPlans, pageMigrations } from '../../../shared/db/tables/content-planning.ts'
import { files } from '../../../shared/db/tables/knowledge.ts'
import { defineProjectPart } from '../../../shared/kernel/project-part.ts'
import type { PurgePart } from '../../../shared/kernel/purge-part.ts'

// D1 is one writer: long deletes would hold up everyone.
const rowsAtOnce = 1000

/** What a project plans for its content; a copy of it takes the types along, and no files. */
export const contentPlanPart = defineProjectPart({
  name: 'contentPlans',
  words: ['content plan', 'content plans'],
  purge: async ({ services: { db } }, projectId) =>
    (await db.delete(contentPlans).where(eq(contentPlans.projectId, projectId))).meta.changes,
  duplicate: ({ services: { db }, now }, { from, to }) => [
    db
      .insert(contentPlans)
      .select(
        sql`select ${to}, organization_id, content_types, null, ${now()} from ${contentPlans} where project_id = ${from}`,
      ),
  ],
})

export const contentAnalysesPart = defineProjectPart({
  name: 'contentAnalyses',
  words: ['analysis of content', 'analyses of content'],
  async purge({ services: { db } }, projectId) {
    const some = db
      .select({ jobId: contentAnalyses.jobId })
      .from(contentAnalyses)
      .where(eq(contentAnalyses.projectId, projectId))
      .limit(rowsAtOnce)
    return (await db.delete(contentAnalyses).where(inArray(contentAnalyses.jobId, some))).meta.changes
  },
})

export const pageMigrationsPart = defineProjectPart({
  name: 'pageMigrations',
  words: ['migration of a page', 'migrations of pages'],
  async purge({ services: { db } }, projectId) {
    const some = db
      .select({ fileId: pageMigrations.fileId })
      .from(pageMigrations)
      .where(eq(pageMigrations.projectId, projectId))
      .limit(rowsAtOnce)
    const gone = and(eq(pageMigrations.projectId, projectId), inArray(pageMigrations.fileId, some))
    return (await db.delete(pageMigrations).where(gone)).meta.changes
  },
})

/** What was to become of a deleted file. */
export const fileMigrationPart: PurgePart = {
  name: 'fileMigrations',
  words: ['migration of a page', 'migrations of pages'],
  async purge({ services: { db } }, fileId) {
    return (await db.delete(pageMigrations).where(eq(pageMigrations.fileId, fileId))).meta.changes
  },
}

/** What was to become of the files of a deleted base, in whichever projects; while its files have their rows. */
export const baseMigrationsPart: PurgePart = {
  name: 'pageMigrations',
  words: ['migration of a page', 'migrations of pages'],
  async purge({ services: { db } }, kbId) {
    const some = db
      .select({ fileId: pageMigrations.fileId })
      .from(pageMigrations)
      .innerJoin(files, eq(files.fileId, pageMigrations.fileId))
      .where(eq(files.ownerId, kbId))
      .limit(rowsAtOnce)
    return (await db.delete(pageMigrations).where(inArray(pageMigrations.fileId, some))).meta.changes
  },
}
