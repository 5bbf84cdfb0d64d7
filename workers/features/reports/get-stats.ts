import { z } from 'zod'
import { forbidden, rateLimited } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { linkReads, websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { ask } from './ask.ts'
import { filterFields, filterNames, hidePeople, rangeFields, rangeOf } from './asked.ts'
import { comparedWith } from './compared.ts'
import { readFilter, segmentNotFound } from './read-filter.ts'
import { statsFields } from './schemas.ts'

export const getStats = defineOperation({
  id: 'reports.getStats',
  route: 'GET /api/websites/{websiteId}/stats',
  summary: 'Get the figures of a website',
  description:
    'All are exact, of what has arrived: none is sampled or estimated. Visitors, visits, bounces and times are those of `pageviews` less `pageviewsWithoutVisitor`.',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound, byLink: true },
  effect: 'read',
  check: hidePeople,
  input: () => ({
    websiteId: z.uuid(),
    ...rangeFields(),
    ...filterFields(),
    compare: z.enum(['prev', 'yoy']).default('prev').describe('The same time before, or a year before'),
  }),
  numbered: filterNames,
  // Clients of Umami send them along with every range.
  ignores: ['unit', 'timezone'],
  output: () => z.object({ ...statsFields(), comparison: z.object(statsFields()) }),
  errors: [websiteNotFound, segmentNotFound, forbidden, rateLimited],
  limits: [linkReads],
  mcp: 'listed',
  async run(context, { websiteId, compare, startAt, endAt, ...filters }) {
    const range = rangeOf({ startAt, endAt })
    const filter = await readFilter(context, websiteId, filters)
    const of = (asked: typeof range) =>
      ask(context, { websiteId, report: 'stats', asked: { range: asked, filter } })
    const [figures, comparison] = await Promise.all([of(range), of(comparedWith(range, compare))])
    return { ...figures, comparison }
  },
})
