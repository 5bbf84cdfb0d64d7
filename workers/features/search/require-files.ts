import { and, inArray, isNull } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { files } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { fileNotFound } from '../documents/index.ts'
import type { Place } from './places.ts'

/** Refuses ids of files that lie in none of some places, each by its place in the field `fileIds`. */
export async function requireFilesOf(
  { services: { db } }: Context,
  places: readonly Pick<Place, 'ownerId'>[],
  fileIds: readonly string[] = [],
): Promise<void> {
  if (fileIds.length === 0) return
  const rows = await db
    .select({ fileId: files.fileId, ownerId: files.ownerId })
    .from(files)
    .where(and(inArray(files.fileId, idsIn(fileIds)), isNull(files.deletedAt)))
  const owners = new Set(places.map(({ ownerId }) => ownerId))
  const known = new Set(rows.filter(({ ownerId }) => owners.has(ownerId)).map(({ fileId }) => fileId))
  const details = fileIds.flatMap((fileId, at) =>
    known.has(fileId) ? [] : [{ path: `fileIds.${at}`, message: fileNotFound.sentence }],
  )
  if (details.length > 0) throw fileNotFound({ details })
}
