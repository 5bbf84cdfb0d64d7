import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { namedWebsiteNotFound, namedWebsiteOrganization, websiteNotFound } from '../websites/index.ts'
import { saveReport } from './save-report.ts'
import { SavedReport, reportFields } from './schemas.ts'
import { viewOf } from './store.ts'

export const createReport = defineOperation({
  id: 'savedReports.create',
  route: 'POST /api/reports',
  summary: 'Save a report, to ask for it again',
  description: 'It is asked for by `POST /api/reports/{type}` with its parameters.',
  access: { role: 'member', organization: namedWebsiteOrganization, hidden: namedWebsiteNotFound },
  effect: 'write',
  input: () => {
    const { description, ...fields } = reportFields()
    return { websiteId: z.uuid(), ...fields, description: description.default('') }
  },
  ignores: ['id', 'createdAt', 'updatedAt'],
  output: SavedReport,
  status: 201,
  location: ({ id }) => `/api/reports/${id}`,
  errors: [websiteNotFound],
  mcp: 'listed',
  run: (context, given) =>
    saveReport(context, given, {
      action: 'savedReports.create',
      gone: namedWebsiteNotFound,
      answerOf: viewOf,
    }),
})
