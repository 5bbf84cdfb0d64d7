import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { savedReports } from '../../../shared/db/tables/analytics.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { reportNotFound } from './errors.ts'
import { isReportIn, readRow, reportOrganization } from './store.ts'

export const deleteReport = defineOperation({
  id: 'savedReports.delete',
  route: 'DELETE /api/reports/{reportId}',
  summary: 'Delete a saved report',
  description: 'What visitors did stays as it is.',
  access: { role: 'member', organization: reportOrganization, hidden: reportNotFound },
  effect: 'destroy',
  input: () => ({ reportId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [reportNotFound],
  mcp: 'listed',
  async run(context, { reportId }) {
    const { organizationId } = tenantOf(context)
    const { name } = await readRow(context, reportId)
    const note = { resource: 'report', resourceId: reportId, summary: `Deleted the report ${name}` }
    await commit(context, { organizationId, action: 'savedReports.delete', ...note }, [
      context.services.db.delete(savedReports).where(isReportIn(reportId, organizationId)),
    ])
    return { deleted: true as const }
  },
})
