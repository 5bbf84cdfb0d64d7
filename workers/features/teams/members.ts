import { and, eq, sql } from 'drizzle-orm'
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
  const rows = await context.services.db
    .select({
      userId: teamMembers.userId,
      email: users.email,
      name: users.name,
      addedAt: teamMembers.addedAt,
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.userId, teamMembers.userId))
    .where(and(eq(teamMembers.teamId, teamId), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
  const { items, nextCursor } = newest.page(rows, limit)
  return { members: items.map((person) => ({ ...person, addedAt: iso(person.addedAt) })), nextCursor }
}
