import type { SyncState } from '../../../../shared/db/tables/drive.ts'
import type { Drive } from '../../../../shared/services/drive.ts'
import type { DriveAccess } from '../../../../shared/services/drive-ask.ts'
import type { FolderRow } from '../store.ts'

/** A sync while a stretch of it goes on. */
export interface Sync {
  row: FolderRow
  state: SyncState
  /** Made for each stretch: whoever holds the folder may write. */
  holder: string
  drive: Drive
  access: DriveAccess
  /** When this stretch asks for no more, in milliseconds since the epoch. */
  deadline: number
}

/** How a stretch ends. */
export type Pause =
  /** There is more to do, after a while. */
  | { kind: 'on'; waitMs: number }
  | { kind: 'end'; error?: string }
  /** It was stopped, or somebody else goes on with it. */
  | { kind: 'stopped' }

export const stopped: Pause = { kind: 'stopped' }
export const failed = (error: string): Pause => ({ kind: 'end', error })
