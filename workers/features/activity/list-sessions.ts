import { defineOperation } from '../../../shared/kernel/operation.ts'
import { ask, filterNames, segmentNotFound } from '../reports/index.ts'
import { websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { listAskedOf, listFields, pageOf } from './fields.ts'
import { VisitorSession } from './schemas.ts'
import { sessionView } from './views.ts'

export const listSessions = defineOperation({
  id: 'activity.listSessions',
  route: 'GET /api/websites/{websiteId}/sessions',
  summary: 'List the visitors of a website',
  description:
    'Whoever was heard of last comes first. A session is a visitor for as long as the policy of the website knows visitors again. A search looks into distinct ids, places and browsers.',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: listFields,
  numbered: filterNames,
  // Clients of Umami send them along with every range.
  ignores: ['unit', 'timezone'],
  output: () => pageOf(VisitorSession()),
  errors: [websiteNotFound, segmentNotFound],
  mcp: 'listed',
  async run(context, { websiteId, ...asked }) {
    const { data, count } = await ask(context, {
      websiteId,
      report: 'sessions',
      asked: await listAskedOf(context, { websiteId, ...asked }),
    })
    const { page, pageSize } = asked
    return { data: data.map((one) => sessionView(one, websiteId)), count, page, pageSize, orderBy: 'lastAt' }
  },
})
