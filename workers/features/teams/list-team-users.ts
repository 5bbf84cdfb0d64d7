import { z } from 'zod'
import { numberedFields, numberedPage } from '../../../shared/db/numbered-pages.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { ofTeam } from './access.ts'
import { teamNotFound } from './errors.ts'
import { usersOf } from './members.ts'
import { UmamiTeamUser } from './umami-team.ts'

export const listTeamUsers = defineOperation({
  id: 'teams.listUsers',
  route: 'GET /api/teams/{teamId}/users',
  summary: 'List who is in a team that websites are for, in pages by their number',
  description: 'What `GET /api/teams/{teamId}/members` answers, as clients of Umami ask for it.',
  access: ofTeam('viewer'),
  effect: 'read',
  input: () => ({ teamId: z.uuid(), ...numberedFields() }),
  output: () => z.object(numberedPage(UmamiTeamUser())),
  errors: [teamNotFound],
  run: (context, asked) => usersOf(context, asked),
})
