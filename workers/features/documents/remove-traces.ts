import type { Context } from '../../../shared/kernel/context.ts'
import { purgeFiles } from '../../../shared/kernel/purge-part.ts'
import { keyOf } from './keys.ts'
import { removeSent } from './remove-sent.ts'
import { type FileRow, hasOwner } from './store.ts'

/**
 * Removes what a file has in the index and in the store of files; where the base or project itself is gone, the whole index, which a late message may have
 * begun anew. Safe to repeat; returns how many things went.
 */
export async function removeTraces(
  context: Context,
  row: Pick<FileRow, 'ownerKind' | 'ownerId' | 'fileId'>,
): Promise<number> {
  const index = context.services.knowledgeIndexes.getByName(row.ownerId)
  const isOwned = await hasOwner(context, row)
  const removed = isOwned ? await index.remove({ fileId: row.fileId }) : 0
  const sent = await removeSent(context, row.ownerId, isOwned ? 'abandoned' : 'all')
  const chunks = isOwned ? removed : await index.erase()
  return chunks + sent + (await purgeFiles(context, keyOf(row, '')))
}
