import { defineOperation } from '../../../shared/kernel/operation.ts'
import { ask, filterNames, segmentNotFound } from '../reports/index.ts'
import { websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { listAskedOf, listFields, pageOf } from './fields.ts'
import { VisitorEvent } from './schemas.ts'
import { timed } from './views.ts'

export const listEvents = defineOperation({
  id: 'activity.listEvents',
  route: 'GET /api/websites/{websiteId}/events',
  summary: 'List the page views and events of a website',
  description: 'The newest first. A search looks into names, pages, titles, referrers and distinct ids.',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: listFields,
  numbered: filterNames,
  // Clients of Umami send them along with every range.
  ignores: ['unit', 'timezone'],
  output: () => pageOf(VisitorEvent()),
  errors: [websiteNotFound, segmentNotFound],
  mcp: 'listed',
  async run(context, { websiteId, ...asked }) {
    const { data, count } = await ask(context, {
      websiteId,
      report: 'events',
      asked: await listAskedOf(context, { websiteId, ...asked }),
    })
    const { page, pageSize } = asked
    return {
      data: data.map((one) => ({ ...timed(one), websiteId })),
      count,
      page,
      pageSize,
      orderBy: 'createdAt',
    }
  },
})
