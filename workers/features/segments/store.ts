import { and, eq, sql } from 'drizzle-orm'
import { belongingOf } from '../../../shared/db/belonging.ts'
import { type ListSource, type Place, contains, readList } from '../../../shared/db/numbered-pages.ts'
import { newestFirst } from '../../../shared/db/pagination.ts'
import { segments } from '../../../shared/db/tables/analytics.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { segmentNotFound } from '../reports/index.ts'
import { websiteOrganization } from '../websites/index.ts'
import type { Segment } from './schemas.ts'
import { umamiSegment } from './umami-segment.ts'

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

export async function segmentsOf(
  context: Context,
  { websiteId, type }: { websiteId: string; type: 'segment' | 'cohort' },
  place: Place,
) {
  const { db } = context.services
  const chosen = and(
    eq(segments.websiteId, websiteId),
    eq(segments.organizationId, tenantOf(context).organizationId),
    contains([segments.name], place.search),
    type === 'cohort' ? sql`false` : undefined,
  )
  const from: ListSource<Row> = {
    rows: ({ after, limit, offset }) =>
      db
        .select()
        .from(segments)
        .where(and(chosen, after))
        .orderBy(...newest.order)
        .limit(limit)
        .offset(offset),
    count: () => db.$count(segments, chosen),
  }
  const { items, nextCursor, numbered } = await readList(place, newest, from)
  const told = { segments: items.map(viewOf), nextCursor }
  return { ...told, ...(numbered && { data: items.map(umamiSegment), ...numbered }) }
}
