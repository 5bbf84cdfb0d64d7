import type { SyncState } from '../../../shared/db/tables/drive.ts'

/** The job that takes a sync of a folder a stretch further. */
export const syncJobName = 'drive.sync'

/** Of one base. */
export const mostFolders = 50

/** How long after a sync the next one begins by itself. */
const everyMs = 3_600_000

export const nextAfter = (now: number): number => now + everyMs

/** Each stretch of a sync writes how far it is every few seconds. */
const silenceMs = 15_000

/** When a sync goes on of which nothing was heard for a while, because whoever was at it may have died; null while it moves, or nobody is at it. */
export const resumesAt = (
  { status, heldUntil, updatedAt }: { status: string; heldUntil: number; updatedAt: number },
  now: number,
): number | null => {
  const isAtWork = status === 'syncing' || status === 'removing'
  return isAtWork && heldUntil > now && now - updatedAt >= silenceMs ? heldUntil : null
}

export const newSync = (): SyncState => ({
  phase: 'open',
  isWhole: false,
  pageToken: null,
  parentId: null,
  changesTo: null,
  setbacks: 0,
})
