import type { Context } from '../../../shared/kernel/context.ts'
import { logError } from '../../../shared/services/log.ts'
import { keyOf } from './keys.ts'
import { draftsPart } from './stages/reading.ts'
import type { FileRow } from './store.ts'

/** What may hold pages that are pictures: others leave nothing on their way. */
const withPictures: ReadonlySet<string> = new Set(['pdf', 'png', 'jpg'])

/**
 * Removes what the reading of pictures has kept for itself, once a reading has come to its end, with what earlier readings have left. A later one may have begun: what
 * it keeps stays. What cannot be removed now goes with the file.
 */
export async function removeDrafts(context: Context, row: FileRow): Promise<void> {
  if (!withPictures.has(row.fileType)) return
  try {
    const { files } = context.services
    const prefix = keyOf(row, draftsPart)
    for (let cursor: string | undefined; ;) {
      const page = await files.list({ prefix, ...(cursor !== undefined && { cursor }) })
      const keys = page.objects
        .map(({ key }) => key)
        .filter((key) => Number.parseInt(key.slice(prefix.length)) <= row.generation)
      if (keys.length > 0) await files.delete(keys)
      if (!page.truncated) return
      cursor = page.cursor
    }
  } catch (error) {
    logError({ kind: 'documents.removeDrafts', requestId: context.requestId, error })
  }
}
