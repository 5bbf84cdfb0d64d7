import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { reportNotFound } from './errors.ts'
import { SavedReport } from './schemas.ts'
import { readRow, reportOrganization, viewOf } from './store.ts'

export const getReport = defineOperation({
  id: 'savedReports.get',
  route: 'GET /api/reports/{reportId}',
  summary: 'Get a saved report',
  access: { role: 'viewer', organization: reportOrganization, hidden: reportNotFound },
  effect: 'read',
  input: () => ({ reportId: z.uuid() }),
  output: SavedReport,
  errors: [reportNotFound],
  mcp: 'listed',
  run: async (context, { reportId }) => viewOf(await readRow(context, reportId)),
})
