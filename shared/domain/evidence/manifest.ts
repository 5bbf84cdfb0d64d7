/** One stored file of a run. `sha256` is lower-case hexadecimal. */
export interface ManifestFile {
  key: string
  kind: 'screenshot' | 'video' | 'har' | 'console' | 'timeline' | 'trace'
  mediaType: string
  sizeBytes: number
  sha256: string
  testCaseId?: string
  stepNumber?: number
}

export interface Manifest {
  version: 1
  executionId: string
  baseUrl: string
  browser: { name: string; version: string } | null
  createdAt: string
  files: ManifestFile[]
  totalSizeBytes: number
  /** Evidence that is missing, and why. */
  warnings: string[]
}

/** The list of everything that a run left behind, so that a reader can tell whether it is complete and unchanged. `now` in milliseconds. */
export function buildManifest(run: {
  executionId: string
  baseUrl: string
  browser: Manifest['browser']
  files: readonly ManifestFile[]
  warnings: readonly string[]
  now: number
}): Manifest {
  return {
    version: 1,
    executionId: run.executionId,
    baseUrl: run.baseUrl,
    browser: run.browser,
    createdAt: new Date(run.now).toISOString(),
    files: [...run.files],
    totalSizeBytes: run.files.reduce((sum, file) => sum + file.sizeBytes, 0),
    warnings: [...run.warnings],
  }
}
