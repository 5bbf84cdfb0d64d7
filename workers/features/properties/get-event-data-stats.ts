import { z } from 'zod'
import { ask, defineFigures } from '../reports/index.ts'
import { total } from './schemas.ts'

export const getEventDataStats = defineFigures({
  id: 'properties.getEventDataStats',
  path: 'event-data/stats',
  summary: 'Get how much is told with events',
  output: () =>
    z.object({
      events: total('Events that have properties'),
      properties: total('Different properties'),
      records: total('Values of properties, of all events together'),
    }),
  run: (context, { websiteId, of }) => ask(context, { websiteId, report: 'eventDataStats', asked: of }),
})
