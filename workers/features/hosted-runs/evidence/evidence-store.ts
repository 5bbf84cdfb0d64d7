import type { ManifestFile } from '../../../../shared/domain/evidence/manifest.ts'

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

export function createEvidenceStore(bucket: R2Bucket): EvidenceStore {
  const files: ManifestFile[] = []
  const warnings: string[] = []
  return {
    files,
    warnings,
    async put({ body, ...file }) {
      const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
      try {
        const digest = await crypto.subtle.digest('SHA-256', bytes)
        await bucket.put(file.key, bytes, { httpMetadata: { contentType: file.mediaType }, sha256: digest })
        files.push({ ...file, sizeBytes: bytes.length, sha256: Buffer.from(digest).toString('hex') })
        return file.key
      } catch {
        warnings.push(`${file.key.split('/').slice(2).join('/')} could not be stored.`)
        return null
      }
    },
  }
}
