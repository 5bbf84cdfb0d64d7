import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import {
  ask,
  filterFields,
  filterNames,
  rangeFields,
  rangeOf,
  readFilter,
  segmentNotFound,
} from '../reports/index.ts'
import { readWebsite, websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { zoneField } from './fields.ts'

export const getSessionsWeekly = defineOperation({
  id: 'activity.getSessionsWeekly',
  route: 'GET /api/websites/{websiteId}/sessions/weekly',
  summary: 'Get at which hours of the week a website has visitors',
  description:
    'Seven rows of 24 numbers: how many different visitors there were at each hour of each weekday, Sunday first.',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => ({ websiteId: z.uuid(), ...rangeFields(), timezone: zoneField(), ...filterFields() }),
  numbered: filterNames,
  output: () => z.array(z.array(z.number().int())),
  errors: [websiteNotFound, segmentNotFound],
  mcp: 'listed',
  async run(context, { websiteId, startAt, endAt, timezone: given, ...filters }) {
    const timezone = given ?? (await readWebsite(context, websiteId)).timezone
    const asked = {
      range: rangeOf({ startAt, endAt }),
      filter: await readFilter(context, websiteId, filters),
      timezone,
    }
    return ask(context, { websiteId, report: 'sessionsWeekly', asked })
  },
})
