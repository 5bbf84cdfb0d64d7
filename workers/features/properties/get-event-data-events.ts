import { z } from 'zod'
import { ask, defineFigures } from '../reports/index.ts'
import { dataType, total } from './schemas.ts'

export const getEventDataEvents = defineFigures({
  id: 'properties.getEventDataEvents',
  path: 'event-data/events',
  summary: 'Get the properties of events, and with an event the values of each',
  description: 'With `event` each value is told, without it each property; the most frequent 500.',
  output: () =>
    z.array(
      z.object({
        eventName: z.string(),
        propertyName: z.string(),
        dataType: dataType(),
        propertyValue: z.string().optional(),
        total: total('How many events have it'),
      }),
    ),
  run: (context, { websiteId, of }, more) =>
    (more as { event?: unknown }).event === undefined
      ? ask(context, { websiteId, report: 'eventProperties', asked: of })
      : ask(context, { websiteId, report: 'eventPropertyValues', asked: of }),
})
