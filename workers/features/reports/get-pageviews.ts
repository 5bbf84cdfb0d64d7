import { z } from 'zod'
import { forbidden, rateLimited } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { linkReads, websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { ask } from './ask.ts'
import { isTimezone, units, unitFor } from '../../../shared/domain/analytics/time/buckets.ts'
import { readWebsite } from '../websites/index.ts'
import { filterFields, filterNames, hidePeople, rangeFields, rangeOf } from './asked.ts'
import { readFilter, segmentNotFound } from './read-filter.ts'
import { Point } from './schemas.ts'

export const getPageviews = defineOperation({
  id: 'reports.getPageviews',
  route: 'GET /api/websites/{websiteId}/pageviews',
  summary: 'Get page views and visitors of a website over time',
  description:
    'Units without any are left out. A unit that would cut the time into too many pieces is raised: minutes up to an hour, hours up to 30 days, days up to seven months, months up to two years.',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound, byLink: true },
  effect: 'read',
  check: hidePeople,
  input: () => ({
    websiteId: z.uuid(),
    ...rangeFields(),
    unit: z.enum(units).default('day'),
    timezone: z
      .string()
      .max(64)
      .refine(isTimezone, 'Must be a time zone such as Europe/Berlin')
      .optional()
      .describe('That of the website unless given'),
    ...filterFields(),
  }),
  numbered: filterNames,
  output: () =>
    z.object({ pageviews: z.array(Point()), sessions: z.array(Point()).describe('Different visitors') }),
  errors: [websiteNotFound, segmentNotFound, forbidden, rateLimited],
  limits: [linkReads],
  mcp: 'listed',
  async run(context, { websiteId, startAt, endAt, unit: asked, timezone: given, ...filters }) {
    const range = rangeOf({ startAt, endAt })
    const timezone = given ?? (await readWebsite(context, websiteId)).timezone
    const unit = unitFor(asked, range)
    return ask(context, {
      websiteId,
      report: 'pageviews',
      asked: { range, filter: await readFilter(context, websiteId, filters), unit, timezone },
    })
  },
})
