import { z } from 'zod'
import { forbidden, rateLimited } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { linkReads, websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { ask } from './ask.ts'
import { filterNames, hidePeople, rangeOf } from './asked.ts'
import { metricFields } from './metric-types.ts'
import { readFilter, segmentNotFound } from './read-filter.ts'
import { figureFields } from './schemas.ts'

export const getExpandedMetrics = defineOperation({
  id: 'reports.getExpandedMetrics',
  route: 'GET /api/websites/{websiteId}/metrics/expanded',
  summary: 'Get all figures of each value of a dimension',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound, byLink: true },
  effect: 'read',
  check: hidePeople,
  input: metricFields,
  numbered: filterNames,
  // Clients of Umami send them along with every range.
  ignores: ['unit', 'timezone'],
  output: () => z.array(z.object({ name: z.string(), ...figureFields() })),
  errors: [websiteNotFound, segmentNotFound, forbidden, rateLimited],
  limits: [linkReads],
  mcp: 'listed',
  async run(context, { websiteId, type, startAt, endAt, search, limit, offset, ...filters }) {
    const of = { range: rangeOf({ startAt, endAt }), filter: await readFilter(context, websiteId, filters) }
    const asked = { ...of, dimension: type, search, limit, offset }
    return ask(context, { websiteId, report: 'metrics', asked })
  },
})
