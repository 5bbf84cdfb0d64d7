import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { fileTotals, files, knowledgeBases } from '../../../shared/db/tables/knowledge.ts'
import { projects } from '../../../shared/db/tables/projects.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { fileNotFound } from './errors.ts'

export type FileRow = typeof files.$inferSelect

/** The condition for a file that was not deleted. */
export const isLiveFile = (fileId: string) => and(eq(files.fileId, fileId), isNull(files.deletedAt))

/** The condition for one reading of a file that was not deleted. */
export const isReading = ({ fileId, generation }: Pick<FileRow, 'fileId' | 'generation'>) =>
  and(isLiveFile(fileId), eq(files.generation, generation))

/** The condition that what a file belongs to was not deleted: its rows stay until the purge comes to them. */
export const ownerLives = sql`exists (
  select 1 from ${knowledgeBases} where ${knowledgeBases.kbId} = ${files.ownerId} and ${isNull(knowledgeBases.deletedAt)}
  union all
  select 1 from ${projects} where ${projects.projectId} = ${files.ownerId} and ${isNull(projects.deletedAt)})`

/** A file by its id alone, for jobs; undefined when it is gone, or what it belongs to. */
export async function findFile({ services: { db } }: Context, fileId: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(isLiveFile(fileId), ownerLives))
  return row
}

/** A file of an owner of the organization of the call. */
export async function readFileRow(context: Context, ownerId: string, fileId: string): Promise<FileRow> {
  const { organizationId } = tenantOf(context)
  const row = await findFile(context, fileId)
  if (!row || row.ownerId !== ownerId || row.organizationId !== organizationId) throw fileNotFound()
  return row
}

/** The file of an owner that has the same bytes, if there is one. */
export async function findSame(
  { services: { db } }: Context,
  { ownerId, parentFileId = '', hash }: { ownerId: string; parentFileId?: string; hash: string },
): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.ownerId, ownerId),
        eq(files.parentFileId, parentFileId),
        eq(files.hash, hash),
        isNull(files.deletedAt),
      ),
    )
  return row
}

/** The condition for files whose text is there as a whole: they are found, or are cut anew from it. A new one that is on its way is none, since an earlier one may stand for it. */
export const isRead = or(
  eq(files.status, 'indexed'),
  and(
    eq(files.status, 'processing'),
    inArray(files.stage, ['chunking', 'embedding', 'indexing']),
    gt(files.generation, 1),
  ),
)

/** Files that a newly read one takes the place of: what was fetched from its address, or uploaded under its name, before, with what came with them. Attachments replace nothing. */
export async function replacedBy(
  context: Context,
  { ownerId, parentFileId, fileName, fileId, sourceUrl, createdAt }: FileRow,
): Promise<FileRow[]> {
  if (parentFileId !== '') return []
  const earlier = await context.services.db
    .select()
    .from(files)
    .where(
      and(
        eq(files.ownerId, ownerId),
        eq(files.parentFileId, parentFileId),
        sourceUrl === null
          ? and(eq(files.fileName, fileName), isNull(files.sourceUrl))
          : eq(files.sourceUrl, sourceUrl),
        ne(files.fileId, fileId),
        isNull(files.deletedAt),
        sql`(${files.createdAt}, ${files.fileId}) < (${createdAt}, ${fileId})`,
      ),
    )
  return withAttachments(context, earlier)
}

/** The condition that an organization has room for so many more bytes. */
export const roomForBytes = (organizationId: string, bytes: number, maxStorage: number) =>
  sql`(select coalesce(sum(bytes), 0) from ${fileTotals} where organization_id = ${organizationId}) + ${bytes} <= ${maxStorage}`

/** Files and everything that came with them, however deep. */
export async function withAttachments(
  { services: { db } }: Context,
  rows: readonly FileRow[],
): Promise<FileRow[]> {
  const all = [...rows]
  for (let parents = all.slice(); parents.length > 0;) {
    parents = await db
      .select()
      .from(files)
      .where(
        and(
          inArray(files.parentFileId, idsIn(parents.map(({ fileId }) => fileId))),
          // Written out, so that the index of attachments serves it.
          sql`parent_file_id <> ''`,
          isNull(files.deletedAt),
        ),
      )
    all.push(...parents)
  }
  return all
}

/** Whether what a file belongs to is there and was not deleted. */
export async function hasOwner(
  { services: { db } }: Context,
  { ownerKind, ownerId }: Pick<FileRow, 'ownerKind' | 'ownerId'>,
): Promise<boolean> {
  const rows =
    ownerKind === 'project'
      ? await db
          .select({ id: projects.projectId })
          .from(projects)
          .where(and(eq(projects.projectId, ownerId), isNull(projects.deletedAt)))
      : await db
          .select({ id: knowledgeBases.kbId })
          .from(knowledgeBases)
          .where(and(eq(knowledgeBases.kbId, ownerId), isNull(knowledgeBases.deletedAt)))
  return rows.length > 0
}
