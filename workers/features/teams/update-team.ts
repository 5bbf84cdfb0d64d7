import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { teams } from '../../../shared/db/tables/analytics.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { unchanged } from '../../../shared/kernel/unchanged.ts'
import { stillAllowed } from '../organizations/index.ts'
import { ofTeam } from './access.ts'
import { teamNotFound } from './errors.ts'
import { Team, teamName } from './schemas.ts'
import { isTeam, readTeam, teamStays, viewOf } from './store.ts'

export const updateTeam = defineOperation({
  id: 'teams.update',
  route: 'PATCH /api/teams/{teamId}',
  summary: 'Rename a team',
  access: ofTeam('admin'),
  effect: 'write',
  input: () => ({ teamId: z.uuid(), name: teamName().optional() }),
  ignores: ['organizationId', 'createdAt'],
  output: Team,
  errors: [teamNotFound],
  mcp: 'listed',
  async run(context, { teamId, name }) {
    const before = await readTeam(context, teamId)
    if (name === undefined || name === before.name) return unchanged(context, viewOf(before))
    const { organizationId } = before
    const summary = `Renamed the team ${before.name} to ${name}`
    const note = { organizationId, resource: 'team', resourceId: teamId, summary }
    const guards = [stillAllowed(context), teamStays(teamId, organizationId, teamNotFound)]
    const answer = viewOf({ ...before, name })
    await commit(context, { ...note, action: 'teams.update', guards, answer }, [
      context.services.db.update(teams).set({ name }).where(isTeam(teamId, organizationId)),
    ])
    return answer
  },
})
