import { and, eq } from 'drizzle-orm'
import { type ListSource, contains, readNumbered } from '../../../../shared/db/numbered-pages.ts'
import { newestFirst } from '../../../../shared/db/pagination.ts'
import { savedReports } from '../../../../shared/db/tables/analytics.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { isServiceError } from '../../../../shared/kernel/errors.ts'
import { tenantOf } from '../../../../shared/kernel/tenant.ts'
import { reportNotFound } from '../errors.ts'
import { type ReportRow, reportOrganization } from '../store.ts'
import { umamiReport } from './umami-report.ts'

/** The types of reports that have addresses of their own under a website. */
export type SavedType = 'funnel' | 'goal'

const isOf = (websiteId: string, type: SavedType) =>
  and(eq(savedReports.websiteId, websiteId), eq(savedReports.type, type))

/** The organization of a report of this type that an input names, for the pipeline's tenant check: under another website, or of another type, there is none. */
export const organizationOf =
  (type: SavedType) =>
  async (context: Context, { websiteId, reportId }: { websiteId: string; reportId: string }) => {
    const which = and(eq(savedReports.reportId, reportId), isOf(websiteId, type))
    const { db } = context.services
    const [row] = await db.select({ reportId: savedReports.reportId }).from(savedReports).where(which)
    if (!row) throw reportNotFound()
    return reportOrganization(context, row).catch((error: unknown) => {
      throw isServiceError(error) ? reportNotFound() : error
    })
  }

const newest = newestFirst(savedReports, 'createdAt', 'reportId')

/** A page, by its number, of the reports of a type that are saved for a website. */
export async function pageOfReports(
  context: Context,
  { websiteId, type }: { websiteId: string; type: SavedType },
  { search, ...asked }: { page: number; pageSize: number; search: string },
) {
  const { db } = context.services
  const { organizationId } = tenantOf(context)
  const chosen = and(
    isOf(websiteId, type),
    eq(savedReports.organizationId, organizationId),
    contains([savedReports.name, savedReports.description], search),
  )
  const from: ListSource<ReportRow> = {
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(savedReports)
        .where(chosen)
        .orderBy(...newest.order)
        .limit(limit)
        .offset(offset),
    count: () => db.$count(savedReports, chosen),
  }
  const { items, numbered } = await readNumbered(asked, from)
  return { data: items.map(umamiReport), ...numbered }
}
