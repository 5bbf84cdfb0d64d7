import { z } from 'zod'
import { rateLimited } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { linkReads, websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { ask } from './ask.ts'
import { noFilter } from '../../../shared/domain/analytics/figures/filters.ts'

const activeMs = 5 * 60_000

export const getActiveVisitors = defineOperation({
  id: 'reports.getActiveVisitors',
  route: 'GET /api/websites/{websiteId}/active',
  summary: 'Get how many visitors a website has at this moment',
  description: 'Those who did anything in the last five minutes.',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound, byLink: true },
  effect: 'read',
  input: () => ({ websiteId: z.uuid() }),
  output: () => z.object({ visitors: z.number().int() }),
  errors: [websiteNotFound, rateLimited],
  limits: [linkReads],
  mcp: 'listed',
  run(context, { websiteId }) {
    const now = context.now()
    const asked = { range: { from: now - activeMs, until: now + 1 }, filter: noFilter }
    return ask(context, { websiteId, report: 'active', asked })
  },
})
