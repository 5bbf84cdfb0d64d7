import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import { type Guard, refusedNow } from '../../../shared/db/guard.ts'
import { files } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { mostOtherBytes } from '../../../shared/kernel/streamed-upload.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { organizationSettings } from '../organizations/index.ts'
import { storageFull } from './errors.ts'
import type { FileOwner } from './owners.ts'
import { roomForBytes } from './store.ts'

/**
 * Throws what an upload will be refused for anyway, before its bytes have come: because its owner takes no files, or because there is no room for what its
 * form must hold at least. A file that may be there already is let through: it takes no room.
 */
export async function refuseEarly(
  context: Context,
  { owner, ownerId }: { owner: FileOwner; ownerId: string },
  { headers }: Request,
): Promise<void> {
  const { organizationId } = tenantOf(context)
  const { maxStorage } = await organizationSettings(context)
  const length = lengthOf(headers)
  const least = Math.max(0, (length ?? 0) - mostOtherBytes)
  const isRoom = roomForBytes(organizationId, least, maxStorage)
  const room: Guard = {
    condition: sql`(${isRoom} or ${isAsLong(ownerId, least, length)})`,
    refusal: storageFull,
  }
  const refusal = await refusedNow(context.services.db, [...owner.takesFiles(ownerId, organizationId), room])
  if (refusal) throw refusal
}

/** Of the whole form, where the client says it. */
function lengthOf(headers: Headers): number | undefined {
  const said = headers.get('content-length') ?? ''
  return /^\d{1,15}$/.test(said) ? Number(said) : undefined
}

/** Whether the owner has a file that could be the one of a form so long. */
const isAsLong = (ownerId: string, least: number, most: number | undefined) =>
  sql`exists (select 1 from ${files} where ${and(
    eq(files.ownerId, ownerId),
    eq(files.parentFileId, ''),
    isNull(files.deletedAt),
    gte(files.fileSize, least),
    most === undefined ? undefined : lte(files.fileSize, most),
  )})`
