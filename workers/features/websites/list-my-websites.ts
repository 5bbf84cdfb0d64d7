import { z } from 'zod'
import { numberedFields, numberedPage } from '../../../shared/db/numbered-pages.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { numberedWebsites } from './store.ts'
import { UmamiWebsite } from './umami-website.ts'

export const listMyWebsites = defineOperation({
  id: 'websites.listMine',
  route: 'GET /api/me/websites',
  summary: 'List the websites that one may see, in pages by their number',
  description: 'Those of the current organization, newest first, as clients of Umami ask for them.',
  access: {
    role: 'viewer',
    organization: (_context, { organizationId }) => organizationId ?? null,
    hidden: organizationNotFound,
  },
  effect: 'read',
  input: () => ({
    organizationId: z.uuid().optional().describe('The current organization unless given'),
    ...numberedFields(),
  }),
  // Clients of Umami send them: it lists what teams have only when it is asked to.
  ignores: ['includeTeams'],
  output: () => z.object(numberedPage(UmamiWebsite())),
  errors: [organizationNotFound],
  mcp: 'listed',
  run: (context, { page, pageSize, search }) => numberedWebsites(context, { page, pageSize, search }),
})
