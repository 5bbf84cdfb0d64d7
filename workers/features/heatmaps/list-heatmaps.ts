import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { Heatmap } from './schemas.ts'
import { heatmapsOf } from './store.ts'

export const listHeatmaps = defineOperation({
  id: 'heatmaps.list',
  route: 'GET /api/websites/{websiteId}/heatmaps',
  summary: 'List the heatmaps of a website, newest first',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => ({ websiteId: z.uuid(), ...pageFields() }),
  output: () => z.object({ heatmaps: z.array(Heatmap()), nextCursor: z.string().nullable() }),
  errors: [websiteNotFound],
  mcp: 'listed',
  run: (context, { websiteId, limit, cursor }) => heatmapsOf(context, websiteId, { limit, cursor }),
})
