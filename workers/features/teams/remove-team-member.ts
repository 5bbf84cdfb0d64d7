import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { teamMembers } from '../../../shared/db/tables/analytics.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { stillAllowed } from '../organizations/index.ts'
import { ofTeam } from './access.ts'
import { teamMemberNotFound, teamNotFound } from './errors.ts'
import { isInTeam, unknownPerson } from './members.ts'
import { userId as personId } from './schemas.ts'
import { readTeam } from './store.ts'

export const removeTeamMember = defineOperation({
  id: 'teams.removeMember',
  route: 'DELETE /api/teams/{teamId}/members',
  summary: 'Remove a person from a team',
  description: 'At once: websites of the team are unknown to them from then on, unless they are an admin.',
  access: ofTeam('admin'),
  effect: 'destroy',
  input: () => ({ teamId: z.uuid(), userId: personId() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [teamNotFound, teamMemberNotFound],
  mcp: 'listed',
  async run(context, { teamId, userId }) {
    const { organizationId, name } = await readTeam(context, teamId)
    const isThere = sql`exists (select 1 from ${teamMembers} where ${isInTeam(teamId, userId)})`
    const guards = [stillAllowed(context), { condition: isThere, refusal: unknownPerson }]
    const note = { resource: 'team', resourceId: teamId, summary: `Removed a person from the team ${name}` }
    const endings = [{ kind: 'user' as const, id: userId }]
    await commit(context, { organizationId, action: 'teams.removeMember', ...note, guards, endings }, [
      context.services.db.delete(teamMembers).where(isInTeam(teamId, userId)),
    ])
    return { deleted: true as const }
  },
})
