import { and, eq } from 'drizzle-orm'
import { segments } from '../../../shared/db/tables/analytics.ts'
import type { Filter } from '../../../shared/domain/analytics/figures/filters.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineError } from '../../../shared/kernel/errors.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { type FilterInput, filterOf } from './asked.ts'

export const segmentNotFound = defineError('segments.not_found', 404, 'Segment not found')

/** The filters of a call, joined with those of the segment that it names. */
export async function readFilter(
  context: Context,
  websiteId: string,
  { segment, ...given }: FilterInput & { segment?: string | undefined },
): Promise<Filter> {
  const filter = filterOf(given)
  if (segment === undefined) return filter
  const { organizationId } = tenantOf(context)
  const [row] = await context.services.db
    .select({ filters: segments.filters })
    .from(segments)
    .where(
      and(
        eq(segments.segmentId, segment),
        eq(segments.websiteId, websiteId),
        eq(segments.organizationId, organizationId),
      ),
    )
  if (!row) throw segmentNotFound()
  return { ...filter, always: filterOf({ ...row.filters, match: 'all' }).conditions }
}
