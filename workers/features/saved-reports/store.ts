import { and, eq } from 'drizzle-orm'
import { belongingOf } from '../../../shared/db/belonging.ts'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { savedReports } from '../../../shared/db/tables/analytics.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { type ReportType, reportTypes } from '../reports/index.ts'
import { websiteOrganization } from '../websites/index.ts'
import { reportNotFound } from './errors.ts'
import type { SavedReport } from './schemas.ts'

export type ReportRow = typeof savedReports.$inferSelect

/** The report of this organization. */
export const isReportIn = (reportId: string, organizationId: string) =>
  and(eq(savedReports.reportId, reportId), eq(savedReports.organizationId, organizationId))

/** The organization of the report that an input names, for the pipeline's tenant check. With its website goes the report. */
export async function reportOrganization(context: Context, { reportId }: { reportId: string }) {
  const which = eq(savedReports.reportId, reportId)
  const [found, [row]] = await Promise.all([
    belongingOf(context, savedReports, which),
    context.services.db.select({ websiteId: savedReports.websiteId }).from(savedReports).where(which),
  ])
  if (!found || !row) throw reportNotFound()
  await websiteOrganization(context, row)
  return found
}

export async function readRow(context: Context, reportId: string): Promise<ReportRow> {
  const { organizationId } = tenantOf(context)
  const which = isReportIn(reportId, organizationId)
  const [row] = await context.services.db.select().from(savedReports).where(which)
  if (!row) throw reportNotFound()
  return row
}

const newest = newestFirst(savedReports, 'createdAt', 'reportId')

export async function reportsOf(
  context: Context,
  { websiteId, type }: { websiteId: string; type: ReportType | undefined },
  { limit, cursor }: Page,
) {
  const { organizationId } = tenantOf(context)
  const rows = await context.services.db
    .select()
    .from(savedReports)
    .where(
      and(
        eq(savedReports.websiteId, websiteId),
        eq(savedReports.organizationId, organizationId),
        type && eq(savedReports.type, type),
        newest.after(cursor),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit + 1)
  const { items, nextCursor } = newest.page(rows, limit)
  return { reports: items.map(viewOf), nextCursor }
}

export const typeOf = ({ type }: Pick<ReportRow, 'type'>): ReportType =>
  reportTypes.find((each) => each === type) ?? 'goal'

export function viewOf(row: ReportRow): SavedReport {
  const { reportId, websiteId, name, description, parameters } = row
  const [createdAt, updatedAt] = [iso(row.createdAt), iso(row.updatedAt)]
  return { id: reportId, websiteId, type: typeOf(row), name, description, parameters, createdAt, updatedAt }
}
