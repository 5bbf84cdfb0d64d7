import { and, desc, eq } from 'drizzle-orm'
import { after } from '../../../shared/db/pagination.ts'
import { memberships, organizations } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { forbidden } from '../../../shared/kernel/errors.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { organizationNotFound } from './errors.ts'
import { type OrganizationSettings, settingsOf } from './rules.ts'
import type { Organization } from './schemas.ts'

export type OrganizationRow = typeof organizations.$inferSelect

const position = { at: organizations.createdAt, id: organizations.organizationId }

/** An organization as clients see it. */
export function viewOf(row: OrganizationRow): Organization {
  return {
    ...row,
    settings: settingsOf(row.tier, row.settings as Partial<OrganizationSettings>),
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}

/** The signed-in person. Access keys act for one organization, so what belongs to a person is closed to them. */
export function personOf({ actor }: Context) {
  if (actor.kind === 'user') return actor
  throw forbidden({ message: 'This needs a person: an access key acts for one organization only' })
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

/** Organizations of the actor, newest first. */
export async function organizationsOf(
  context: Context,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<OrganizationRow[]> {
  const { actor, services } = context
  const mine =
    actor.kind === 'key'
      ? eq(organizations.organizationId, actor.organizationId)
      : eq(memberships.userId, personOf(context).userId)
  const rows = await services.db
    .selectDistinct({ organization: organizations })
    .from(organizations)
    .innerJoin(memberships, eq(memberships.organizationId, organizations.organizationId))
    .where(and(mine, after(position, cursor)))
    .orderBy(desc(position.at), desc(position.id))
    .limit(limit)
  return rows.map(({ organization }) => organization)
}
