import { eq, sql } from 'drizzle-orm'
import { projectContexts } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { summarySourcesOf } from '../knowledge-bases/index.ts'
import type { MasterContext } from './schemas.ts'

/** What a project is about, as it stands. */
export async function readContext(context: Context, projectId: string): Promise<MasterContext> {
  const { db } = context.services
  const [row] = await db.select().from(projectContexts).where(eq(projectContexts.projectId, projectId))
  if (!row) return { masterContext: '', updatedAt: null, source: null, masterContextSources: [] }
  const { masterContext, source, sources: places } = row
  return {
    masterContext,
    updatedAt: iso(row.updatedAt),
    source,
    masterContextSources: await summarySourcesOf(context, { ownerId: projectId, kbId: null, places }),
  }
}

/** The statement that keeps it. */
export const keepContext = ({ services: { db } }: Context, row: typeof projectContexts.$inferInsert) => {
  const { projectId: _, ...set } = row
  return db.insert(projectContexts).values(row).onConflictDoUpdate({ target: projectContexts.projectId, set })
}

/** The condition that it is still as it was read; of one that was never written, 0. */
export const isAsRead = (projectId: string, readAt: number) =>
  sql`coalesce((select updated_at from ${projectContexts} where project_id = ${projectId}), 0) = ${readAt}`
