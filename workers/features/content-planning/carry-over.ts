import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Statement } from '../../../shared/db/database.ts'
import { contentPlans, pageMigrations } from '../../../shared/db/tables/content-planning.ts'
import { projectKnowledgeBases } from '../../../shared/db/tables/projects.ts'
import type { Context } from '../../../shared/kernel/context.ts'

/** A file that takes the place of an earlier one of an owner. */
export interface Replacement {
  ownerId: string
  from: string
  to: string
}

/**
 * Statements that hand on what projects decided for a file to the one that takes its place: what becomes of it, and where it stands in the navigation. What
 * somebody decided for the new one already stays. Whoever has read such a plan reads it again before they write it.
 */
export function carryPlans(
  { services: { db }, now }: Context,
  { ownerId, from, to }: Replacement,
): Statement[] {
  const projectsWith = (fileId: string) =>
    db
      .select({ projectId: pageMigrations.projectId })
      .from(pageMigrations)
      .where(eq(pageMigrations.fileId, fileId))
  const linked = db
    .select({ projectId: projectKnowledgeBases.projectId })
    .from(projectKnowledgeBases)
    .where(eq(projectKnowledgeBases.kbId, ownerId))
  const ofOwner = or(eq(contentPlans.projectId, ownerId), inArray(contentPlans.projectId, linked))
  const { navigation } = contentPlans
  // As JSON writes it, so that no title can say the same.
  const placeOf = (fileId: string) => `"fileId":${JSON.stringify(fileId)}`
  const has = (fileId: string) => sql`instr(${navigation}, ${placeOf(fileId)}) > 0`
  return [
    db
      .update(contentPlans)
      .set({ updatedAt: now() })
      .where(inArray(contentPlans.projectId, projectsWith(from))),
    db
      .update(contentPlans)
      .set({ navigation: sql`replace(${navigation}, ${placeOf(from)}, ${placeOf(to)})`, updatedAt: now() })
      .where(and(ofOwner, has(from), sql`not ${has(to)}`)),
    db
      .delete(pageMigrations)
      .where(
        and(
          eq(pageMigrations.fileId, to),
          isNull(pageMigrations.contentTypeId),
          inArray(pageMigrations.projectId, projectsWith(from)),
        ),
      ),
    db
      .update(pageMigrations)
      .set({ fileId: to })
      .where(and(eq(pageMigrations.fileId, from), notInArray(pageMigrations.projectId, projectsWith(to)))),
  ]
}
