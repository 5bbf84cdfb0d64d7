import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { ask, rangeFields, rangeOf } from '../reports/index.ts'
import { websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { sessionNotFound } from './errors.ts'
import { sessionId } from './fields.ts'
import { eventFields } from './schemas.ts'
import { timed, visitorOf } from './views.ts'

export const getSessionActivity = defineOperation({
  id: 'activity.getSessionActivity',
  route: 'GET /api/websites/{websiteId}/sessions/{sessionId}/activity',
  summary: 'Get what a visitor did',
  description: 'Page views and events of the stretch of time, the newest first, the latest 500 of them.',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => ({ websiteId: z.uuid(), sessionId: sessionId(), ...rangeFields() }),
  output: () =>
    z.array(
      z.object({
        eventId: z.string(),
        eventType: z.number().int().describe('1 for a page view, 2 for an event of a developer'),
        visit: z.number().int().describe('Which visit of its day it belongs to, from 0'),
        ...eventFields(),
      }),
    ),
  errors: [websiteNotFound, sessionNotFound],
  mcp: 'listed',
  async run(context, { websiteId, sessionId: id, ...given }) {
    const asked = { visitor: visitorOf(id), range: rangeOf(given) }
    const told = await ask(context, { websiteId, report: 'sessionActivity', asked })
    return told.map(({ id: eventId, ...event }) => ({ eventId, ...timed(event) }))
  },
})
