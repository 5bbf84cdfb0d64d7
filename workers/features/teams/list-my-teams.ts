import { z } from 'zod'
import { numberedFields, numberedPage } from '../../../shared/db/numbered-pages.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { ownTeams } from './store.ts'
import { UmamiTeam } from './umami-team.ts'

export const listMyTeams = defineOperation({
  id: 'teams.listMine',
  route: 'GET /api/me/teams',
  summary: 'List the teams that one is in, in pages by their number',
  description:
    'Those of the current organization, newest first, as clients of Umami ask for them. An access key is in none.',
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
  output: () => z.object(numberedPage(UmamiTeam())),
  errors: [organizationNotFound],
  run: (context, { page, pageSize, search }) => ownTeams(context, { page, pageSize, search }),
})
