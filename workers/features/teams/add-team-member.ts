import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { teamMembers } from '../../../shared/db/tables/analytics.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { unchanged } from '../../../shared/kernel/unchanged.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { stillAllowed } from '../organizations/index.ts'
import { ofTeam } from './access.ts'
import { teamMemberNotFound, teamNotFound } from './errors.ts'
import { isInTeam, isMember, readMember, unknownPerson } from './members.ts'
import { PersonOfTeam, userId as personId } from './schemas.ts'
import { readTeam, teamStays } from './store.ts'

export const addTeamMember = defineOperation({
  id: 'teams.addMember',
  route: 'POST /api/teams/{teamId}/members',
  summary: 'Add a member of the organization to a team',
  description: 'Whoever is in it already stays. Who leaves the organization leaves its teams.',
  access: { ...ofTeam('admin'), existing: (context, { userId }) => readMember(context, userId) },
  effect: 'write',
  input: () => ({ teamId: z.uuid(), userId: personId() }),
  ignores: ['email', 'name', 'addedAt'],
  output: PersonOfTeam,
  status: 201,
  errors: [teamNotFound, teamMemberNotFound],
  mcp: 'listed',
  async run(context, { teamId, userId }) {
    const { db } = context.services
    const { organizationId, name } = await readTeam(context, teamId)
    const person = await readMember(context, userId)
    const [known] = await db.select().from(teamMembers).where(isInTeam(teamId, userId))
    if (known) return unchanged(context, { ...person, addedAt: iso(known.addedAt) })
    const row = { teamId, userId, addedAt: context.now() }
    const guards = [
      stillAllowed(context),
      teamStays(teamId, organizationId, teamNotFound),
      { condition: isMember(organizationId, userId), refusal: unknownPerson },
    ]
    const answer = { ...person, addedAt: iso(row.addedAt) }
    const summary = `Added ${person.email || person.name || userId} to the team ${name}`
    const note = { organizationId, resource: 'team', resourceId: teamId, summary }
    await commit(context, { ...note, action: 'teams.addMember', guards, answer }, [
      db.insert(teamMembers).values(row).onConflictDoNothing(),
    ])
    return answer
  },
})
