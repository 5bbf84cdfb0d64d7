import { z } from 'zod'
import { unitFor, units } from '../../../shared/domain/analytics/time/buckets.ts'
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
import { SeriesPoint } from './schemas.ts'

export const getEventSeries = defineOperation({
  id: 'activity.getEventSeries',
  route: 'GET /api/websites/{websiteId}/events/series',
  summary: 'Get how often events happened over time',
  description:
    '`x` is the name, `t` when the unit of time began, `y` how often it happened: of the names that happened most. Units without any are left out; those that would cut the time into too many pieces are raised.',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => ({
    websiteId: z.uuid(),
    ...rangeFields(),
    unit: z.enum(units).default('day').describe('How long each point lasts'),
    timezone: zoneField(),
    limit: z.coerce.number().int().min(1).max(100).default(20).describe('How many names'),
    ...filterFields(),
  }),
  numbered: filterNames,
  output: () => z.array(SeriesPoint()),
  errors: [websiteNotFound, segmentNotFound],
  mcp: 'listed',
  async run(context, { websiteId, startAt, endAt, unit, timezone: given, limit, ...filters }) {
    const range = rangeOf({ startAt, endAt })
    const timezone = given ?? (await readWebsite(context, websiteId)).timezone
    const asked = {
      range,
      filter: await readFilter(context, websiteId, filters),
      unit: unitFor(unit, range),
      timezone,
      limit,
    }
    return ask(context, { websiteId, report: 'eventSeries', asked })
  },
})
