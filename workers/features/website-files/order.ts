import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { logError } from '../../../shared/services/log.ts'

export const fileJobName = 'websites.advanceFile'

/** How the job is addressed by whoever does not run it. */
const job = { name: fileJobName, version: 1, queue: 'jobs' } as const

interface Named {
  jobId: string
  websiteId: string
}

const named = ({ jobId, websiteId }: Named): Named => ({ jobId, websiteId })

/** Orders the next step from within a step: where the queue does not answer, the message of this step comes again. */
export const orderNext = (context: Context, file: Named): Promise<void> =>
  enqueueAll(context, job, [named(file)])

/** Orders a step. A queue that does not answer delays it: the upkeep takes what still waits. */
export async function order(context: Context, ...files: readonly Named[]): Promise<void> {
  try {
    await enqueueAll(context, job, files.map(named))
  } catch (error) {
    logError({ kind: 'websites.orderFile', requestId: context.requestId, error })
  }
}
