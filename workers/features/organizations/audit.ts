import { and, eq } from 'drizzle-orm'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { auditEntries } from '../../../shared/db/tables/audit.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'

const newest = newestFirst(auditEntries, 'at', 'auditId')

/** What was changed in the organization of the call, newest first. */
export async function auditOf(context: Context, { limit, cursor }: Page) {
  const { organizationId } = tenantOf(context)
  const rows = await context.services.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.organizationId, organizationId), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
  const { items, nextCursor } = newest.page(rows, limit)
  return {
    entries: items.map((entry) => ({ ...entry, at: iso(entry.at) })),
    nextCursor,
  }
}
