import { z } from 'zod'
import { noFilter } from '../../../shared/domain/analytics/figures/filters.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { ask, filterNames, rangeFields, rangeOf } from '../reports/index.ts'
import { websiteNotFound, websiteOrganization } from '../websites/index.ts'

export const listValues = defineOperation({
  id: 'activity.listValues',
  route: 'GET /api/websites/{websiteId}/values',
  summary: 'List the values that a dimension of a website has',
  description: 'For choosing a filter: the most frequent ones, in the order of their letters.',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => ({
    websiteId: z.uuid(),
    ...rangeFields(),
    type: z.enum(filterNames),
    search: z.string().max(200).default('').describe('Only values that contain this, in whichever case'),
    limit: z.coerce.number().int().min(1).max(1000).default(100).describe('How many values at most'),
  }),
  output: () => z.array(z.string()),
  errors: [websiteNotFound],
  mcp: 'listed',
  run: (context, { websiteId, startAt, endAt, type, search, limit }) => {
    const asked = { range: rangeOf({ startAt, endAt }), filter: noFilter, column: type, search, limit }
    return ask(context, { websiteId, report: 'values', asked })
  },
})
