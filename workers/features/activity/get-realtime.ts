import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { ask } from '../reports/index.ts'
import { websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { eventFields } from './schemas.ts'

const counts = () => z.record(z.string(), z.number().int())
const points = () => z.array(z.object({ x: z.string(), t: z.string(), y: z.number().int() }))

export const getRealtime = defineOperation({
  id: 'activity.getRealtime',
  route: 'GET /api/realtime/{websiteId}',
  summary: 'Get what happens on a website at this moment',
  description:
    'The last thirty minutes, exact, by the minute in UTC, with the latest hundred page views and events.',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => ({ websiteId: z.uuid() }),
  output: () =>
    z.object({
      countries: counts().describe('Visitors by country, the most frequent hundred'),
      urls: counts().describe('Page views and events by path, the most frequent hundred'),
      referrers: counts().describe('Page views and events by the host that they came from'),
      events: z.array(z.object({ __type: z.enum(['session', 'pageview', 'event']), ...eventFields() })),
      series: z.object({ views: points(), visitors: points() }),
      totals: z.object({
        views: z.number().int(),
        visitors: z.number().int(),
        events: z.number().int(),
        countries: z.number().int(),
      }),
      timestamp: z.number().int().describe('When this was, in milliseconds since the epoch'),
    }),
  errors: [websiteNotFound],
  mcp: 'listed',
  run: (context, { websiteId }) =>
    ask(context, { websiteId, report: 'realtime', asked: { now: context.now() } }),
})
