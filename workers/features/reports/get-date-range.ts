import { z } from 'zod'
import { rateLimited } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { linkReads, websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { ask } from './ask.ts'
import { iso } from '../../../shared/schemas/time.ts'

export const getDateRange = defineOperation({
  id: 'reports.getDateRange',
  route: 'GET /api/websites/{websiteId}/daterange',
  summary: 'Get when the first and the last event of a website happened',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound, byLink: true },
  effect: 'read',
  input: () => ({ websiteId: z.uuid() }),
  output: () => z.object({ startDate: z.iso.datetime().nullable(), endDate: z.iso.datetime().nullable() }),
  errors: [websiteNotFound, rateLimited],
  limits: [linkReads],
  mcp: 'listed',
  async run(context, { websiteId }) {
    const told = await ask(context, { websiteId, report: 'dateRange', asked: undefined })
    return { startDate: told && iso(told.startAt), endDate: told && iso(told.endAt) }
  },
})
