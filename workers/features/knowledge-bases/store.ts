import { and, eq, isNull, sql } from 'drizzle-orm'
import { belongingOf } from '../../../shared/db/belonging.ts'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { knowledgeBases } from '../../../shared/db/tables/projects.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { knowledgeBaseNotFound } from './errors.ts'
import type { KnowledgeBase } from './schemas.ts'

type Row = typeof knowledgeBases.$inferSelect

/** The organization of the knowledge base that an input names, for the pipeline's tenant check. A deleted one is unknown. */
export async function knowledgeBaseOrganization(context: Context, { id }: { id: string }) {
  const which = and(eq(knowledgeBases.kbId, id), isNull(knowledgeBases.deletedAt))
  const found = await belongingOf(context, knowledgeBases, which)
  if (!found) throw knowledgeBaseNotFound()
  return found
}

/** The condition for a knowledge base of an organization that was not deleted. */
export const isLiveBase = (kbId: string, organizationId: string) =>
  and(
    eq(knowledgeBases.kbId, kbId),
    eq(knowledgeBases.organizationId, organizationId),
    isNull(knowledgeBases.deletedAt),
  )

/** The same as an SQL condition of any statement. */
export const baseLives = (kbId: string, organizationId: string) =>
  sql`exists (select 1 from ${knowledgeBases} where ${isLiveBase(kbId, organizationId)})`

export async function readRow(context: Context, kbId: string): Promise<Row> {
  const [row] = await context.services.db
    .select()
    .from(knowledgeBases)
    .where(isLiveBase(kbId, tenantOf(context).organizationId))
  if (!row) throw knowledgeBaseNotFound()
  return row
}

export async function readBase(context: Context, kbId: string): Promise<KnowledgeBase> {
  return viewOf(await readRow(context, kbId))
}

const newest = newestFirst(knowledgeBases, 'createdAt', 'kbId')

export async function basesOf(context: Context, page: Page) {
  const rows = await rowsOf(context, page)
  const { items, nextCursor } = newest.page(rows, page.limit)
  return { knowledgeBases: items.map(viewOf), nextCursor }
}

export function rowsOf(context: Context, { limit, cursor }: Page) {
  const { organizationId } = tenantOf(context)
  return context.services.db
    .select()
    .from(knowledgeBases)
    .where(
      and(
        eq(knowledgeBases.organizationId, organizationId),
        isNull(knowledgeBases.deletedAt),
        newest.after(cursor),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit + 1)
}

/** A knowledge base as clients see it. There are no files yet. */
export const viewOf = (row: Row): KnowledgeBase => ({
  ...row,
  fileCount: 0,
  totalSizeBytes: 0,
  masterContext: null,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
})
