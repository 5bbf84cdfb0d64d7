import { z } from 'zod'
import { besideOurs, listFields, placeOf } from '../../../shared/db/numbered-pages.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { Segment } from './schemas.ts'
import { segmentsOf } from './store.ts'
import { UmamiSegment } from './umami-segment.ts'

export const listSegments = defineOperation({
  id: 'segments.list',
  route: 'GET /api/websites/{websiteId}/segments',
  summary: 'List the segments of a website, newest first',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => ({
    websiteId: z.uuid(),
    type: z
      .enum(['segment', 'cohort'])
      .default('segment')
      .describe('As clients of Umami say it; there are no cohorts here'),
    ...listFields(),
  }),
  output: () =>
    z.object({
      segments: z.array(Segment()),
      nextCursor: z.string().nullable(),
      ...besideOurs(UmamiSegment()),
    }),
  errors: [websiteNotFound],
  mcp: 'listed',
  run: (context, { websiteId, type, ...asked }) => segmentsOf(context, { websiteId, type }, placeOf(asked)),
})
