import { and, eq, inArray } from 'drizzle-orm'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { users } from '../../../shared/db/tables/identity.ts'
import { memberships } from '../../../shared/db/tables/organizations.ts'
import type { Role } from '../../../shared/kernel/roles.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { issuersOf } from '../identity/index.ts'
import { commitWithdrawing } from './commit-withdrawing.ts'
import { memberChanged } from './events.ts'
import { anotherOwner, roleIsStill, stillAllowed } from './guards.ts'
import { type Named, roleChanged } from './team-summaries.ts'

export interface Membership extends Named {
  userId: string
  role: Role
}

const newest = newestFirst(memberships, 'joinedAt', 'userId')

/** The people of the organization of the call, who joined last first. */
export async function membersOf(context: Context, { limit, cursor }: Page) {
  const { organizationId } = tenantOf(context)
  const rows = await context.services.db
    .select({
      userId: memberships.userId,
      email: users.email,
      name: users.name,
      role: memberships.role,
      joinedAt: memberships.joinedAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.userId, memberships.userId))
    .where(and(eq(memberships.organizationId, organizationId), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
  const { items, nextCursor } = newest.page(rows, limit)
  const members = items.map((member) => ({ ...member, joinedAt: iso(member.joinedAt) }))
  return { members, nextCursor }
}

/** Members of the organization of the call who are named by id or by address. Several may share an address that an issuer gave out twice. */
export async function findMembers(
  context: Context,
  { email, userId }: { email?: string | undefined; userId?: string | undefined },
): Promise<Membership[]> {
  const { db, settings } = context.services
  const { organizationId } = tenantOf(context)
  return db
    .select({ userId: memberships.userId, email: users.email, name: users.name, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.userId, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        userId === undefined ? undefined : eq(memberships.userId, userId),
        email === undefined
          ? undefined
          : and(inArray(users.issuer, issuersOf(settings)), eq(users.email, email)),
      ),
    )
    .limit(2)
}

interface Note {
  action: string
  summary: string
  answer?: unknown
}

/** The statement that makes a membership which others gave the person's own. */
export function adoptingMembership({ services: { db } }: Context, organizationId: string, userId: string) {
  const given = and(isMembership(organizationId, userId), eq(memberships.source, 'others'))
  return db.update(memberships).set({ source: 'self' }).where(given)
}

/** Ends a membership. The last owner stays, also when several leave or are removed at once. */
export async function deleteMembership(
  context: Context,
  { userId, role }: Pick<Membership, 'userId' | 'role'>,
  { action, summary, answer }: Note,
): Promise<void> {
  const { organizationId } = tenantOf(context)
  const event = memberChanged.of({
    change: 'removed',
    userId,
    invitationId: null,
    role,
    previousRole: null,
  })
  const guards = [
    stillAllowed(context),
    roleIsStill(organizationId, userId, role),
    ...(role === 'owner' ? [anotherOwner(organizationId, userId)] : []),
  ]
  const change = { organizationId, action, resource: 'member', resourceId: userId, summary }
  const maker = { organizationId, userId, role: null }
  await commitWithdrawing(context, maker, { ...change, events: [event], guards, answer }, [
    context.services.db.delete(memberships).where(isMembership(organizationId, userId)),
  ])
}

/** Gives a member another role. The last owner stays one, also when several change roles at once. */
export async function changeRole(
  context: Context,
  member: Membership,
  { role, answer }: { role: Role; answer: unknown },
): Promise<void> {
  const { userId, role: previousRole } = member
  const { organizationId } = tenantOf(context)
  const event = memberChanged.of({
    change: 'role_changed',
    userId,
    invitationId: null,
    role,
    previousRole,
  })
  const summary = roleChanged(member, previousRole, role)
  const note = {
    organizationId,
    action: 'organizations.changeTeam',
    resource: 'member',
    resourceId: userId,
    summary,
    events: [event],
    answer,
    guards: [
      stillAllowed(context),
      roleIsStill(organizationId, userId, previousRole),
      ...(previousRole === 'owner' && role !== 'owner' ? [anotherOwner(organizationId, userId)] : []),
    ],
  }
  await commitWithdrawing(context, { organizationId, userId, role }, note, [
    context.services.db.update(memberships).set({ role }).where(isMembership(organizationId, userId)),
  ])
}

const isMembership = (organizationId: string, userId: string) =>
  and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId))
