import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { ask } from '../reports/index.ts'
import { websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { eventNotFound } from './errors.ts'
import { propertyFields } from './schemas.ts'
import { propertyView } from './views.ts'

export const getEventData = defineOperation({
  id: 'properties.getEventData',
  route: 'GET /api/websites/{websiteId}/event-data/{eventId}',
  summary: 'Get the properties of an event',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => ({ websiteId: z.uuid(), eventId: z.uuid().describe('As lists of events tell it') }),
  output: () =>
    z.array(
      z.object({ id: z.string(), websiteId: z.uuid(), websiteEventId: z.string(), ...propertyFields() }),
    ),
  errors: [websiteNotFound, eventNotFound],
  mcp: 'listed',
  async run(context, { websiteId, eventId }) {
    const found = await ask(context, { websiteId, report: 'dataOfEvent', asked: { eventId } })
    if (!found) throw eventNotFound()
    return found.properties.map((each) => ({
      id: `${found.eventId}:${each.name}`,
      websiteId,
      websiteEventId: found.eventId,
      ...propertyView(each, found.createdAt),
    }))
  },
})
