import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { files } from '../../../shared/db/tables/knowledge.ts'
import { formatOf } from '../../../shared/domain/file-formats/document-formats.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { ofBases } from './owners.ts'
import { readAnew } from './reindex.ts'
import { cleanName } from './rules.ts'
import { type ReadingUnderWay, startReading, underWay } from './start-reading.ts'

interface Renaming {
  kbId: string
  organizationId: string
  /** Files with the names that they have now, as their sources call them. */
  files: readonly { fileId: string; fileName: string; wasNamed: string }[]
}

/**
 * Gives files of a base the names that they have at their source by now, and orders their reading: a file is found by its name, too. Those that are called so already
 * stay as they are. Throws what a base refuses: that it is gone or archived.
 */
export async function renameFetched(
  context: Context,
  { kbId, organizationId, files: named }: Renaming,
): Promise<void> {
  const changed = named
    .map((file) => ({ ...file, fileName: cleanName(file.fileName) }))
    .filter(({ fileName, wasNamed }) => fileName !== wasNamed)
    .map(({ fileId, fileName, wasNamed }) => ({
      fileId,
      fileName,
      wasNamed,
      fileType: formatOf(fileName)?.fileType ?? '',
    }))
  const [first] = changed
  if (!first) return
  const { db } = context.services
  const given = JSON.stringify(changed)
  const now = (field: 'fileName' | 'fileType') =>
    sql<string>`(select value ->> ${field} from json_each(${given}) where value ->> 'fileId' = ${files.fileId})`
  const more = changed.length > 1 ? `, and ${changed.length - 1} more` : ''
  const note = {
    resource: 'knowledge_base',
    resourceId: kbId,
    summary: `Renamed the file ${first.wasNamed} to ${first.fileName}${more}, as in the drive`,
  }
  const guards = ofBases.takesFiles(kbId, organizationId)
  const [rows] = (await commit(
    context,
    { organizationId, action: 'documents.renameFetched', ...note, guards },
    [
      db
        .update(files)
        .set({ ...readAnew(context), fileName: now('fileName'), fileType: now('fileType') })
        .where(
          and(
            eq(files.ownerId, kbId),
            inArray(files.fileId, idsIn(changed.map(({ fileId }) => fileId))),
            isNull(files.deletedAt),
          ),
        )
        .returning(underWay),
    ],
  )) as [ReadingUnderWay[]]
  await startReading(context, ...rows)
}
