import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Statement } from '../../../shared/db/database.ts'
import { files } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { logError } from '../../../shared/services/log.ts'
import { orderPurges, startPurge } from '../purges/index.ts'
import type { FileRow } from './store.ts'

/**
 * Statements that delete files with what came with them, and order that what they left in other stores is removed. What came with a mail is looked up as they run: a
 * mail may be on its way that brings more.
 */
export function removal(context: Context, rows: readonly FileRow[]): Statement[] {
  if (rows.length === 0) return []
  const { db } = context.services
  const all = withAllBelow(rows.map(({ fileId }) => fileId))
  const deleted = sql`select ${files.fileId} as id, ${files.organizationId} as organization from ${files}
    where ${files.deletedAt} is not null and ${inArray(files.fileId, all)}`
  return [
    db
      .update(files)
      .set({ fileName: '', deletedAt: context.now() })
      .where(and(isNull(files.deletedAt), inArray(files.fileId, all))),
    orderPurges(context, 'file', deleted),
  ]
}

/** Ids of files, and of all that came with them, however deep. */
const withAllBelow = (ids: readonly string[]) => sql`(
  with recursive below(id) as (
    select value from json_each(${JSON.stringify(ids)}) union
    select file_id from files join below on files.parent_file_id = below.id where files.parent_file_id <> ''
  ) select id from below)`

/** Goes on with a removal once it is written: at once in the index, so that no search counts them any more, and in the background everywhere else. */
export async function finishRemoval(context: Context, rows: readonly FileRow[]): Promise<void> {
  await forget(context, rows)
  for (const { fileId } of rows) await startPurge(context, fileId)
}

/** Should the index not answer, the purge does it. */
async function forget(context: Context, rows: readonly FileRow[]): Promise<void> {
  try {
    for (const { ownerId, fileId } of rows)
      await context.services.knowledgeIndexes.getByName(ownerId).remove({ fileId })
  } catch (error) {
    logError({ kind: 'documents.forget', requestId: context.requestId, error })
  }
}
