import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { changeReport } from './change-report.ts'
import { reportNotFound } from './errors.ts'
import { SavedReport, reportFields } from './schemas.ts'
import { reportOrganization, viewOf } from './store.ts'

export const updateReport = defineOperation({
  id: 'savedReports.update',
  route: 'PATCH /api/reports/{reportId}',
  summary: 'Change a saved report',
  description: 'Only what is given changes; parameters as a whole, and with the type if that changes.',
  access: { role: 'member', organization: reportOrganization, hidden: reportNotFound },
  effect: 'write',
  input: () => ({ reportId: z.uuid(), ...z.object(reportFields()).partial().shape }),
  ignores: ['id', 'websiteId', 'createdAt', 'updatedAt'],
  output: SavedReport,
  errors: [reportNotFound],
  mcp: 'listed',
  run: (context, given) => changeReport(context, given, { action: 'savedReports.update', answerOf: viewOf }),
})
