import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { reportTypes } from '../reports/index.ts'
import { namedWebsiteNotFound, namedWebsiteOrganization, websiteNotFound } from '../websites/index.ts'
import { SavedReport } from './schemas.ts'
import { reportsOf } from './store.ts'

export const listReports = defineOperation({
  id: 'savedReports.list',
  route: 'GET /api/reports',
  summary: 'List the saved reports of a website, newest first',
  access: { role: 'viewer', organization: namedWebsiteOrganization, hidden: namedWebsiteNotFound },
  effect: 'read',
  input: () => ({ websiteId: z.uuid(), type: z.enum(reportTypes).optional(), ...pageFields() }),
  output: () => z.object({ reports: z.array(SavedReport()), nextCursor: z.string().nullable() }),
  errors: [websiteNotFound],
  mcp: 'listed',
  run: (context, { websiteId, type, limit, cursor }) =>
    reportsOf(context, { websiteId, type }, { limit, cursor }),
})
