import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { ofTeam } from './access.ts'
import { teamNotFound } from './errors.ts'
import { Team } from './schemas.ts'
import { readTeam, viewOf } from './store.ts'

export const getTeam = defineOperation({
  id: 'teams.get',
  route: 'GET /api/teams/{teamId}',
  summary: 'Get a team',
  access: ofTeam('viewer'),
  effect: 'read',
  input: () => ({ teamId: z.uuid() }),
  output: Team,
  errors: [teamNotFound],
  mcp: 'listed',
  run: async (context, { teamId }) => viewOf(await readTeam(context, teamId)),
})
