import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { teamMembers, teams } from '../../../shared/db/tables/analytics.ts'
import { websites } from '../../../shared/db/tables/websites.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { stillAllowed } from '../organizations/index.ts'
import { ofTeam } from './access.ts'
import { teamInUse, teamNotFound } from './errors.ts'
import { isTeam, readTeam, teamStays } from './store.ts'

export const deleteTeam = defineOperation({
  id: 'teams.delete',
  route: 'DELETE /api/teams/{teamId}',
  summary: 'Delete a team',
  description:
    'Its people stay members of the organization. A team that has websites is not deleted: they would be for everybody at once.',
  access: ofTeam('admin'),
  effect: 'destroy',
  input: () => ({ teamId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [teamNotFound, teamInUse],
  mcp: 'listed',
  async run(context, { teamId }) {
    const { db } = context.services
    const { organizationId, name } = await readTeam(context, teamId)
    const held = and(eq(websites.teamId, teamId), isNull(websites.deletedAt))
    const guards = [
      stillAllowed(context),
      teamStays(teamId, organizationId, teamNotFound),
      { condition: sql`not exists (select 1 from ${websites} where ${held})`, refusal: teamInUse },
    ]
    const note = { resource: 'team', resourceId: teamId, summary: `Deleted the team ${name}` }
    await commit(context, { organizationId, action: 'teams.delete', ...note, guards }, [
      db.delete(teamMembers).where(eq(teamMembers.teamId, teamId)),
      db.delete(teams).where(isTeam(teamId, organizationId)),
    ])
    return { deleted: true as const }
  },
})
