import { z } from 'zod'
import { forbidden, rateLimited } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { linkReads, websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { ask } from './ask.ts'
import { filterNames, hidePeople, rangeOf } from './asked.ts'
import { metricFields } from './metric-types.ts'
import { readFilter, segmentNotFound } from './read-filter.ts'
import { Point } from './schemas.ts'

export const getMetrics = defineOperation({
  id: 'reports.getMetrics',
  route: 'GET /api/websites/{websiteId}/metrics',
  summary: 'Get how many visitors each value of a dimension has',
  description: '`x` is the value, `y` how many different visitors had it; most visitors first.',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound, byLink: true },
  effect: 'read',
  check: hidePeople,
  input: metricFields,
  numbered: filterNames,
  // Clients of Umami send them along with every range.
  ignores: ['unit', 'timezone'],
  output: () => z.array(Point()),
  errors: [websiteNotFound, segmentNotFound, forbidden, rateLimited],
  limits: [linkReads],
  mcp: 'listed',
  async run(context, { websiteId, type, startAt, endAt, search, limit, offset, ...filters }) {
    const of = { range: rangeOf({ startAt, endAt }), filter: await readFilter(context, websiteId, filters) }
    const asked = { ...of, dimension: type, search, limit, offset }
    const rows = await ask(context, { websiteId, report: 'metrics', asked })
    return rows.map(({ name, visitors }) => ({ x: name, y: visitors }))
  },
})
