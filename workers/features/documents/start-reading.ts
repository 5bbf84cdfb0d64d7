import { files } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { logError } from '../../../shared/services/log.ts'
import { advanceFileJobName } from './rules.ts'
import type { FileRow } from './store.ts'

/** How the job is addressed by whoever does not run it. */
const job = { name: advanceFileJobName, version: 1, queue: 'documents' } as const

/** A reading of a file, with where the file lies: when its row is gone, what it has left is found by that. */
export type Reading = Pick<FileRow, 'fileId' | 'generation' | 'ownerKind' | 'ownerId'>

/** The same, with how far it is. */
export type ReadingUnderWay = Reading & Pick<FileRow, 'stage' | 'progress'>

/** The fields of a file's row that a reading under way is ordered with. */
export const underWay = {
  fileId: files.fileId,
  generation: files.generation,
  ownerKind: files.ownerKind,
  ownerId: files.ownerId,
  stage: files.stage,
  progress: files.progress,
}

/** Orders the reading of files. A queue that does not answer delays it: the upkeep takes what still waits. */
export async function startReading(context: Context, ...rows: readonly ReadingUnderWay[]): Promise<void> {
  try {
    await orderReading(context, rows)
  } catch (error) {
    logError({ kind: 'documents.startReading', requestId: context.requestId, error })
  }
}

/** The same, and throws what the queue throws. */
export function orderReading(context: Context, rows: readonly ReadingUnderWay[]): Promise<void> {
  const at = context.now()
  const payloads = rows.map(({ fileId, generation, ownerKind, ownerId, stage, progress }) => ({
    fileId,
    generation,
    ownerKind,
    ownerId,
    ordered: { stage, progress, at },
  }))
  return enqueueAll(context, job, payloads)
}
