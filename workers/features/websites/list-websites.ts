import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { Website } from './schemas.ts'
import { websitesOf } from './store.ts'

export const listWebsites = defineOperation({
  id: 'websites.list',
  route: 'GET /api/websites',
  summary: "List an organization's websites, newest first",
  access: {
    role: 'viewer',
    organization: (_context, { organizationId }) => organizationId ?? null,
    hidden: organizationNotFound,
  },
  effect: 'read',
  input: () => ({
    organizationId: z.uuid().optional().describe('The current organization unless given'),
    ...pageFields(),
  }),
  output: () => z.object({ websites: z.array(Website()), nextCursor: z.string().nullable() }),
  errors: [organizationNotFound],
  mcp: 'listed',
  run: (context, { limit, cursor }) => websitesOf(context, { limit, cursor }),
})
