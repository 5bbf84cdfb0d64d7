import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { numberedFields, numberedPage } from '../../../shared/db/numbered-pages.ts'
import { websites } from '../../../shared/db/tables/websites.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { ofTeam, teamNotFound } from '../teams/index.ts'
import { numberedWebsites } from './store.ts'
import { UmamiWebsite } from './umami-website.ts'

export const listTeamWebsites = defineOperation({
  id: 'websites.listOfTeam',
  route: 'GET /api/teams/{teamId}/websites',
  summary: 'List the websites of a team, in pages by their number',
  description:
    'Newest first, as clients of Umami ask for them: none for whoever is neither in the team nor an admin.',
  access: ofTeam('viewer'),
  effect: 'read',
  input: () => ({ teamId: z.uuid(), ...numberedFields() }),
  output: () => z.object(numberedPage(UmamiWebsite())),
  errors: [teamNotFound],
  run: (context, { teamId, ...asked }) => numberedWebsites(context, asked, eq(websites.teamId, teamId)),
})
