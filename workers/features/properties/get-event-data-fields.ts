import { z } from 'zod'
import { ask, defineFigures } from '../reports/index.ts'
import { dataType, eventName, total } from './schemas.ts'

export const getEventDataFields = defineFigures({
  id: 'properties.getEventDataFields',
  path: 'event-data/fields',
  summary: 'Get which properties events have, whatever their names',
  description: 'The most frequent 500.',
  more: () => ({ eventName: eventName() }),
  output: () =>
    z.array(
      z.object({ propertyName: z.string(), dataType: dataType(), total: total('How many events have it') }),
    ),
  run: (context, { websiteId, of }, { eventName: name }) =>
    ask(context, { websiteId, report: 'eventFields', asked: { ...of, eventName: name } }),
})
