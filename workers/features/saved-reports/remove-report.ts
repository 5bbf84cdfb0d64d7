import { commit } from '../../../shared/db/commit.ts'
import { savedReports } from '../../../shared/db/tables/analytics.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { isReportIn, readRow } from './store.ts'

/** Deletes a saved report, whichever way it is asked. */
export async function removeReport(
  context: Context,
  { action, reportId }: { action: string; reportId: string },
): Promise<void> {
  const { organizationId } = tenantOf(context)
  const { name } = await readRow(context, reportId)
  const note = { resource: 'report', resourceId: reportId, summary: `Deleted the report ${name}` }
  await commit(context, { organizationId, action, ...note }, [
    context.services.db.delete(savedReports).where(isReportIn(reportId, organizationId)),
  ])
}
