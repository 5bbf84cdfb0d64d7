import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { files, uploads } from '../../../shared/db/tables/knowledge.ts'
import { isUniqueViolation } from '../../../shared/db/unique-violation.ts'
import { formatOf } from '../../../shared/domain/file-formats/document-formats.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { isServiceError } from '../../../shared/kernel/errors.ts'
import type { Attachment } from '../../../shared/services/extractor.ts'
import { uuidV8 } from '../../../shared/services/ids.ts'
import { organizationSettings } from '../organizations/index.ts'
import { fileNotFound, storageFull } from './errors.ts'
import { noteUpload, removeUpload } from './file-sink.ts'
import { keyOf } from './keys.ts'
import { cleanName } from './rules.ts'
import { startReading } from './start-reading.ts'
import { type FileRow, findFile, findSame, isLiveFile, roomForBytes } from './store.ts'
import { unread } from './upload.ts'

/** A mail may hold a mail that holds a mail. */
const deepest = 3

/**
 * Makes files of what came with a mail, each once, and orders their reading. Returns sentences on what was left out: what could not be read anyway, what
 * there is no room for, and what lies too deep.
 */
export async function keepAttachments(
  context: Context,
  mail: FileRow,
  attachments: readonly Attachment[],
): Promise<string[]> {
  if ((await depthOf(context, mail)) >= deepest)
    return [`What came with this mail was left out: mails within mails are read ${deepest} deep.`]
  const warnings: string[] = []
  for (const attachment of attachments) {
    const fileName = cleanName(attachment.fileName)
    const format = formatOf(fileName)
    if (!format)
      warnings.push(
        `The attachment ${fileName} was left out: its kind cannot be read. Save it as one that can, and upload it.`,
      )
    else if (attachment.bytes.byteLength > format.mostBytes)
      warnings.push(`The attachment ${fileName} was left out: it is too large.`)
    else if (!(await keep(context, mail, { ...attachment, fileName, fileType: format.fileType })))
      warnings.push(`The attachment ${fileName} was left out: the organization has no room for it.`)
  }
  return warnings
}

async function depthOf(context: Context, { parentFileId }: FileRow): Promise<number> {
  let depth = 0
  for (let above = parentFileId; above !== '' && depth < deepest; depth++)
    above = (await findFile(context, above))?.parentFileId ?? ''
  return depth
}

/** False where there is no room for it. */
async function keep(
  context: Context,
  mail: FileRow,
  { bytes, fileName, fileType }: Attachment & { fileType: string },
): Promise<boolean> {
  const { files: store } = context.services
  const { organizationId, ownerKind, ownerId, fileId: parentFileId, createdBy } = mail
  const data = new Uint8Array(bytes)
  const hash = createHash('sha256').update(data).digest('hex')
  if (await findSame(context, { ownerId, parentFileId, hash })) return true
  // The same id for the same attachment: a message that comes twice stores it once.
  const fileId = await uuidV8(`attachment:${parentFileId}:${mail.generation}:${hash}`)
  const now = context.now()
  const row: FileRow = {
    ...unread,
    fileId,
    organizationId,
    ownerKind,
    ownerId,
    parentFileId,
    fileName,
    fileType,
    hash,
    createdBy,
    fileSize: data.byteLength,
    sourceUrl: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
  const target = { fileId, key: keyOf(row, 'original') }
  await noteUpload(context, target)
  await store.put(target.key, data)
  try {
    await insert(context, row)
    await startReading(context, row)
    return true
  } catch (error) {
    const isThere = isUniqueViolation(error, 'files.')
    // A transaction that was made may lose its answer: the file needs its bytes then. The message comes again and stores them under the same name.
    if (!isThere && !isServiceError(error)) throw error
    await removeUpload(context, { ...target, uploadId: '' })
    return isThere
  }
}

async function insert(context: Context, row: FileRow): Promise<void> {
  const { organizationId, parentFileId, fileId, fileName } = row
  const { db } = context.services
  const { maxStorage } = await organizationSettings({
    ...context,
    tenant: { organizationId, role: 'member' },
  })
  const guards = [
    {
      condition: sql`exists (select 1 from ${files} where ${isLiveFile(parentFileId)})`,
      refusal: fileNotFound,
    },
    { condition: roomForBytes(organizationId, row.fileSize, maxStorage), refusal: storageFull },
  ]
  const note = { resource: 'file', resourceId: fileId, summary: `Kept the attachment ${fileName}` }
  await commit(context, { organizationId, action: 'documents.keepAttachment', ...note, guards }, [
    db.insert(files).values(row),
    db.delete(uploads).where(eq(uploads.fileId, fileId)),
  ])
}
