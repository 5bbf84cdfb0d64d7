import { and, eq } from 'drizzle-orm'
import { type Page, newestFirst } from '../../../shared/db/pagination.ts'
import { accessKeys } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso, isoOrNull } from '../../../shared/schemas/time.ts'
import { accessKeyNotFound } from './errors.ts'
import { scopesOf } from './rules.ts'
import type { AccessKey } from './schemas.ts'

export type KeyRow = typeof accessKeys.$inferSelect

/** A key as its organization sees it: never the secret. */
export function viewOf({
  keyId,
  name,
  scope,
  createdBy,
  createdAt,
  expiresAt,
  lastUsedAt,
}: KeyRow): AccessKey {
  return {
    keyId,
    name,
    scopes: scopesOf(scope),
    createdBy,
    createdAt: iso(createdAt),
    expiresAt: isoOrNull(expiresAt),
    lastUsedAt: isoOrNull(lastUsedAt),
  }
}

const newest = newestFirst(accessKeys, 'createdAt', 'keyId')

export async function keysOf(context: Context, { limit, cursor }: Page) {
  const { organizationId } = tenantOf(context)
  const rows = await context.services.db
    .select()
    .from(accessKeys)
    .where(and(eq(accessKeys.organizationId, organizationId), newest.after(cursor)))
    .orderBy(...newest.order)
    .limit(limit + 1)
  const { items, nextCursor } = newest.page(rows, limit)
  return { accessKeys: items.map(viewOf), nextCursor }
}

export async function readKey(context: Context, keyId: string): Promise<KeyRow> {
  const [row] = await context.services.db.select().from(accessKeys).where(ownKey(context, keyId))
  if (!row) throw accessKeyNotFound()
  return row
}

export const ownKey = (context: Context, keyId: string) =>
  and(eq(accessKeys.keyId, keyId), eq(accessKeys.organizationId, tenantOf(context).organizationId))
