import { and, eq, sql } from 'drizzle-orm'
import { type ListSource, contains, readNumbered } from '../../../shared/db/numbered-pages.ts'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { teamMembers } from '../../../shared/db/tables/analytics.ts'
import { users } from '../../../shared/db/tables/identity.ts'
import { memberships } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { teamMemberNotFound } from './errors.ts'

export const isInTeam = (teamId: string, userId: string) =>
  and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId))

/** Whether somebody belongs to the organization, for any statement. */
export const isMember = (organizationId: string, userId: string) =>
  sql`exists (select 1 from ${memberships} where ${and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId))})`

export const unknownPerson = () =>
  teamMemberNotFound({ details: [{ path: 'userId', message: teamMemberNotFound.sentence }] })

/** A member of the organization of the call. */
export async function readMember(context: Context, userId: string) {
  const { organizationId } = tenantOf(context)
  const [row] = await context.services.db
    .select({ userId: users.userId, email: users.email, name: users.name })
    .from(memberships)
    .innerJoin(users, eq(users.userId, memberships.userId))
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)))
  if (!row) throw unknownPerson()
  return row
}

const newest = newestFirst(teamMembers, 'addedAt', 'userId')

/** The people of a team of the organization of the call, who was added last first. */
export async function membersOf(context: Context, { teamId, limit, cursor }: Page & { teamId: string }) {
  const { rows } = listOf(context, { teamId, search: '' })
  const found = await rows({ after: newest.after(cursor), limit: limit + 1, offset: 0 })
  const { items, nextCursor } = newest.page(found, limit)
  return { members: items.map((person) => ({ ...person, addedAt: iso(person.addedAt) })), nextCursor }
}

/** A page of them by its number, as clients of Umami know people of a team. */
export async function usersOf(
  context: Context,
  { teamId, search, ...asked }: { teamId: string; page: number; pageSize: number; search: string },
) {
  const { items, numbered } = await readNumbered(asked, listOf(context, { teamId, search }))
  const data = items.map(({ userId, email, name, addedAt }) => ({
    id: `${teamId}:${userId}`,
    teamId,
    userId,
    role: 'team-member' as const,
    createdAt: iso(addedAt),
    updatedAt: iso(addedAt),
    user: { id: userId, username: email || name },
  }))
  return { data, ...numbered }
}

interface Person {
  userId: string
  email: string
  name: string
  addedAt: number
}

function listOf(
  { services: { db } }: Context,
  { teamId, search }: { teamId: string; search: string },
): ListSource<Person> {
  const { userId, addedAt } = teamMembers
  const { email, name } = users
  const isUser = eq(users.userId, teamMembers.userId)
  const chosen = and(eq(teamMembers.teamId, teamId), contains([email, name], search))
  return {
    rows: ({ after, limit, offset }) =>
      db
        .select({ userId, email, name, addedAt })
        .from(teamMembers)
        .innerJoin(users, isUser)
        .where(and(chosen, after))
        .orderBy(...newest.order)
        .limit(limit)
        .offset(offset),
    count: async () => {
      const count = sql<number>`count(*)`
      const [all] = await db.select({ count }).from(teamMembers).innerJoin(users, isUser).where(chosen)
      return all?.count ?? 0
    },
  }
}
