import { z } from 'zod'
import { ask, defineFigures } from '../reports/index.ts'
import { dataType, propertyName, total } from './schemas.ts'

export const getEventDataProperties = defineFigures({
  id: 'properties.getEventDataProperties',
  path: 'event-data/properties',
  summary: 'Get which properties events of each name have',
  description: 'The most frequent 500.',
  more: () => ({ propertyName: propertyName().optional() }),
  output: () =>
    z.array(
      z.object({
        eventName: z.string(),
        propertyName: z.string(),
        dataType: dataType(),
        total: total('How many events have it'),
      }),
    ),
  run: (context, { websiteId, of }, { propertyName: name }) =>
    ask(context, { websiteId, report: 'eventProperties', asked: { ...of, propertyName: name } }),
})
