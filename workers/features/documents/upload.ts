import { eq } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { files, uploads } from '../../../shared/db/tables/knowledge.ts'
import { isUniqueViolation } from '../../../shared/db/unique-violation.ts'
import {
  formatOf,
  limitSentence,
  unreadSentence,
} from '../../../shared/domain/file-formats/document-formats.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import { type ReceivedFile, type SizeLimit, receiveUpload } from '../../../shared/kernel/streamed-upload.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { unsupportedUpload } from '../../../shared/kernel/uploads.ts'
import { organizationSettings } from '../organizations/index.ts'
import { storageFull } from './errors.ts'
import { openSink } from './file-sink.ts'
import { keyOf } from './keys.ts'
import { type FileOwner } from './owners.ts'
import { refuseEarly } from './refuse-early.ts'
import { reindex } from './reindex.ts'
import { cleanName, progressOf } from './rules.ts'
import { startReading } from './start-reading.ts'
import { type FileRow, findSame, readFileRow, roomForBytes } from './store.ts'

/** Stores the file of a form for an owner, and orders its reading. Bytes that are there already give the file that has them. */
export async function upload(
  context: Context,
  { owner, ownerId }: { owner: FileOwner; ownerId: string },
  request: Request,
): Promise<FileRow> {
  await refuseEarly(context, { owner, ownerId }, request)
  const fileId = context.services.ids.uuid()
  const key = keyOf({ ownerKind: owner.kind, ownerId, fileId }, 'original')
  const sink = await openSink(context, { fileId, key })
  let mayBeKept = false
  try {
    const accept = (fileName: string) => limitOf(context, cleanName(fileName))
    const received = await receiveUpload(request, { accept, take: sink.take })
    // An upload may take as long as the client likes.
    await context.stillMay?.()
    const same = await findSame(context, { ownerId, hash: received.hash })
    mayBeKept = true
    const row = same
      ? await again(context, owner, same)
      : await keep(context, owner, newRow(context, { owner, ownerId, fileId, received }))
    if (row.fileId !== fileId) await sink.discard()
    return row
  } catch (error) {
    // A transaction that was made may lose its answer: the file needs its bytes then. Those of one that was not made the upkeep removes.
    if (!mayBeKept || isServiceError(error)) await sink.discard()
    throw error
  }
}

/** The file that has these bytes. One that could not be read is read anew: who sends it again hopes for that. */
async function again(context: Context, owner: FileOwner, same: FileRow): Promise<FileRow> {
  if (same.status !== 'error') return same
  const { ownerId, fileId } = same
  await reindex(context, { owner, ownerId, fileIds: [fileId] })
  return readFileRow(context, ownerId, fileId)
}

const megabyte = 2 ** 20

/** How large a file of this name may be. Throws for one that could not be read, before its bytes have come. */
function limitOf({ services: { settings } }: Context, fileName: string): SizeLimit {
  const format = formatOf(fileName)
  if (!format) throw unsupportedUpload({ message: unreadSentence(fileName) })
  const most = Math.min(settings.MAX_FILE_MB * megabyte, format.mostBytes)
  return { maxBytes: most, sentence: limitSentence(format.fileType, most) }
}

interface Arrived {
  owner: FileOwner
  ownerId: string
  fileId: string
  received: ReceivedFile
}

function newRow(context: Context, { owner, ownerId, fileId, received }: Arrived): FileRow {
  const fileName = cleanName(received.fileName)
  const now = context.now()
  return {
    ...unread,
    fileId,
    organizationId: tenantOf(context).organizationId,
    ownerKind: owner.kind,
    ownerId,
    parentFileId: '',
    fileName,
    fileType: formatOf(fileName)?.fileType ?? '',
    fileSize: received.size,
    hash: received.hash,
    sourceUrl: null,
    createdBy: actorId(context.actor),
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
}

/** What is known of a file before it is read for the first time. */
export const unread = {
  status: 'uploaded',
  stage: 'stored',
  progress: progressOf('stored'),
  generation: 1,
  chunkCount: 0,
  characters: 0,
  pages: null,
  warnings: [],
  error: null,
} satisfies Partial<FileRow>

async function keep(context: Context, owner: FileOwner, row: FileRow): Promise<FileRow> {
  const { organizationId, ownerId, fileId, fileName } = row
  const { db } = context.services
  const { maxStorage } = await organizationSettings(context)
  const guards = [
    ...owner.takesFiles(ownerId, organizationId),
    { condition: roomForBytes(organizationId, row.fileSize, maxStorage), refusal: storageFull },
  ]
  const note = { resource: 'file', resourceId: fileId, summary: `Uploaded the file ${fileName}` }
  try {
    await commit(context, { organizationId, action: `${owner.area}.upload`, ...note, guards }, [
      db.insert(files).values(row),
      db.delete(uploads).where(eq(uploads.fileId, fileId)),
    ])
  } catch (error) {
    // Somebody else has uploaded the same bytes at the same time.
    const same = isUniqueViolation(error, 'files.owner_id') ? await findSame(context, row) : undefined
    if (same) return same
    throw error
  }
  await startReading(context, row)
  return row
}
