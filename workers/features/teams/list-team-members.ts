import { z } from 'zod'
import { pageFields } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { ofTeam } from './access.ts'
import { teamNotFound } from './errors.ts'
import { membersOf } from './members.ts'
import { PersonOfTeam } from './schemas.ts'

export const listTeamMembers = defineOperation({
  id: 'teams.listMembers',
  route: 'GET /api/teams/{teamId}/members',
  summary: 'List who is in a team that websites are for, added last first',
  access: ofTeam('viewer'),
  effect: 'read',
  input: () => ({ teamId: z.uuid(), ...pageFields() }),
  output: () => z.object({ members: z.array(PersonOfTeam()), nextCursor: z.string().nullable() }),
  errors: [teamNotFound],
  mcp: 'listed',
  run: (context, { teamId, limit, cursor }) => membersOf(context, { teamId, limit, cursor }),
})
