import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { files } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import type { FileOwner } from './owners.ts'
import { progressOf } from './rules.ts'
import { type ReadingUnderWay, startReading, underWay } from './start-reading.ts'

interface Reindexing {
  owner: FileOwner
  ownerId: string
  /** All unless given. */
  fileIds?: readonly string[] | undefined
}

/** What is set of files that are read anew from their beginning. */
export const readAnew = ({ now }: Context) => ({
  status: 'processing' as const,
  stage: 'stored' as const,
  progress: progressOf('stored'),
  generation: sql`${files.generation} + 1`,
  error: null,
  updatedAt: now(),
})

/** Orders that files are read anew. What was found of them before is found until then. Returns how many they are. */
export async function reindex(context: Context, { owner, ownerId, fileIds }: Reindexing): Promise<number> {
  const { organizationId } = tenantOf(context)
  const { db } = context.services
  const which = and(
    eq(files.ownerId, ownerId),
    isNull(files.deletedAt),
    fileIds && inArray(files.fileId, idsIn(fileIds)),
  )
  const note = {
    resource: owner.kind,
    resourceId: ownerId,
    summary: `Ordered that files of the ${owner.word} are read anew`,
  }
  const guards = owner.takesFiles(ownerId, organizationId)
  const [rows] = (await commit(
    context,
    { organizationId, action: `${owner.area}.reindex`, ...note, guards },
    [db.update(files).set(readAnew(context)).where(which).returning(underWay)],
  )) as [ReadingUnderWay[]]
  await startReading(context, ...rows)
  return rows.length
}
