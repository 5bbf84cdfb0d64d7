import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import {
  ask,
  filterFields,
  filterNames,
  rangeFields,
  rangeOf,
  readFilter,
  segmentNotFound,
} from '../reports/index.ts'
import { websiteNotFound, websiteOrganization } from '../websites/index.ts'

const figure = () => z.object({ value: z.number().int() })

export const getSessionStats = defineOperation({
  id: 'activity.getSessionStats',
  route: 'GET /api/websites/{websiteId}/sessions/stats',
  summary: 'Get the figures of the visitors of a website',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => ({ websiteId: z.uuid(), ...rangeFields(), ...filterFields() }),
  numbered: filterNames,
  // Clients of Umami send them along with every range.
  ignores: ['unit', 'timezone'],
  output: () =>
    z.object({
      pageviews: figure(),
      visitors: figure().describe('Who saw a page or did what has a name'),
      visits: figure(),
      countries: figure().describe('How many different ones'),
      events: figure().describe('Events of developers'),
    }),
  errors: [websiteNotFound, segmentNotFound],
  mcp: 'listed',
  async run(context, { websiteId, startAt, endAt, ...filters }) {
    const asked = {
      range: rangeOf({ startAt, endAt }),
      filter: await readFilter(context, websiteId, filters),
    }
    const { pageviews, visitors, visits, countries, events } = await ask(context, {
      websiteId,
      report: 'sessionStats',
      asked,
    })
    const told = (value: number) => ({ value })
    return {
      pageviews: told(pageviews),
      visitors: told(visitors),
      visits: told(visits),
      countries: told(countries),
      events: told(events),
    }
  },
})
