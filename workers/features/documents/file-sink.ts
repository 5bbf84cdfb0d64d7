import { eq } from 'drizzle-orm'
import { files, uploads } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { logError } from '../../../shared/services/log.ts'

interface Target {
  fileId: string
  key: string
}

/**
 * Takes a file in parts into the store of files: a small one in one piece, a larger one as a multipart upload. A row says that it has begun, so that
 * the upkeep finds what a process that dies leaves behind; whoever makes the file known deletes that row in the same transaction.
 */
export async function openSink(context: Context, { fileId, key }: Target) {
  const { files: store } = context.services
  await noteUpload(context, { fileId, key })
  let upload: R2MultipartUpload | undefined
  const parts: R2UploadedPart[] = []
  return {
    take: async (part: Uint8Array, isLast: boolean): Promise<void> => {
      if (isLast && !upload) return void (await store.put(key, part))
      upload ??= await begin(context, { fileId, key })
      if (part.length > 0) parts.push(await upload.uploadPart(parts.length + 1, part))
      if (isLast) await upload.complete(parts)
    },
    /** Leaves nothing behind; what the store refuses to remove now, the upkeep does. */
    discard: async (): Promise<void> => {
      await removeUpload(context, { fileId, key, uploadId: upload?.uploadId ?? '' }).catch((error: unknown) =>
        logError({ kind: 'documents.discard', requestId: context.requestId, error }),
      )
    },
  }
}

/** Says that bytes are about to be stored: of a file that may have been begun before, too. */
export async function noteUpload({ services: { db }, now }: Context, { fileId, key }: Target): Promise<void> {
  const begun = { key, uploadId: '', startedAt: now() }
  await db
    .insert(uploads)
    .values({ fileId, ...begun })
    .onConflictDoUpdate({ target: uploads.fileId, set: begun })
}

async function begin(context: Context, { fileId, key }: Target): Promise<R2MultipartUpload> {
  const { db, files: store } = context.services
  const upload = await store.createMultipartUpload(key)
  await db.update(uploads).set({ uploadId: upload.uploadId }).where(eq(uploads.fileId, fileId))
  return upload
}

/** Removes what an upload has stored so far, and its row; of one that a file has come of, the row alone. Safe to repeat. */
export async function removeUpload(
  { services: { db, files: store } }: Context,
  { fileId, key, uploadId }: Target & { uploadId: string },
): Promise<void> {
  const known = await db.select({ fileId: files.fileId }).from(files).where(eq(files.fileId, fileId))
  if (known.length === 0) await removeStored(store, { key, uploadId })
  await db.delete(uploads).where(eq(uploads.fileId, fileId))
}

async function removeStored(
  store: R2Bucket,
  { key, uploadId }: { key: string; uploadId: string },
): Promise<void> {
  if (uploadId) await store.resumeMultipartUpload(key, uploadId).abort().catch(ignoreUnknownUpload)
  await store.delete(key)
}

/** One that was completed or aborted before is unknown, and there is nothing to abort; any other refusal leaves it there, to be tried again. */
function ignoreUnknownUpload(error: unknown): void {
  if (!/\(10024\)/.test(String(error))) throw error
}
