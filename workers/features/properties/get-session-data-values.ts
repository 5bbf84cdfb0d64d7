import { z } from 'zod'
import { ask, defineFigures } from '../reports/index.ts'
import { Value, askedType, propertyName } from './schemas.ts'

export const getSessionDataValues = defineFigures({
  id: 'properties.getSessionDataValues',
  path: 'session-data/values',
  summary: 'Get the values of a property of visitors',
  description: 'The hundred that most visitors have: of each visitor the last that a page told.',
  more: () => ({ propertyName: propertyName(), dataType: askedType() }),
  output: () => z.array(Value()),
  run: (context, { websiteId, of }, { propertyName: name, dataType }) =>
    ask(context, { websiteId, report: 'sessionDataValues', asked: { ...of, propertyName: name, dataType } }),
})
