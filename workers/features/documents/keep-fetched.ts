import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { jsonColumns, jsonRows } from '../../../shared/db/rows-of-json.ts'
import { files, uploads } from '../../../shared/db/tables/knowledge.ts'
import { formatOf } from '../../../shared/domain/file-formats/document-formats.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { organizationSettings } from '../organizations/index.ts'
import { storageFull } from './errors.ts'
import { keyOf } from './keys.ts'
import { ofBases } from './owners.ts'
import { cleanName } from './rules.ts'
import { startReading } from './start-reading.ts'
import { type FileRow, roomForBytes } from './store.ts'
import { unread } from './upload.ts'

/** What was fetched for a base; its name ends as its format asks for. */
export interface FetchedDocument {
  sourceUrl: string
  fileName: string
  bytes: Uint8Array
}

interface Keeping {
  kbId: string
  organizationId: string
  createdBy: string
  documents: readonly FetchedDocument[]
  from?: 'website' | 'drive'
}

/** The file that has the bytes of a document; `sourceUrl` is where that one came from, null for an upload. */
export type KeptFile = Pick<FileRow, 'fileId' | 'sourceUrl' | 'fileName'>

/**
 * Makes files of a base of what was fetched, in one transaction, and orders their reading. Each takes the place of what was fetched from its address before once
 * it is indexed. Bytes that the base has already give the file that has them, whoever brought it, so doing it again makes nothing twice. Returns a file for
 * each document, in their order. Throws what a base refuses: that it is gone, archived, or the organization's room is full.
 */
export async function keepFetched(context: Context, keeping: Keeping): Promise<KeptFile[]> {
  if (keeping.documents.length === 0) return []
  const rows = keeping.documents.map((document) => rowOf(context, keeping, document))
  const known = await withHashes(context, keeping.kbId, rows)
  const fresh = rows.filter(({ hash }) => !known.has(hash))
  await store(context, fresh, keeping)
  await insert(context, fresh, keeping)
  const kept = await withHashes(context, keeping.kbId, rows)
  const isOurs = ({ fileId, hash }: FileRow) => kept.get(hash)?.fileId === fileId
  const others = fresh.filter((row) => !isOurs(row))
  if (others.length > 0) await context.services.files.delete(others.map((row) => keyOf(row, 'original')))
  await startReading(context, ...fresh.filter(isOurs))
  return rows.map((row) => kept.get(row.hash) ?? row)
}

function rowOf(
  context: Context,
  { kbId, organizationId, createdBy }: Keeping,
  { sourceUrl, fileName: given, bytes }: FetchedDocument,
): FileRow {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const fileName = cleanName(given)
  const now = context.now()
  return {
    ...unread,
    fileId: context.services.ids.uuid(),
    organizationId,
    ownerKind: 'knowledge_base',
    ownerId: kbId,
    parentFileId: '',
    fileName,
    fileType: formatOf(fileName)?.fileType ?? '',
    fileSize: bytes.length,
    hash,
    sourceUrl,
    createdBy,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
}

/** Live files of a base by their hashes. */
async function withHashes({ services: { db } }: Context, kbId: string, rows: readonly FileRow[]) {
  const found = await db
    .select({
      fileId: files.fileId,
      sourceUrl: files.sourceUrl,
      fileName: files.fileName,
      hash: files.hash,
    })
    .from(files)
    .where(
      and(
        eq(files.ownerId, kbId),
        eq(files.parentFileId, ''),
        inArray(files.hash, idsIn(rows.map(({ hash }) => hash))),
        isNull(files.deletedAt),
      ),
    )
  return new Map(found.map((file) => [file.hash, file]))
}

/** The bytes first; a row says that they lie there, so that the upkeep finds them where a crash lets no file come of it. */
async function store(context: Context, rows: readonly FileRow[], { documents }: Keeping): Promise<void> {
  if (rows.length === 0) return
  const { db, files: objects } = context.services
  const begun = rows.map((row) => ({
    fileId: row.fileId,
    key: keyOf(row, 'original'),
    uploadId: '',
    startedAt: row.createdAt,
  }))
  await db.insert(uploads).select(sql`select ${jsonColumns(uploads)} from json_each(${arrayOf(begun)})`)
  const bytesOf = new Map(documents.map(({ sourceUrl, bytes }) => [sourceUrl, bytes]))
  await Promise.all(
    rows.map((row) =>
      objects.put(keyOf(row, 'original'), bytesOf.get(row.sourceUrl ?? '') ?? new Uint8Array()),
    ),
  )
}

const arrayOf = (rows: readonly object[]) => `[${jsonRows(rows).join(',')}]`

async function insert(
  context: Context,
  rows: readonly FileRow[],
  { kbId, organizationId, from = 'website' }: Keeping,
): Promise<void> {
  const [first] = rows
  if (!first) return
  const { db } = context.services
  const bytes = rows.reduce((sum, { fileSize }) => sum + fileSize, 0)
  const { maxStorage } = await organizationSettings({
    ...context,
    tenant: { organizationId, role: 'member' },
  })
  const guards = [
    ...ofBases.takesFiles(kbId, organizationId),
    { condition: roomForBytes(organizationId, bytes, maxStorage), refusal: storageFull },
  ]
  const more = rows.length > 1 ? ` and ${rows.length - 1} more` : ''
  const note = {
    resource: 'knowledge_base',
    resourceId: kbId,
    summary: `Fetched the ${from === 'drive' ? 'file' : 'page'} ${first.fileName}${more}`,
  }
  await commit(context, { organizationId, action: 'documents.keepFetched', ...note, guards }, [
    db
      .insert(files)
      .select(sql`select ${jsonColumns(files)} from json_each(${arrayOf(rows)}) where true`)
      // Somebody else has brought the same bytes at the same time.
      .onConflictDoNothing(),
    db.delete(uploads).where(inArray(uploads.fileId, idsIn(rows.map(({ fileId }) => fileId)))),
  ])
}
