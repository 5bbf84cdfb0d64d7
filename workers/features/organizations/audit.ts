import { and, desc, eq } from 'drizzle-orm'
import { after, toPage } from '../../../shared/db/pagination.ts'
import { auditEntries } from '../../../shared/db/tables/audit.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'

const position = { at: auditEntries.at, id: auditEntries.auditId }

/** What was changed in the organization of the call, newest first. */
export async function auditOf(
  context: Context,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const { organizationId } = tenantOf(context)
  const rows = await context.services.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.organizationId, organizationId), after(position, cursor)))
    .orderBy(desc(position.at), desc(position.id))
    .limit(limit + 1)
  const { items, nextCursor } = toPage(rows, limit, ({ at, auditId }) => ({ at, id: auditId }))
  return {
    entries: items.map((entry) => ({ ...entry, at: iso(entry.at) })),
    nextCursor,
  }
}
