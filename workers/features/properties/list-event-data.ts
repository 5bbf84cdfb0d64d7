import { z } from 'zod'
import { iso } from '../../../shared/schemas/time.ts'
import { listMore, pageOf } from '../activity/index.ts'
import { ask, defineFigures } from '../reports/index.ts'
import { propertyFields } from './schemas.ts'
import { propertyView } from './views.ts'

export const listEventData = defineFigures({
  id: 'properties.listEventData',
  path: 'event-data',
  summary: 'List the events of a website with their properties',
  description:
    'Those that have any, the newest first. A search looks into names, pages, titles and referrers.',
  more: listMore,
  output: () =>
    pageOf(
      z.object({
        websiteId: z.uuid(),
        eventId: z.string(),
        eventName: z.string(),
        createdAt: z.iso.datetime(),
        eventProperties: z.array(z.object(propertyFields())),
      }),
    ),
  async run(context, { websiteId, of }, { search, page, pageSize }) {
    const asked = { ...of, search, limit: pageSize, offset: (page - 1) * pageSize }
    const { data, count } = await ask(context, { websiteId, report: 'eventData', asked })
    const events = data.map(({ eventId, eventName, createdAt, properties }) => {
      const eventProperties = properties.map((each) => propertyView(each, createdAt))
      return { websiteId, eventId, eventName, createdAt: iso(createdAt), eventProperties }
    })
    return { data: events, count, page, pageSize, orderBy: 'createdAt' }
  },
})
