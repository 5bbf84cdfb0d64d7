import { z } from 'zod'
import { ask, defineFigures } from '../reports/index.ts'
import { dataType, propertyName, total } from './schemas.ts'

export const getSessionDataProperties = defineFigures({
  id: 'properties.getSessionDataProperties',
  path: 'session-data/properties',
  summary: 'Get which properties pages told of visitors',
  description: 'By `umami.identify`; the most frequent 500.',
  more: () => ({ propertyName: propertyName().optional() }),
  output: () =>
    z.array(
      z.object({ propertyName: z.string(), dataType: dataType(), total: total('Of how many visitors') }),
    ),
  run: (context, { websiteId, of }, { propertyName: name }) =>
    ask(context, { websiteId, report: 'sessionDataProperties', asked: { ...of, propertyName: name } }),
})
