import { contentPlans } from '../../../shared/db/tables/content-planning.ts'
import type { Context } from '../../../shared/kernel/context.ts'

type Row = typeof contentPlans.$inferInsert

/** The statement that keeps a part of a plan, and leaves the others as they are. */
export const keepPlan = ({ services: { db } }: Context, row: Row) => {
  const { projectId: _projectId, organizationId: _organizationId, ...set } = row
  return db.insert(contentPlans).values(row).onConflictDoUpdate({ target: contentPlans.projectId, set })
}
