import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { auditEntries } from '../../../shared/db/tables/audit.ts'
import { ciTriggers } from '../../../shared/db/tables/ci-triggers.ts'
import { users } from '../../../shared/db/tables/identity.ts'
import { accessKeys, memberships } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'

const newest = newestFirst(auditEntries, 'at', 'auditId')

/** The id in an actor such as `user:…`, as the database reads it. */
const idAfter = (kind: 'user' | 'key' | 'trigger') =>
  sql`case when ${auditEntries.actor} like ${`${kind}:%`} then substr(${auditEntries.actor}, ${kind.length + 2}) end`

/** What was changed in the organization of the call, newest first. Actors have the names that they have now, because people, keys and triggers may be renamed or gone. */
export async function auditOf(context: Context, { limit, cursor }: Page) {
  const { organizationId } = tenantOf(context)
  const rows = await context.services.db
    .select({
      ...getTableColumns(auditEntries),
      actorName: sql<
        string | null
      >`coalesce(nullif(${users.name}, ''), ${accessKeys.name}, ${ciTriggers.name})`,
      // Where somebody can be reached is no longer the business of those whom they left.
      actorEmail: sql<
        string | null
      >`case when ${memberships.userId} is not null then nullif(${users.email}, '') end`,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.userId, idAfter('user')))
    .leftJoin(
      memberships,
      and(eq(memberships.organizationId, organizationId), eq(memberships.userId, users.userId)),
    )
    .leftJoin(
      accessKeys,
      and(eq(accessKeys.keyId, idAfter('key')), eq(accessKeys.organizationId, organizationId)),
    )
    .leftJoin(
      ciTriggers,
      and(eq(ciTriggers.triggerId, idAfter('trigger')), eq(ciTriggers.organizationId, organizationId)),
    )
    .where(and(eq(auditEntries.organizationId, organizationId), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
  const { items, nextCursor } = newest.page(rows, limit)
  return {
    entries: items.map((entry) => ({ ...entry, at: iso(entry.at) })),
    nextCursor,
  }
}
