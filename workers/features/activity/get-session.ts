import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { ask } from '../reports/index.ts'
import { websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { sessionNotFound } from './errors.ts'
import { sessionId } from './fields.ts'
import { VisitorSession } from './schemas.ts'
import { sessionView, visitorOf } from './views.ts'

export const getSession = defineOperation({
  id: 'activity.getSession',
  route: 'GET /api/websites/{websiteId}/sessions/{sessionId}',
  summary: 'Get what is known of a visitor',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => ({ websiteId: z.uuid(), sessionId: sessionId() }),
  output: VisitorSession,
  errors: [websiteNotFound, sessionNotFound],
  mcp: 'listed',
  async run(context, { websiteId, sessionId: id }) {
    const visitor = visitorOf(id)
    const found = await ask(context, { websiteId, report: 'session', asked: { visitor } })
    if (!found) throw sessionNotFound()
    return sessionView(found, websiteId)
  },
})
