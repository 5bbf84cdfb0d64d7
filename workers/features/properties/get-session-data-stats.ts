import { z } from 'zod'
import { ask, defineFigures } from '../reports/index.ts'
import { propertyName, total } from './schemas.ts'

export const getSessionDataStats = defineFigures({
  id: 'properties.getSessionDataStats',
  path: 'session-data/stats',
  summary: 'Get what visitors with each text of a property did',
  description: 'Of the hundred texts whose visitors did most.',
  more: () => ({ propertyName: propertyName() }),
  output: () =>
    z.array(
      z.object({
        label: z.string().describe('The text'),
        activity: total('All that they did'),
        sessions: total('Visitors'),
        visits: z.number().int(),
        views: total('Page views'),
        events: total('Events of developers'),
      }),
    ),
  run: (context, { websiteId, of }, { propertyName: name }) =>
    ask(context, { websiteId, report: 'sessionDataStats', asked: { ...of, propertyName: name } }),
})
