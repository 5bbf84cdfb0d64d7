import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { Segment } from './schemas.ts'
import { segmentsOf } from './store.ts'

export const listSegments = defineOperation({
  id: 'segments.list',
  route: 'GET /api/websites/{websiteId}/segments',
  summary: 'List the segments of a website, newest first',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => ({ websiteId: z.uuid(), ...pageFields() }),
  output: () => z.object({ segments: z.array(Segment()), nextCursor: z.string().nullable() }),
  errors: [websiteNotFound],
  mcp: 'listed',
  run: (context, { websiteId, limit, cursor }) => segmentsOf(context, websiteId, { limit, cursor }),
})
