import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { propertiesOf } from '../../../shared/domain/analytics/reading/properties-of.ts'
import { ask } from '../reports/index.ts'
import { websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { sessionNotFound } from './errors.ts'
import { sessionId } from './fields.ts'
import { visitorOf } from './views.ts'

const ever = { from: 0, until: 8_640_000_000_000_000 }

export const getSessionProperties = defineOperation({
  id: 'activity.getSessionProperties',
  route: 'GET /api/websites/{websiteId}/sessions/{sessionId}/properties',
  summary: 'Get what pages told of a visitor',
  description: 'The last value of each property that `umami.identify` was given.',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => ({ websiteId: z.uuid(), sessionId: sessionId() }),
  output: () =>
    z.array(
      z.object({
        websiteId: z.uuid(),
        sessionId: z.string(),
        dataKey: z.string(),
        dataType: z.number().int().describe('1 text, 2 number, 3 true or false, 4 moment, 5 list'),
        stringValue: z.string(),
        numberValue: z.number().nullable(),
        dateValue: z.string().nullable(),
        createdAt: z.iso.datetime(),
      }),
    ),
  errors: [websiteNotFound, sessionNotFound],
  mcp: 'listed',
  async run(context, { websiteId, sessionId: id }) {
    const asked = { visitor: visitorOf(id), range: ever }
    const told = await ask(context, { websiteId, report: 'sessionProperties', asked })
    return told.flatMap(({ name, value, createdAt }) =>
      propertiesOf({ [name]: value }).map(({ name: dataKey, type, text }) => ({
        websiteId,
        sessionId: id,
        dataKey,
        dataType: type,
        stringValue: text,
        numberValue: type === 2 ? Number(text) : null,
        dateValue: type === 4 ? text : null,
        createdAt: iso(createdAt),
      })),
    )
  },
})
