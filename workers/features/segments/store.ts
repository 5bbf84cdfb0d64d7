import { and, eq } from 'drizzle-orm'
import { belongingOf } from '../../../shared/db/belonging.ts'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { segments } from '../../../shared/db/tables/analytics.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { segmentNotFound } from '../reports/index.ts'
import { websiteOrganization } from '../websites/index.ts'
import type { Segment } from './schemas.ts'

type Row = typeof segments.$inferSelect

const newest = newestFirst(segments, 'createdAt', 'segmentId')

export const viewOf = ({ segmentId, websiteId, name, filters, createdAt }: Row): Segment => ({
  id: segmentId,
  websiteId,
  name,
  filters,
  createdAt: iso(createdAt),
})

/** The segment of this website and organization. */
export const isSegment = (
  context: Context,
  { websiteId, segmentId }: { websiteId: string; segmentId: string },
) =>
  and(
    eq(segments.segmentId, segmentId),
    eq(segments.websiteId, websiteId),
    eq(segments.organizationId, tenantOf(context).organizationId),
  )

/** The organization of the segment that an input names, for the pipeline's tenant check. With its website goes the segment. */
export async function segmentOrganization(
  context: Context,
  { websiteId, segmentId }: { websiteId: string; segmentId: string },
) {
  await websiteOrganization(context, { websiteId }).catch((error: unknown) => {
    throw isServiceError(error) ? segmentNotFound() : error
  })
  const which = and(eq(segments.segmentId, segmentId), eq(segments.websiteId, websiteId))
  const found = await belongingOf(context, segments, which)
  if (!found) throw segmentNotFound()
  return found
}

export async function readSegment(
  context: Context,
  which: { websiteId: string; segmentId: string },
): Promise<Row> {
  const [row] = await context.services.db.select().from(segments).where(isSegment(context, which))
  if (!row) throw segmentNotFound()
  return row
}

export async function segmentsOf(context: Context, websiteId: string, { limit, cursor }: Page) {
  const { organizationId } = tenantOf(context)
  const rows = await context.services.db
    .select()
    .from(segments)
    .where(
      and(
        eq(segments.websiteId, websiteId),
        eq(segments.organizationId, organizationId),
        newest.after(cursor),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit + 1)
  const { items, nextCursor } = newest.page(rows, limit)
  return { segments: items.map(viewOf), nextCursor }
}
