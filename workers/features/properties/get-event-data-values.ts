import { z } from 'zod'
import { ask, defineFigures } from '../reports/index.ts'
import { Value, askedType, eventName, propertyName } from './schemas.ts'

export const getEventDataValues = defineFigures({
  id: 'properties.getEventDataValues',
  path: 'event-data/values',
  summary: 'Get the values of a property of events',
  description: 'The hundred that most events have. Of lists, asked for by their kind, each item counts.',
  more: () => ({ propertyName: propertyName(), eventName: eventName(), dataType: askedType() }),
  output: () => z.array(Value()),
  run: (context, { websiteId, of }, which) => {
    const { propertyName: name, eventName: event, dataType } = which
    const asked = { ...of, propertyName: name, eventName: event, dataType }
    return ask(context, { websiteId, report: 'eventDataValues', asked })
  },
})
