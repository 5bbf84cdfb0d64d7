import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { reportNotFound } from './errors.ts'
import { removeReport } from './remove-report.ts'
import { reportOrganization } from './store.ts'

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
    await removeReport(context, { action: 'savedReports.delete', reportId })
    return { deleted: true as const }
  },
})
