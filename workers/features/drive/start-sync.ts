import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { logError } from '../../../shared/services/log.ts'
import { syncJobName } from './rules.ts'
import type { FolderRow } from './store.ts'

/** How the job is addressed by whoever does not run it. */
const job = { name: syncJobName, version: 1, queue: 'crawls' } as const

export type SyncMessage = Pick<FolderRow, 'kbId' | 'folderId' | 'turn'>

/** Orders the next stretch of syncs. A queue that does not answer delays them: the upkeep takes what still waits. */
export async function startSync(context: Context, ...rows: readonly SyncMessage[]): Promise<void> {
  const messages = rows.map(({ kbId, folderId, turn }) => ({ kbId, folderId, turn }))
  try {
    await enqueueAll(context, job, messages)
  } catch (error) {
    logError({ kind: 'drive.startSync', requestId: context.requestId, error })
  }
}
