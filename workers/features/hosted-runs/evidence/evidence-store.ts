import type { ManifestFile } from '../../../../shared/domain/evidence/manifest.ts'
import { unlessAborted } from '../unless-aborted.ts'
import { inTime } from '../../../../shared/kernel/in-time.ts'

const putTimeoutMs = 30_000
/** Of a run that was stopped, what storage has not taken by then is left out. */
const stoppedTimeoutMs = 400
const retryAfterMs = 200

export interface StoredFile {
  key: string
  kind: ManifestFile['kind']
  mediaType: string
  body: Uint8Array<ArrayBuffer> | string
  testCaseId?: string
  stepNumber?: number
}

/** Stores files of one case or run and remembers them for the manifest. */
export interface EvidenceStore {
  files: ManifestFile[]
  warnings: string[]
  /** Returns the key, or null when storing failed: a run ends truthfully without a file, and says which is missing. */
  put: (file: StoredFile) => Promise<string | null>
}

export function createEvidenceStore(bucket: R2Bucket, signal: AbortSignal): EvidenceStore {
  const files: ManifestFile[] = []
  const warnings: string[] = []
  let stoppedAt = Date.now()
  signal.addEventListener('abort', () => {
    stoppedAt = Date.now()
  })
  const write = async (key: string, bytes: Uint8Array<ArrayBuffer>, options: R2PutOptions): Promise<void> => {
    const writing = bucket.put(key, bytes, options).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs))
      return bucket.put(key, bytes, options)
    })
    const patient = inTime(writing, putTimeoutMs)
    await unlessAborted(signal, patient).catch((error: unknown) => {
      if (!signal.aborted) throw error
      return inTime(writing, Math.max(0, stoppedAt + stoppedTimeoutMs - Date.now()))
    })
  }
  return {
    files,
    warnings,
    async put({ body, ...file }) {
      const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
      try {
        const digest = await crypto.subtle.digest('SHA-256', bytes)
        await write(file.key, bytes, { httpMetadata: { contentType: file.mediaType }, sha256: digest })
        files.push({ ...file, sizeBytes: bytes.length, sha256: Buffer.from(digest).toString('hex') })
        return file.key
      } catch {
        warnings.push(`${file.key.split('/').slice(2).join('/')} could not be stored.`)
        return null
      }
    },
  }
}
