import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { teamMembers, teams } from '../../../shared/db/tables/analytics.ts'
import { memberships } from '../../../shared/db/tables/organizations.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { KeyCredential } from './access-keys.ts'
import type { User } from './users.ts'

const mostTeams = 200

/** Who acts, as clients of Umami know people. */
export const umamiUserFields = () => ({
  id: z.string().describe('The person; of an access key the key'),
  username: z.string().describe('The e-mail address; of an access key its name'),
  role: z.enum(['user', 'view-only']).describe('`view-only` for an access key that only reads'),
  isAdmin: z.literal(false).describe('Nobody is an administrator of all organizations'),
})

export const UmamiTeam = once(() =>
  z.object({ id: z.uuid(), name: z.string(), logoUrl: z.null() }).meta({ id: 'TeamOfPerson' }),
)

export const umamiUserOf = ({ userId, email, name }: Pick<User, 'userId' | 'email' | 'name'>) => ({
  id: userId,
  username: email || name,
  role: 'user' as const,
  isAdmin: false as const,
})

export const umamiUserOfKey = ({ actor, name, scopes }: KeyCredential) => ({
  id: actor.keyId,
  username: name,
  role: scopes.includes('write') ? ('user' as const) : ('view-only' as const),
  isAdmin: false as const,
})

/** The teams that somebody is in, of whichever of their organizations. */
export async function teamsOf({ services: { db } }: Context, userId: string) {
  const isMember = and(
    eq(memberships.organizationId, teams.organizationId),
    eq(memberships.userId, teamMembers.userId),
  )
  const rows = await db
    .select({ id: teams.teamId, name: teams.name })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.teamId, teamMembers.teamId))
    .innerJoin(memberships, isMember)
    .where(eq(teamMembers.userId, userId))
    .orderBy(asc(teams.name), asc(teams.teamId))
    .limit(mostTeams)
  return rows.map((team) => ({ ...team, logoUrl: null }))
}
