import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { heatmaps } from '../../../shared/db/tables/analytics.ts'
import { websites } from '../../../shared/db/tables/websites.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { websiteOrganization } from '../websites/index.ts'
import { heatmapNotFound } from './errors.ts'
import type { Heatmap } from './schemas.ts'

export type HeatmapRow = typeof heatmaps.$inferSelect

export interface Named {
  websiteId: string
  heatmapId: string
}

export const underWay = ['pending', 'building'] as const

export const isNamed = ({ websiteId, heatmapId }: Named): SQL | undefined =>
  and(eq(heatmaps.heatmapId, heatmapId), eq(heatmaps.websiteId, websiteId))

async function find({ services: { db } }: Context, named: Named): Promise<HeatmapRow | null> {
  const [row] = await db.select().from(heatmaps).where(isNamed(named))
  return row ?? null
}

export async function readRow(context: Context, named: Named): Promise<HeatmapRow> {
  const row = await find(context, named)
  if (!row || row.organizationId !== tenantOf(context).organizationId) throw heatmapNotFound()
  return row
}

export const isKnown = async (context: Context, named: Named): Promise<boolean> =>
  (await find(context, named)) !== null

/** The organization of the heatmap that an input names, for the pipeline's tenant check: a website that there is not has none either. */
export async function heatmapOrganization(context: Context, named: Named) {
  const organization = await websiteOrganization(context, named).catch((error: unknown) => {
    throw isServiceError(error) ? heatmapNotFound() : error
  })
  if (!(await find(context, named))) throw heatmapNotFound()
  return organization
}

const newest = newestFirst(heatmaps, 'createdAt', 'heatmapId')

export async function heatmapsOf(context: Context, websiteId: string, { limit, cursor }: Page) {
  const { organizationId } = tenantOf(context)
  const rows = await context.services.db
    .select()
    .from(heatmaps)
    .where(
      and(
        eq(heatmaps.websiteId, websiteId),
        eq(heatmaps.organizationId, organizationId),
        newest.after(cursor),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit + 1)
  const { items, nextCursor } = newest.page(rows, limit)
  return { heatmaps: items.map(viewOf), nextCursor }
}

/** A heatmap that is under way, of a website that was not deleted. */
export async function heatmapUnderWay(
  { services: { db } }: Context,
  named: Named,
): Promise<HeatmapRow | null> {
  const [found] = await db
    .select({ heatmap: heatmaps })
    .from(heatmaps)
    .innerJoin(websites, eq(websites.websiteId, heatmaps.websiteId))
    .where(and(isNamed(named), inArray(heatmaps.status, underWay), sql`${websites.deletedAt} is null`))
  return found?.heatmap ?? null
}

/** Notes what became of a heatmap since it was read. Returns false where another message, an erasure or a deletion was faster. */
export async function advance(
  { services: { db }, now }: Context,
  { heatmapId, websiteId, built, updatedAt }: HeatmapRow,
  change: Partial<Pick<HeatmapRow, 'status' | 'built' | 'error'>>,
): Promise<boolean> {
  const changed = await db
    .update(heatmaps)
    .set({ ...change, updatedAt: Math.max(now(), updatedAt + 1) })
    .where(
      and(
        isNamed({ heatmapId, websiteId }),
        inArray(heatmaps.status, underWay),
        eq(heatmaps.updatedAt, updatedAt),
        sql`${heatmaps.built} is ${built}`,
      ),
    )
    .returning({ heatmapId: heatmaps.heatmapId })
  return changed.length > 0
}

export function viewOf(row: HeatmapRow): Heatmap {
  const { heatmapId, websiteId, urlPath, device, status, error } = row
  const [windowStart, windowEnd, createdAt] = [iso(row.windowStart), iso(row.windowEnd), iso(row.createdAt)]
  return { heatmapId, websiteId, urlPath, device, status, windowStart, windowEnd, error, createdAt }
}
