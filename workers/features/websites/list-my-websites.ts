import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { Website } from './schemas.ts'
import { numberedPage } from './store.ts'

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
    page: z.coerce.number().int().min(1).max(10_000).default(1).describe('Which page, from 1'),
    pageSize: z.coerce.number().int().min(1).max(100).default(20).describe('How many are on a page'),
  }),
  // Clients of Umami send them: it lists what teams have only when it is asked to.
  ignores: ['includeTeams'],
  output: () =>
    z.object({
      data: z.array(Website()).describe('Those of this page'),
      count: z.number().int().describe('How many there are on all pages'),
      page: z.number().int().describe('Which page this is, from 1'),
      pageSize: z.number().int().describe('How many are on a page at most'),
    }),
  errors: [organizationNotFound],
  mcp: 'listed',
  async run(context, { page, pageSize }) {
    const { data, count } = await numberedPage(context, { limit: pageSize, offset: (page - 1) * pageSize })
    return { data, count, page, pageSize }
  },
})
