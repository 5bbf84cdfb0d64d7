import { type SQL, and, eq, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Belonging } from '../kernel/roles.ts'
import type { Context } from '../kernel/context.ts'
import { memberships } from './tables/organizations.ts'

/**
 * The organization of the record that a condition names, with the actor's role there in the same read, because each way to the database takes its
 * time. Undefined when there is no such record.
 * @example
 * const found = await belongingOf(context, websites, eq(websites.websiteId, websiteId))
 */
export async function belongingOf(
  { actor, services: { db } }: Context,
  table: SQLiteTable & { organizationId: SQLiteColumn },
  which: SQL | undefined,
): Promise<Belonging | undefined> {
  const userId = actor.kind === 'user' ? actor.userId : ''
  const [row] = await db
    .select({ organizationId: sql<string>`${table.organizationId}`, role: memberships.role })
    .from(table)
    .leftJoin(
      memberships,
      and(eq(memberships.organizationId, table.organizationId), eq(memberships.userId, userId)),
    )
    .where(which)
  return row
}
