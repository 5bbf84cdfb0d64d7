import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { teams } from '../../../shared/db/tables/analytics.ts'
import { actorId } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { namedNotFound, organizationNotFound, stillAllowed } from '../organizations/index.ts'
import { teamLimitReached } from './errors.ts'
import { Team, teamName } from './schemas.ts'
import { viewOf } from './store.ts'

const mostTeams = 200

export const createTeam = defineOperation({
  id: 'teams.create',
  route: 'POST /api/teams',
  summary: 'Create a team of members for whom some websites are',
  description: 'A website that is given to a team is for its members, and for admins of the organization.',
  access: {
    role: 'admin',
    organization: (_context, { organizationId }) => organizationId ?? null,
    hidden: namedNotFound,
  },
  effect: 'write',
  input: () => ({
    name: teamName(),
    organizationId: z.uuid().optional().describe('The current organization unless given'),
  }),
  ignores: ['teamId', 'createdAt'],
  output: Team,
  status: 201,
  location: ({ teamId }) => `/api/teams/${teamId}`,
  errors: [organizationNotFound, teamLimitReached],
  mcp: 'listed',
  async run(context, { name }) {
    const { organizationId } = tenantOf(context)
    const { db, ids } = context.services
    const createdBy = actorId(context.actor)
    const row = { teamId: ids.uuid(), organizationId, name, createdBy, createdAt: context.now() }
    const held = sql`(select count(*) from ${teams} where ${eq(teams.organizationId, organizationId)})`
    const guards = [
      stillAllowed(context),
      { condition: sql`${held} < ${mostTeams}`, refusal: teamLimitReached },
    ]
    const answer = viewOf(row)
    const note = { resource: 'team', resourceId: row.teamId, summary: `Created the team ${name}` }
    await commit(context, { organizationId, action: 'teams.create', ...note, guards, answer }, [
      db.insert(teams).values(row),
    ])
    return answer
  },
})
