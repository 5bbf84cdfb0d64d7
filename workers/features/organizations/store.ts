import { and, eq } from 'drizzle-orm'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { memberships, organizations } from '../../../shared/db/tables/organizations.ts'
import { type MembershipSource, type Role, roleAllows } from '../../../shared/kernel/roles.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { personNeeded } from '../../../shared/kernel/errors.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { organizationNotFound } from './errors.ts'
import { settingsOf, settingsSeenBy } from './rules.ts'
import type { Organization } from './schemas.ts'

export type OrganizationRow = typeof organizations.$inferSelect

export const newest = newestFirst(organizations, 'createdAt', 'organizationId')

/** An organization as who has this role in it sees it. */
export function viewOf({ billingEmail, ...row }: OrganizationRow, role: Role): Organization {
  return {
    ...row,
    ...(roleAllows(role, 'admin') && { billingEmail }),
    settings: settingsSeenBy(role, settingsOf(row.tier, row.settings)),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  }
}

/** The signed-in person. Access keys act for one organization, so what belongs to a person is closed to them. */
export function personOf({ actor }: Context) {
  if (actor.kind === 'user') return actor
  throw personNeeded()
}

/** The organization of the call. */
export async function readOrganization(context: Context): Promise<OrganizationRow> {
  const { organizationId } = tenantOf(context)
  const [row] = await context.services.db
    .select()
    .from(organizations)
    .where(eq(organizations.organizationId, organizationId))
  if (!row) throw organizationNotFound()
  return row
}

/** How many members an organization may have. */
export async function maxMembersOf({ services: { db } }: Context, organizationId: string): Promise<number> {
  const { tier, settings } = organizations
  const [row] = await db
    .select({ tier, settings })
    .from(organizations)
    .where(eq(organizations.organizationId, organizationId))
  if (!row) throw organizationNotFound()
  return settingsOf(row.tier, row.settings).maxMembers
}

/** Organizations of the actor with the actor's role, newest first, `limit` of them. */
export async function organizationsOf(
  context: Context,
  { limit, cursor }: Page,
): Promise<{ organization: OrganizationRow; role: Role; source: MembershipSource }[]> {
  const { actor, services } = context
  if (actor.kind === 'key') return organizationOfKey(context, actor, cursor)
  return services.db
    .select({ organization: organizations, role: memberships.role, source: memberships.source })
    .from(organizations)
    .innerJoin(memberships, eq(memberships.organizationId, organizations.organizationId))
    .where(and(eq(memberships.userId, personOf(context).userId), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit)
}

/** A key is no member, and its organization may have thousands of them. */
async function organizationOfKey(
  { services }: Context,
  { organizationId, role }: Extract<Context['actor'], { kind: 'key' }>,
  cursor: string | undefined,
) {
  const rows = await services.db
    .select()
    .from(organizations)
    .where(and(eq(organizations.organizationId, organizationId), newest.after(cursor)))
  return rows.map((organization) => ({ organization, role, source: 'self' as const }))
}
