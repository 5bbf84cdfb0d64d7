import type { KeptFile } from './types.ts'

interface Fresh {
  files: readonly KeptFile[]
  /** Whether the service has more behind them. */
  hasMore: boolean
}

/** A list, newest first, level with its newest page as it was read again: what is new stands in front, and what is gone from that page goes. What lies behind it stays. */
export function merged(known: readonly KeptFile[], { files, hasMore }: Fresh): readonly KeptFile[] {
  const last = files.at(-1)
  if (!hasMore || !last) return files
  const fresh = new Set(files.map(({ fileId }) => fileId))
  const behind = known.filter(({ fileId, createdAt }) => !fresh.has(fileId) && createdAt <= last.createdAt)
  return [...files, ...behind]
}
